import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { selectOpenJobByTitle } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { ImportOptions, ImportReport } from '../import-file.ts';
import { PAST_CLOSING_DATE } from './change-job.ts';
import { jobFieldsSchema } from './job-fields.ts';
import { openJob } from './open-job.ts';
import { readCsv } from '../read-csv.ts';

const COLUMNS = { required: ['title', 'type', 'location', 'description'], optional: ['closes'] };

/** Opens the jobs of a CSV file. Bad lines are reported and left out; a repeat changes nothing. */
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

/** What was done, or why nothing was. */
async function importJob(
  deps: ActingDependencies,
  values: Record<string, string>,
  dryRun: boolean,
): Promise<string> {
  const parsed = v.safeParse(
    jobFieldsSchema,
    { ...values, closes: values.closes || null },
    { abortPipeEarly: true },
  );
  if (!parsed.success) return parsed.issues.map(({ message }) => message).join('; ');
  const fields = parsed.output;
  const today = dateOf(deps.now());
  if (fields.closes !== null && fields.closes < today) return PAST_CLOSING_DATE;
  const open = await selectOpenJobByTitle(deps.storage.database, fields.title, today);
  if (open) {
    const { type, location, description, closes } = open;
    const isSame =
      type === fields.type &&
      location === fields.location &&
      description === fields.description &&
      closes === fields.closes;
    return isSame
      ? 'unchanged'
      : `an opening called "${fields.title}" is open already: change it with jobs edit ${open.id}`;
  }
  if (!dryRun) await openJob(deps, fields);
  return 'added';
}
