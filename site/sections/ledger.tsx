import type { Item } from '../../content/types.ts';

interface LedgerProps {
  items: Item[];
  /**
   * Roomy ledgers are beside a heading and have headings in their rows; the others are below a heading: ruled rows, two to
   * a row, or tags in three columns.
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
