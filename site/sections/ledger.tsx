import type { Item } from '../../content/types.ts';

interface LedgerProps {
  items: Item[];
  /**
   * How the rows look. `roomy` is beside a heading and has headings in the rows. The others are below a heading:
   * `plain` has ruled rows, `pairs` has two items in each row, and `tags` has tags in three columns.
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
