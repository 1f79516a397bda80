import type { LeftOutFor, RosterRow } from './roster-view.ts';
import type { RosterField } from '../../server/services/certificates/roster.ts';

export const ROSTER_LABELS: Record<RosterField, string> = {
  name: 'Name',
  course: 'Course',
  issued: 'Issued on',
  expires: 'Valid until',
  number: 'Number',
  email: 'Email',
};

const WHY: Record<LeftOutFor, string> = { note: 'Looks like a note', known: 'Issued already' };

/** Returns a React key. Rows and columns are identified only by their positions. */
export function inPlace<Item>(item: Item, index: number): { item: Item; index: number } {
  return { item, index };
}

export function isBad({ errors }: RosterRow): boolean {
  return Object.keys(errors).length > 0;
}

/** True if a row is valid but has open questions. */
export function isAsked({ asks = [], swapped = [] }: RosterRow): boolean {
  return asks.length + swapped.length > 0;
}

export function isKnown({ isLeftOut, why }: RosterRow): boolean {
  return isLeftOut && why === 'known';
}

/** Editable rows of a class. */
export function RosterGrid({ rows }: { rows: RosterRow[] }) {
  // Columns without values are left out.
  const fields = (Object.keys(ROSTER_LABELS) as RosterField[]).filter(
    (field) =>
      !['expires', 'number', 'email'].includes(field) ||
      rows.some(
        ({ values, errors }) =>
          values[field] !== '' ||
          errors[field] !== undefined ||
          // Email addresses distinguish people with the same name.
          (field === 'email' && errors.name !== undefined),
      ),
  );
  return (
    <table className="roster">
      <caption className="visually-hidden">The rows of the class</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {ROSTER_LABELS[field]}
            </th>
          ))}
          <th scope="col">Leave out</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(inPlace).map(({ item: row, index }) => (
          <tr key={index} className={classOf(row)}>
            <th scope="row">{index + 1}</th>
            {fields.map((field) => (
              <Cell key={field} field={field} index={index} row={row} />
            ))}
            <td data-label="Leave out">
              <input
                type="checkbox"
                name={`leave.${index}`}
                aria-label={`Leave out row ${index + 1}`}
                aria-describedby={row.why && `why.${index}`}
                defaultChecked={row.isLeftOut}
              />
              {row.notPassed && <input type="hidden" name={`notPassed.${index}`} value={row.notPassed} />}
              {row.why && (
                <>
                  <input type="hidden" name={`why.${index}`} value={row.why} />
                  <span className="cell-note" id={`why.${index}`}>
                    {WHY[row.why]}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf(row: RosterRow): string | undefined {
  if (isBad(row)) return 'bad';
  if (isKnown(row)) return 'known';
  return isAsked(row) ? 'asked' : undefined;
}

function Cell({ field, index, row }: { field: RosterField; index: number; row: RosterRow }) {
  const name = `${field}.${index}`;
  const error = row.errors[field];
  const isSwapped = row.swapped?.some((swapped) => swapped === field) ?? false;
  const warnings = field === 'name' ? (row.warnings ?? []) : isSwapped ? ['Day and month swapped?'] : [];
  const describedBy = [error && `${name}-error`, warnings.length > 0 && `${name}-note`]
    .filter(Boolean)
    .join(' ');
  return (
    <td data-label={ROSTER_LABELS[field]}>
      <input
        id={name}
        name={name}
        className="input"
        defaultValue={row.values[field]}
        aria-label={`${ROSTER_LABELS[field]}, row ${index + 1}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        list={field === 'course' ? 'courses' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {error && (
        <span className="cell-error" id={`${name}-error`}>
          {error}
        </span>
      )}
      {warnings.length > 0 && (
        <span className="cell-note" id={`${name}-note`}>
          {warnings.join(' ')}
        </span>
      )}
    </td>
  );
}
