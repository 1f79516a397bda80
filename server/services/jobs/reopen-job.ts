import type { JobRow } from '../../storage/database.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import { changeJob, requireFutureClosing } from './change-job.ts';
import { stateOf } from './read-jobs.ts';
import { jobChangesSchema } from './job-fields.ts';
import { requireFreeTitle } from './open-job.ts';

/** Takes applications again; `closes` is the new closing date, null for none, and left out the one that it had. */
export async function reopenJob(
  deps: ActingDependencies,
  id: string,
  { closes, seen }: { closes?: string | null; seen?: number } = {},
): Promise<JobRow> {
  const given = parseRequest(jobChangesSchema, closes === undefined ? {} : { closes });
  return await changeJob(deps, id, seen, async (job, transaction) => {
    const closing = given.closes === undefined ? job.closes : given.closes;
    requireFutureClosing(deps, closing);
    if (stateOf(job, deps.now()) === 'open' && closing === job.closes) return undefined;
    if (stateOf(job, deps.now()) === 'closed') await requireFreeTitle(deps, transaction, job.title);
    return { act: 'job.reopened', changes: { state: 'open', closes: closing } };
  });
}
