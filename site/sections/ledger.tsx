import type { Item } from '../../content/types.ts';

interface LedgerProps {
  items: Item[];
  /** Roomy ledgers are beside a heading and have headings in their rows; plain ones follow a heading. */
  look?: 'plain' | 'roomy';
}

/** Ruled rows: a title and one line. */
export function Ledger({ items, look = 'plain' }: LedgerProps) {
  return (
    <ul className={look === 'roomy' ? 'ledger roomy' : 'ledger'}>
      {items.map((item) => (
        <li key={item.title}>
          {look === 'roomy' ? <h3>{item.title}</h3> : <b>{item.title}</b>}
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
