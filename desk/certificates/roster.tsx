import { withCapitals, withoutTitle } from '../ui/tidy-name.ts';
import type { RosterQuestion } from '../../server/services/certificates/store-roster.ts';
import type { LeftOutFor, RosterRow, RosterView } from './roster-view.ts';
import { Offered } from '../ui/offered.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { inPlace, isAsked, isBad, isKnown, ROSTER_LABELS, RosterGrid } from './roster-grid.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

const ORDERS = [
  { value: '', label: 'Detect automatically' },
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
  { value: 'ymd', label: 'Year, month, day' },
];
const FIELD_OPTIONS = Object.entries(ROSTER_LABELS).map(([value, label]) => ({ value, label }));
/** Number of errors that are linked above the list. More would not help, because the rows themselves are marked. */
const SUMMARY_MAX = 12;

export const roster: Screen<RosterView> = {
  title: ({ values }) => `Issue a class: ${values.class}`,
  draw: (view) => {
    const { rows, errors } = view;
    const taken = rows.filter(({ isLeftOut }) => !isLeftOut).length;
    const addresses = rows.filter(isKnown).filter(({ values }) => values.email !== '').length;
    const bad = rows.filter(isBad).length;
    const asked = rows.filter((row) => isAsked(row) && !isBad(row)).length;
    const left = (reason: LeftOutFor) =>
      rows.filter(({ isLeftOut, why }) => isLeftOut && why === reason).length;
    return (
      <>
        <a className="text-link back-link" href="/certificates/class">
          Start again
        </a>
        <ScreenHead heading={view.values.class || 'Issue a class'}>
          {[
            `${rowsInWords(taken)}, ${bad === 0 ? 'nothing' : bad} to correct.`,
            onlyOne(rows),
            ...leftOut(left('known'), left('note')),
            'Nothing is issued yet.',
          ]
            .filter(Boolean)
            .join(' ')}
        </ScreenHead>
        {/* Shows only the error about the date order until somebody sets it. */}
        <ErrorSummary
          errors={errors.dates ? errors : { ...errors, ...errorsIn(rows) }}
          atMost={SUMMARY_MAX}
        />
        <form
          className="roster-form"
          method="post"
          action="/certificates/class/check"
          noValidate
          data-roster=""
        >
          {/* Makes Enter in a cell check the rows. Otherwise Enter would press the first button. */}
          <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
            Check again
          </button>
          <Kept {...view} />
          <div className="roster-head">
            <InputField
              name="class"
              label="Name of the class"
              error={errors.class}
              input={{ defaultValue: view.values.class, required: true, autoComplete: 'off' }}
            />
            <SelectField
              name="dates"
              label="Date format"
              hint="Such as 21/11/2026"
              error={errors.dates}
              value={view.dates}
              options={ORDERS}
            />
          </div>
          <Notes {...view} />
          <Columns {...view} />
          <Offered id="courses" options={view.courses} />
          {bad > 0 && bad + asked < rows.length && (
            <OnlyRows id="only-bad" hint="Show all rows, or only those to correct">
              {asked > 0
                ? `Show only the ${bad + asked} rows to correct or to check`
                : `Show only the ${bad === 1 ? 'row' : `${bad} rows`} to correct`}
            </OnlyRows>
          )}
          {bad === 0 && taken > 0 && left('known') > 0 && (
            <OnlyRows id="only-new" hint="Show all rows, or only new ones">
              Show only rows that are not issued yet
            </OnlyRows>
          )}
          <RosterGrid rows={rows} />
          <div className="form-foot roster-foot">
            <Submit
              label={
                taken === 0 && addresses > 0
                  ? `Save ${addresses} ${addresses === 1 ? 'address' : 'addresses'}`
                  : `Issue ${taken} ${taken === 1 ? 'certificate' : 'certificates'}`
              }
              disabled={taken === 0 && addresses === 0}
              formAction="/certificates/class/store"
              data-busy="Storing…"
            />
            <Submit label="Check again" look="quiet" data-busy="Checking…" />
            <Submit
              label="Preview the first"
              look="quiet"
              disabled={taken === 0}
              formAction="/certificates/class/preview"
              formTarget="_blank"
            />
            <p className="hint">If any row has an error, nothing is stored.</p>
          </div>
        </form>
      </>
    );
  },
};

/** Hides the other rows with CSS only. */
function OnlyRows({ id, hint, children }: { id: string; hint: string; children: string }) {
  return (
    <label className="only-rows">
      <input type="checkbox" id={id} defaultChecked {...shortcut('o', hint)} />
      {children}
    </label>
  );
}

function rowsInWords(count: number): string {
  return count === 1 ? 'One row' : `${count} rows`;
}

/** Text for a late trainee in a list of people who already have certificates. */
function onlyOne(rows: RosterRow[]): string {
  const [first, ...others] = rows.filter(({ isLeftOut }) => !isLeftOut);
  const hasKnown = rows.some(({ isLeftOut, why }) => isLeftOut && why === 'known');
  return first && others.length === 0 && hasKnown
    ? `Only ${first.values.name || 'a row without a name'} is new.`
    : '';
}

/** Sentences about skipped rows. */
function leftOut(known: number, notes: number): string[] {
  return [
    ...(known > 0 ? [`${known === 1 ? 'One is' : `${known} are`} issued already and left out.`] : []),
    ...(notes > 0
      ? [
          notes === 1
            ? 'One looks like a note and is left out.'
            : `${notes} look like notes and are left out.`,
        ]
      : []),
  ];
}

function errorsIn(rows: RosterRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ errors }, index) =>
      Object.entries(errors).map(([field, text]) => [`${field}.${index}`, `Row ${index + 1}: ${text}`]),
    ),
  );
}

/** Hidden fields for reading the table again. */
function Kept({ values, rows, isWindows, sheet, columns }: RosterView) {
  return (
    <>
      <HiddenFields
        fields={{
          course: values.course,
          issued: values.issued,
          table: values.table,
          sheet,
          rows: String(rows.length),
          ...(isWindows && { windows: '1' }),
        }}
      />
      {columns.map(inPlace).map(({ item: { heading, sample }, index }) => (
        <span key={index} hidden>
          <input type="hidden" name="heading" value={heading} />
          <input type="hidden" name="sample" value={sample} />
        </span>
      ))}
    </>
  );
}

/** Instructions for rows that need a decision. */
const QUESTIONS: Record<RosterQuestion, [says: string, remedy: string]> = {
  namesake: [
    'The same name has this course more than once',
    'Leave out people who are listed twice. Namesakes can stay.',
  ],
  result: ['The list says that somebody failed or was absent', 'Leave out people who get no certificate.'],
  letters: ['A name has letters that cannot be printed', 'The certificate can be checked, but has no PDF.'],
};

function Notes({ isWindows, sheet, unknownCourses, rows }: RosterView) {
  const placesOf = (test: (row: RosterRow) => boolean) =>
    rows.flatMap((row, index) => (test(row) ? index + 1 : []));
  const namesThat = (tidy: (name: string) => string) =>
    placesOf(({ values, isLeftOut }) => !isLeftOut && tidy(values.name) !== values.name);
  const [titled, odd] = [namesThat(withoutTitle), namesThat(withCapitals)];
  const swapped = placesOf(({ swapped: fields = [] }) => fields.length > 0);
  return (
    <>
      {(Object.keys(QUESTIONS) as RosterQuestion[]).map((question) => {
        const places = placesOf(({ asks = [] }) => asks.includes(question));
        const [says, remedy] = QUESTIONS[question];
        return (
          places.length > 0 && (
            <p className="row roster-note" key={question}>{`${says}: see ${inRows(places)}. ${remedy}`}</p>
          )
        );
      })}
      {titled.length > 0 && (
        <p className="row roster-note">
          {`A title such as Mr. or Dr. would be printed on certificates: see ${inRows(titled)}. `}
          <Submit label="Remove titles" look="link" name="names" value="titles" />
        </p>
      )}
      {odd.length > 0 && (
        <p className="row roster-note">
          {`Names are all in capitals or small letters: see ${inRows(odd)}. `}
          <Submit label="Write names Like This" look="link" name="names" value="capitals" />
        </p>
      )}
      {swapped.length > 0 && (
        <p className="row roster-note">
          {`The spreadsheet may have swapped day and month in ${inRows(swapped)}: other dates in this column are still text. Look at them in your list. `}
          <Submit
            label={swapped.length === 1 ? 'Swap day and month' : 'Swap day and month in all of them'}
            look="link"
            name="swap"
            value="1"
          />
        </p>
      )}
      {isWindows && (
        <p className="row roster-note">
          The file was read as Windows-1252, which Excel writes. Check names with accents before you store it.
        </p>
      )}
      {sheet !== '' && (
        <p className="row roster-note">
          {`The sheet “${sheet}” was read. The workbook has other sheets with rows: for those, paste their cells or save the sheet as a separate file.`}
        </p>
      )}
      {unknownCourses.map(({ course, count, near }) => (
        <p className="row roster-note" key={course}>
          {`“${course}” (${rowsInWords(count).toLowerCase()}) is not a course on the site. `}
          {near !== undefined && (
            <Submit label={`Use “${near}”`} look="link" name="replace" value={`${course}\n${near}`} />
          )}
        </p>
      ))}
    </>
  );
}

function inRows(places: number[]): string {
  const named = places.slice(0, 20).join(', ');
  return `${places.length === 1 ? 'row' : 'rows'} ${named}${places.length > 20 ? ' and others' : ''}`;
}

/** For each column of the pasted table, a select for the field that the column contains. */
function Columns({ columns }: RosterView) {
  return (
    <details className="framed act columns" open={!columns.some(({ field }) => field === 'name')}>
      <summary>Columns</summary>
      <div className="form">
        <div className="columns-grid">
          {columns
            .map(inPlace)
            .map(({ item: { heading, sample, field }, index }) =>
              heading === '' && sample === '' ? (
                <HiddenFields key={index} fields={{ [`column.${index}`]: '' }} />
              ) : (
                <SelectField
                  key={index}
                  name={`column.${index}`}
                  label={heading || `Column ${index + 1}`}
                  hint={sample ? `Such as ${sample.slice(0, 60)}` : undefined}
                  value={field}
                  none="Leave out"
                  options={FIELD_OPTIONS}
                />
              ),
            )}
        </div>
        <p className="hint">The table is read again, and your corrections below are lost.</p>
        <Submit label="Read again" look="small quiet" formAction="/certificates/class" />
      </div>
    </details>
  );
}
