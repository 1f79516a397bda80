import type { RerunReport as Content } from '../../../content/work-types.ts';

type RerunReportProps = Pick<Content, 'actual' | 'baseline'> & Content['states'][number];

const STEP = 36;
const HEIGHT = 110;

/** A chart of results above their baseline, and the run that produced it. The chart is grey while a check fails. */
export function RerunReport({ actual, baseline, doubted, lines }: RerunReportProps) {
  const highest = Math.max(...actual, ...baseline);
  const x = (index: number) => 6 + index * STEP;
  const y = (value: number) => Math.round(HEIGHT - (value / highest) * (HEIGHT - 14));
  const path = (values: number[]) => `M${values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`;
  return (
    <>
      <svg viewBox={`0 0 ${12 + STEP * (actual.length - 1)} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 ${HEIGHT - 1}h300M0 74h300M0 38h300`} />
        <path className="is-baseline" d={path(baseline)} />
        <path className={doubted === undefined ? 'is-actual' : 'is-doubted'} d={path(actual)} />
        {doubted !== undefined && <circle cx={x(doubted)} cy={y(actual[doubted] ?? 0)} r="11" />}
      </svg>
      <p className="work-run">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}
