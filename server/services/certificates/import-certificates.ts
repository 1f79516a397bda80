import type { Readable } from 'node:stream';
import type { ActingDependencies } from '../dependencies.ts';
import type { ImportOptions, ImportReport } from '../import-file.ts';
import { failureOf } from './certificate-in-row.ts';
import { misspeltCourse } from './near-course.ts';
import type { WrittenDates } from './read-day.ts';
import { peopleOf, rowsOf, type TypedRow } from './read-roster.ts';
import { storeRoster } from './store-roster.ts';

interface CertificateImportOptions extends ImportOptions {
  /** Kept with each certificate that is added. */
  class?: string;
  dates?: WrittenDates;
  /** The site's courses: another one is warned of. */
  courses?: readonly string[];
}

/** Adds the certificates of a file of any length. Bad lines are reported and left out. */
export async function importCertificates(
  deps: ActingDependencies,
  file: Readable,
  { courses = [], onFailure, onWarning, ...options }: CertificateImportOptions,
): Promise<ImportReport> {
  const rows = rowsOf(file, undefined, (titles, line) =>
    onWarning?.({
      line,
      reason: `columns that say nothing about a certificate are passed over: ${titles.join(', ')}`,
    }),
  );
  const onNote = ({ row, values }: TypedRow) =>
    onWarning?.({
      line: row,
      reason: `left out, as it looks like a note and not like a person: “${textOf(values)}”`,
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
    },
  });
}

async function* people(
  rows: AsyncIterable<TypedRow>,
  onNote: (note: TypedRow) => void,
): AsyncGenerator<TypedRow> {
  for await (const row of peopleOf(rows)) {
    if (row.isNote) onNote(row);
    else yield row;
  }
}

function textOf({ name, course, issued }: TypedRow['values']): string {
  return [name, course, issued].filter(Boolean).join(', ');
}
