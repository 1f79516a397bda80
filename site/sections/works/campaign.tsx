import type { Campaign as Content } from '../../../content/work-types.ts';

type CampaignProps = Pick<Content, 'cap' | 'spent'> & Content['states'][number];

const DAY = 26;
const HEIGHT = 150;
const CAP_AT = 22;

/** Daily spending up to the cap, and the result of each channel. */
export function Campaign({ cap, spent, day, lines }: CampaignProps) {
  if (lines) {
    return (
      <dl>
        {lines.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const totals = spent.map((_, index) => spent.slice(0, index + 1).reduce((sum, amount) => sum + amount, 0));
  return (
    <svg viewBox={`0 0 ${DAY * (spent.length + 2)} ${HEIGHT}`} aria-hidden="true">
      {totals.map((total, index) => {
        const height = Math.round((total / cap) * (HEIGHT - CAP_AT));
        const look = index < day ? 'is-spent' : undefined;
        return (
          <rect
            key={total}
            className={index + 1 === day ? 'is-last' : look}
            x={index * DAY + 2}
            y={HEIGHT - height}
            width={DAY - 6}
            height={height}
          />
        );
      })}
      <path className="is-cap" d={`M0 ${CAP_AT}H${DAY * (spent.length + 2)}`} />
      <text x="2" y={CAP_AT - 8}>
        Cap ₹{cap.toLocaleString('en-IN')}
      </text>
    </svg>
  );
}
