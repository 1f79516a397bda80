import { APPLICATION_STATES, STATE_LABELS } from '../../domain/submission-state.ts';
import type { OpeningLine } from './view.ts';

/** Numbers of applications for an opening, in total and by stage. */
export function Applications({ id, counts }: { id: string; counts: OpeningLine['applications'] }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return <span className="muted">None yet</span>;
  const steps = APPLICATION_STATES.flatMap((state) =>
    counts[state] === undefined ? [] : `${counts[state]} ${STATE_LABELS[state].toLowerCase()}`,
  );
  return (
    <span>
      <a className="row-link" href={`/applications?job=${encodeURIComponent(id)}`}>
        {total}
        <span className="visually-hidden">{total === 1 ? ' application' : ' applications'}</span>
      </a>
      <span className="cell-note">{steps.join(', ')}</span>
    </span>
  );
}
