import type { MarkName, MatrixFigure } from '../../../content/figure-types.ts';

/** A plate seen from above. Its fill shows the meaning of the mark. */
const PLATE = 'M13 1 25 8 13 15 1 8Z';
const SHAPES: Record<MarkName, string> = {
  full: PLATE,
  half: `${PLATE}M1 8H25`,
  ring: PLATE,
  flaw: `${PLATE}M9 5.7l8 4.6M17 5.7l-8 4.6`,
  none: 'M10 8h6',
};

export function Matrix({ figure: { rowsAre, notesAre, legend, columns, rows } }: { figure: MatrixFigure }) {
  return (
    <>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {notesAre && <th scope="col">{notesAre}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, marks, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {marks.map((mark, column) => (
                <td key={columns[column]}>
                  <Mark name={mark} label={legend[mark]} />
                </td>
              ))}
              {notesAre && <td>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend" aria-hidden="true">
        {(Object.keys(legend) as MarkName[]).map((mark) => (
          <li key={mark}>
            <Mark name={mark} />
            {legend[mark]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ name, label }: { name: MarkName; label?: string }) {
  return (
    <svg className={`mark mark-${name}`} viewBox="0 0 26 16" role={label && 'img'} aria-label={label}>
      <path d={SHAPES[name]} />
    </svg>
  );
}
