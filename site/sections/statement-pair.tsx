import type { Item } from '../../content/types.ts';

export function StatementPair({ statements }: { statements: [Item, Item] }) {
  return (
    <div className="pair">
      {statements.map((statement) => (
        <div key={statement.title}>
          <h2>{statement.title}</h2>
          <p className="big">{statement.text}</p>
        </div>
      ))}
    </div>
  );
}
