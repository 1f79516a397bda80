import type { Fact, TrainingPage } from '../../content/types.ts';
import { percentages } from './percentages.ts';

/** Weights of the parts, with one bar if all are percentages. */
export function Assessment({ parts }: { parts: NonNullable<TrainingPage['assessment']>['parts'] }) {
  const shares = percentages(parts.map((part) => part.detail));
  return (
    <div className="assessment">
      {shares && <ShareBar shares={shares} />}
      <dl>
        {parts.map((part) => (
          <Part key={part.term} part={part} />
        ))}
      </dl>
    </div>
  );
}

function Part({ part }: { part: Fact }) {
  return (
    <div>
      <dt>{part.term}</dt>
      <dd>{part.detail}</dd>
    </div>
  );
}

const BAR_GAP = 0.6;

function ShareBar({ shares }: { shares: number[] }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      {shares.map((share, index) => {
        const start = shares.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
        return <rect key={start} x={start} width={share - BAR_GAP} height="3" />;
      })}
    </svg>
  );
}
