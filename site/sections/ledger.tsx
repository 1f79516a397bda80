import type { Item } from '../../content/types.ts';

interface LedgerProps {
  items: Item[];
  /**
   * `roomy`: beside a heading, with headings in the rows. The others are below a heading. `plain`: ruled rows. `pairs`:
   * two items in each row. `tags`: tags in three columns.
   */
  look?: 'plain' | 'roomy' | 'pairs' | 'tags';
}

/** Ruled rows: a title and one line. */
export function Ledger({ items, look = 'plain' }: LedgerProps) {
  return (
    <ul className={look === 'plain' ? 'ruled ledger' : `ruled ledger ${look}`}>
      {items.map((item) => (
        <li key={item.title}>
          {look === 'roomy' ? <h3>{item.title}</h3> : <b>{item.title}</b>}
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
