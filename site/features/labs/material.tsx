import type { Material } from '../../../content/lab-types.ts';
import { CodeLine } from './code-line.tsx';

/** A log, code or a table that an exercise is about. */
export function MaterialFigure({ material }: { material: Material }) {
  const { id, title, lines, table, caption } = material;
  return (
    <figure className="lab-figure" id={id}>
      <p className="lab-figure-title">{title}</p>
      {lines && (
        <ol className="lab-lines">
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <CodeLine text={line} />
            </li>
          ))}
        </ol>
      )}
      {table && <Table {...table} label={title} />}
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}

interface TableProps {
  label: string;
  columns: string[];
  rows: (string | number | null)[][];
}

/** Scrolls sideways where the window is narrower. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="lab-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" className={columnWidth(rows.map((row) => row[place]))}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {row.map((value, place) => (
                <td key={columns[place]}>{value ?? 'NULL'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sentences get room to be read in, and the table scrolls. */
function columnWidth(values: (string | number | null | undefined)[]): string | undefined {
  return values.some((value) => String(value).length > 30) ? 'is-long' : undefined;
}
