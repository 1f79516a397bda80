import type { Readable } from 'node:stream';
import { selectOpenJobByTitle } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { ImportOptions, ImportReport } from '../import-file.ts';
import { readValues } from '../catalogue/edit-thing.ts';
import { opening, publishOpening } from '../catalogue/opening.ts';
import { OperatorError } from '../operator-error.ts';
import { readCsv } from '../read-csv.ts';

const COLUMNS = { required: ['title', 'type', 'location', 'description'], optional: ['closes'] };

/**
 * Makes openings from a CSV file. Invalid rows are reported and skipped. Importing the same file again changes nothing.
 */
export async function importJobs(
  deps: ActingDependencies,
  file: Readable,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, unchanged: 0, failed: 0 };
  for await (const line of readCsv(file, COLUMNS)) {
    if (options.signal?.aborted) return report;
    const outcome = 'problem' in line ? line.problem : await importJob(deps, line.values, options.dryRun);
    if (outcome === 'added' || outcome === 'unchanged') {
      report[outcome] += 1;
    } else {
      report.failed += 1;
      options.onFailure({ line: line.line, reason: outcome });
    }
  }
  return report;
}

/** Imports one row. Returns what was done, or why nothing was done. */
async function importJob(
  deps: ActingDependencies,
  values: Record<string, string>,
  dryRun: boolean,
): Promise<string> {
  const fields = await readValues(deps, opening, { state: 'open', value: values }).catch(reasonOf);
  if (typeof fields === 'string') return fields;
  const today = dateOf(deps.now());
  const open = await selectOpenJobByTitle(deps.storage.database, fields.title, today);
  if (open) {
    const { type, location, description, closes } = open;
    const isSame =
      type === fields.type &&
      location === fields.location &&
      description === fields.description &&
      (closes ?? '') === fields.closes;
    return isSame
      ? 'unchanged'
      : `an opening called "${fields.title}" is open already: change it with openings edit ${open.id}`;
  }
  if (!dryRun) await publishOpening(deps, fields);
  return 'added';
}

function reasonOf(error: unknown): string {
  if (error instanceof OperatorError && error.fields) return Object.values(error.fields).join('; ');
  throw error;
}
