import type { Readable } from 'node:stream';
import type { ActingDependencies } from '../dependencies.ts';
import type { ImportOptions, ImportReport, ImportUnit } from '../import-file.ts';
import { failureOf } from './certificate-in-row.ts';
import { misspeltCourse } from './near-course.ts';
import type { WrittenDates } from './read-day.ts';
import { peopleOf, rowsOf, type TypedRow } from './read-roster.ts';
import type { DayField } from './roster.ts';
import { storeRoster } from './store-roster.ts';

const SWAPPED =
  'a spreadsheet may have swapped day and month, because other dates in this column are still text. Correct the file if the date is wrong';

interface CertificateImportOptions extends ImportOptions {
  /** Class of the certificates that are added. */
  class?: string;
  dates?: WrittenDates;
  swapped?: readonly DayField[];
  unit?: ImportUnit;
  /** Courses on the site. Any other course causes a warning. */
  courses?: readonly string[];
}

/** Adds certificates from a file of any length. Invalid rows are reported and skipped. */
export async function importCertificates(
  deps: ActingDependencies,
  file: Readable,
  { courses = [], onFailure, onWarning, ...options }: CertificateImportOptions,
): Promise<ImportReport> {
  const rows = rowsOf(file, undefined, (titles, line) =>
    onWarning?.({
      line,
      reason: `these columns are not about a certificate and are ignored: ${titles.join(', ')}`,
    }),
  );
  const onNote = ({ row, values }: TypedRow) =>
    onWarning?.({
      line: row,
      reason: `left out, because it looks like a note, not a person: “${textOf(values)}”`,
    });
  return await storeRoster(deps, people(rows, onNote), {
    ...options,
    all: false,
    onChecked(row) {
      if (row.outcome === 'failed') onFailure(failureOf(row, row.errors));
      if (row.outcome !== 'new') return;
      const misspelt = misspeltCourse(row.values.course, courses);
      for (const reason of [...(misspelt === undefined ? [] : [misspelt]), ...(row.warnings ?? [])])
        onWarning?.({ line: row.row, reason });
      for (const column of row.swapped ?? [])
        onWarning?.({ line: row.row, column, value: row.values[column], reason: SWAPPED });
    },
  });
}

async function* people(
  rows: AsyncIterable<TypedRow>,
  onNote: (note: TypedRow) => void,
): AsyncGenerator<TypedRow> {
  for await (const row of peopleOf(rows)) {
    // An export contains only the number of an erased certificate.
    if (row.isNote || (row.exported?.isWithdrawn && row.values.name === '')) onNote(row);
    else yield row;
  }
}

function textOf({ name, course, issued, number }: TypedRow['values']): string {
  return [name, course, issued].filter(Boolean).join(', ') || number;
}
