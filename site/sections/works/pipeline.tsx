import type { Pipeline as Content } from '../../../content/work-types.ts';

type PipelineProps = Pick<Content, 'steps'> & Content['states'][number];

const STEP = 74;

/** The steps of a release as a line of nodes, up to the one that stopped it, with the last lines of its log. */
export function Pipeline({ steps, passed, stopped, lines }: PipelineProps) {
  return (
    <>
      <svg viewBox={`0 0 ${STEP * steps.length} 106`} aria-hidden="true">
        <path d={`M${STEP / 2} 56H${STEP * (steps.length - 0.5)}`} />
        {stopped === steps.length - 1 && (
          <path
            className="is-back"
            d={`M${STEP * (stopped + 0.5)} 34c0-34-${STEP} -34-${STEP} 0m-7-8 7 9 8-8`}
          />
        )}
        {steps.map((step, index) => (
          <g key={step} className={lookOf(index, passed, stopped)}>
            <circle cx={STEP * (index + 0.5)} cy="56" r="17" />
            <path
              d={`M${STEP * (index + 0.5) - 6} ${index === stopped ? '50l12 12m0-12-12 12' : '56l5 6 8-11'}`}
            />
            <text x={STEP * (index + 0.5)} y="98">
              {step}
            </text>
          </g>
        ))}
      </svg>
      <p className="work-run">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}

function lookOf(index: number, passed: number, stopped?: number): string | undefined {
  if (index === stopped) return 'is-bad';
  return index < passed ? 'is-good' : undefined;
}
