import type { ReactNode } from 'react';

interface BatchEntryProps {
  /** Course of the batch, or its dates on the page of the course. */
  heading: ReactNode;
  /** Text below the heading. */
  dates?: string;
  facts: { term: string; detail: string }[];
  prices: string[];
  seats: string;
  state: 'open' | 'few' | 'full';
  /** Action for visitors. */
  action: ReactNode;
}

const SEATS = { open: 'batch-seats', few: 'batch-seats few', full: 'batch-seats full' };

/** One batch: date, place, fee and availability. */
export function BatchEntry({ heading, dates, facts, prices, seats, state, action }: BatchEntryProps) {
  return (
    <article className="seven-five batch-entry">
      <div>
        <h3>{heading}</h3>
        {dates && <p className="batch-dates">{dates}</p>}
        <dl>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="batch-offer">
        {prices.map((price) => (
          <p key={price}>{price}</p>
        ))}
        <p className={SEATS[state]}>{seats}</p>
        <div className="row batch-actions">{action}</div>
      </div>
    </article>
  );
}
