import type { JobRow } from '../../storage/database.ts';
import { selectJob, updateJob } from '../../storage/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import { unknownJob } from './edit-job.ts';

/** Takes no more applications; the opening's address says so from then on. Closing twice changes nothing. */
export async function closeJob({ storage }: Dependencies, id: string): Promise<JobRow> {
  return await storage.database.transaction().execute(async (transaction) => {
    const job = await selectJob(transaction, id);
    if (!job) throw unknownJob(id);
    await updateJob(transaction, id, { state: 'closed' });
    return { ...job, state: 'closed' };
  });
}
