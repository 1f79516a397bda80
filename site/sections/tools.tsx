import type { TrainingPage } from '../../content/types.ts';

/** Tools, grouped by the job they do. */
export function Tools({ groups }: { groups: TrainingPage['tools'] }) {
  return (
    <dl className="tools">
      {groups.map((group) => (
        <div key={group.group}>
          <dt>{group.group}</dt>
          {group.items.map((item) => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
