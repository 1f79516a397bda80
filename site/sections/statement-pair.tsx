import type { Item } from '../../content/types.ts';

export function StatementPair({ statements }: { statements: [Item, Item] }) {
  return (
    <div className="statement-pair">
      {statements.map((statement) => (
        <div key={statement.title}>
          <h2>{statement.title}</h2>
          <p className="statement">{statement.text}</p>
        </div>
      ))}
    </div>
  );
}
