import type { OfflineApp as Content } from '../../../content/work-types.ts';

/** A list on a phone: what is sent, what waits, what two phones say differently. */
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
