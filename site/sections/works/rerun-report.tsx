import type { RerunReport as Content } from '../../../content/work-types.ts';

type RerunReportProps = Pick<Content, 'actual' | 'baseline'> & Content['states'][number];

const STEP = 36;
const HEIGHT = 110;

/** A chart of what was measured over its baseline, as far as the checks let it be drawn, and the run that made it. */
export function RerunReport({ actual, baseline, isDrawn, lines }: RerunReportProps) {
  const highest = Math.max(...actual, ...baseline);
  const path = (values: number[]) =>
    `M${values.map((value, index) => `${6 + index * STEP} ${Math.round(HEIGHT - (value / highest) * (HEIGHT - 10))}`).join('L')}`;
  return (
    <>
      <svg viewBox={`0 0 ${12 + STEP * (actual.length - 1)} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 ${HEIGHT - 1}h300M0 74h300M0 38h300`} />
        {isDrawn ? (
          <>
            <path className="is-baseline" d={path(baseline)} />
            <path className="is-actual" d={path(actual)} />
          </>
        ) : (
          <path className="is-missing" d="M84 20l132 72M216 20L84 92" />
        )}
      </svg>
      <p className="work-run">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}
