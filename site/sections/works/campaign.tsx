import type { Campaign as Content } from '../../../content/work-types.ts';

type CampaignProps = Pick<Content, 'cap' | 'spent'> & Content['states'][number];

const DAY = 26;
const HEIGHT = 150;
const CAP_AT = 22;

/** What is spent from day to day, up to the cap; at the end what each channel brought. */
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
  let total = 0;
  return (
    <svg viewBox={`0 0 ${DAY * (spent.length + 2)} ${HEIGHT}`} aria-hidden="true">
      {spent.map((amount, index) => {
        total += amount;
        const height = Math.round((total / cap) * (HEIGHT - CAP_AT));
        const look = index < day ? 'is-spent' : undefined;
        return (
          <rect
            key={`${index} ${amount}`}
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
