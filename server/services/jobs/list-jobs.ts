import type { JobRow } from '../../storage/database.ts';
import { selectJobs } from '../../storage/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import { stateOf } from './find-job.ts';

/** A job as the operator sees it. */
export type JobRecord = Omit<JobRow, 'opened'>;

/** Every job, newest first, closed ones included; one past its closing date counts as closed. */
export async function listJobs({ storage, now }: Dependencies): Promise<JobRow[]> {
  const rows = await selectJobs(storage.database);
  return rows.map((job) => ({ ...job, state: stateOf(job, now()) }));
}
