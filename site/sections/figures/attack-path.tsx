import type { PathFigure } from '../../../content/figure-types.ts';

/** The path crosses lanes, which are columns; on a phone they are a rail beside the steps. */
export function AttackPath({ figure: { lanes, steps } }: { figure: PathFigure }) {
  const [first, ...others] = steps.map(({ lane }, row) => ({ x: lane - 0.5, y: row + 0.5 }));
  if (!first) return null;
  const path = `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}`;
  const stations = [first, ...others].map(({ x, y }) => `M${x} ${y}h.0001`).join('');
  return (
    <div className="attack-path">
      <ul aria-hidden="true">
        {lanes.map((lane) => (
          <li key={lane}>{lane}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 3 ${steps.length}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
        <path className="stations" d={stations} />
      </svg>
      <ol>
        {steps.map(({ lane, place, stop, ...step }) => (
          <li key={place} className={`lane-${lane}`}>
            <small>{lanes[lane - 1]}</small>
            {'takes' in step && <i>With {step.takes}</i>}
            <b>{place}</b>
            <span>{stop}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
