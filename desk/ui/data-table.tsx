import type { ReactNode } from 'react';

interface DataTableProps<Name extends string> {
  caption: string;
  /** Headings, in order. The cells of the first column name their rows. */
  columns: Record<Name, string>;
  /** Columns of numbers, aligned to the right. */
  numbers?: readonly NoInfer<Name>[];
  rows: { key: string; cells: Record<Name, ReactNode> }[];
}

/** A table that becomes a list of cards if it does not fit. */
export function DataTable<Name extends string>({ caption, columns, numbers, rows }: DataTableProps<Name>) {
  const names = Object.keys(columns) as Name[];
  const lookOf = (name: Name) => (numbers?.includes(name) ? 'number' : undefined);
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className={lookOf(name)}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {names.map((name, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={name}
                  scope={index === 0 ? 'row' : undefined}
                  className={lookOf(name)}
                  data-label={columns[name]}
                >
                  {cells[name]}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
