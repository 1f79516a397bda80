import type { FailureList as Content } from '../../../content/work-types.ts';

type FailureListProps = Pick<Content, 'tested' | 'causes'> & Content['states'][number];

const COLUMNS = 20;
const STEP = 16;
/** This number has no common divisor with 200, so wrong answers are spread over the field. */
const SPREAD = 37;

/** A dot for each answer. Wrong answers are coloured by cause, and one of them is quoted. */
export function FailureList({ tested, causes, shows, lines }: FailureListProps) {
  if (shows === 'one') {
    return (
      <dl>
        {lines?.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (shows === 'causes') {
    return (
      <ul>
        {causes.map(([cause, count]) => (
          <li key={cause}>
            {cause} <b>{count}</b>
            <svg viewBox={`0 0 ${COLUMNS * STEP} ${STEP}`} aria-hidden="true">
              <path className="is-wrong" d={rowOf(count, 0)} />
            </svg>
          </li>
        ))}
      </ul>
    );
  }
  const wrong = causes.reduce((sum, [, count]) => sum + count, 0);
  const rows = tested / COLUMNS;
  const places = Array.from({ length: wrong }, (_, index) => (index * SPREAD) % tested);
  return (
    <svg viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`} aria-hidden="true">
      <path d={Array.from({ length: rows }, (_, row) => rowOf(COLUMNS, row)).join('')} />
      <path
        className="is-wrong"
        d={places.map((place) => rowOf(1, Math.floor(place / COLUMNS), place % COLUMNS)).join('')}
      />
    </svg>
  );
}

/** Dots are the round ends of dashes without length (works.css). */
const rowOf = (count: number, row: number, column = 0) =>
  `M${(column + 0.5) * STEP} ${(row + 0.5) * STEP}h${(count - 1) * STEP + 0.1}`;
