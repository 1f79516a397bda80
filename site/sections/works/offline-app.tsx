import type { OfflineApp as Content } from '../../../content/work-types.ts';

/** A list on a phone: sent entries, waiting entries, and conflicts between two phones. */
export function OfflineApp({ entries }: Content['states'][number]) {
  return (
    <ul>
      {entries.map(([name, state]) => (
        <li key={name}>
          <b>{name}</b> <span className={state === 'Sent' ? 'is-good' : 'is-open'}>{state}</span>
        </li>
      ))}
    </ul>
  );
}
