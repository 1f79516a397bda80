import type { JobRow } from '../../storage/database.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import { OperatorError } from '../operator-error.ts';
import { changeJob, requireFutureClosing } from './change-job.ts';
import { jobChangesSchema, type JobChanges } from './job-fields.ts';
import { requireFreeTitle } from './open-job.ts';

/** Changes what is given and keeps the rest; `closes: null` takes the closing date away. */
export async function editJob(
  deps: ActingDependencies,
  id: string,
  changes: JobChanges,
  seen?: number,
): Promise<JobRow> {
  const parsed = parseRequest(jobChangesSchema, changes);
  if (Object.keys(parsed).length === 0)
    throw new OperatorError('Name what to change, for example --title "SOC analyst".');
  return await changeJob(deps, id, seen, async (job, transaction) => {
    if (parsed.closes !== undefined && parsed.closes !== job.closes)
      requireFutureClosing(deps, parsed.closes);
    if (job.state === 'open' && parsed.title !== undefined && parsed.title !== job.title) {
      await requireFreeTitle(deps, transaction, parsed.title);
    }
    return { act: 'job.edited', changes: parsed };
  });
}
