import type { Job } from '../../../contracts/job.ts';
import { selectOpenJobs } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { jobOfRow } from './job-of-row.ts';

/** Newest first; a job with a closing date is open through that day. */
export async function listOpenJobs({ storage, now }: Dependencies): Promise<Job[]> {
  const rows = await selectOpenJobs(storage.database, dateOf(now()));
  return rows.map(jobOfRow);
}
