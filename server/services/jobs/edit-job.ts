import type { JobRow } from '../../storage/database.ts';
import { selectJob, updateJob } from '../../storage/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import { jobChangesSchema, type JobChanges } from './job-fields.ts';
import { requireFreeTitle } from './open-job.ts';
import { parseRequest } from '../parse-request.ts';
import { WrongRequest } from '../wrong-request.ts';

/** Changes what is given and keeps the rest; `closes: null` takes the closing date away. */
export async function editJob(deps: Dependencies, id: string, changes: JobChanges): Promise<JobRow> {
  const parsed = parseRequest(jobChangesSchema, changes);
  if (Object.keys(parsed).length === 0)
    throw new WrongRequest('Name what to change, for example --title "SOC analyst".');
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const job = await selectJob(transaction, id);
    if (!job) throw unknownJob(id);
    if (job.state === 'open' && parsed.title !== undefined && parsed.title !== job.title) {
      await requireFreeTitle(deps, transaction, parsed.title);
    }
    await updateJob(transaction, id, parsed);
    return { ...job, ...parsed };
  });
}

export function unknownJob(id: string): WrongRequest {
  return new WrongRequest(`There is no opening ${id}. List them with jobs list.`);
}
