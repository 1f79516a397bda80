import type { TimelineFigure } from '../../../content/figure-types.ts';

const DOERS = { us: 'We work', you: 'You work', others: 'Others work' };

/** Rows on one scale: a bar or points, and the time in words. */
export function Timeline({ figure: { unit, length, rows, legend = DOERS } }: { figure: TimelineFigure }) {
  const doers = new Set(rows.map(({ by }) => by));
  const ticks = Array.from({ length }, (_, index) => index + 1);
  return (
    <>
      <div className="timeline">
        <ol>
          {rows.map(({ label, by, when, bar, points = [] }) => (
            <li key={label} className={`by-${by}`}>
              <b>{label}</b>
              <span>{when}</span>
              <svg viewBox={`0 0 ${length} 2`} preserveAspectRatio="none" aria-hidden="true">
                {bar && <path d={`M${bar[0]} 1H${bar[1]}`} />}
                {points.length > 0 && (
                  <path className="points" d={points.map((at) => `M${at} 1h.0001`).join('')} />
                )}
              </svg>
            </li>
          ))}
        </ol>
        <p className="scale" aria-hidden="true">
          <b>{unit}</b>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      </div>
      {doers.size > 1 && (
        <ul className="legend" aria-hidden="true">
          {[...doers].map((by) => (
            <li key={by} className={`by-${by}`}>
              {legend[by]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
