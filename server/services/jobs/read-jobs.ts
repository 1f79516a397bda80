import type { FoundJob, Job } from '../../../contracts/job.ts';
import type { JobRow } from '../../storage/database.ts';
import { selectJob, selectJobs, selectOpenJobs } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

export async function findJob({ storage, now }: Dependencies, id: string): Promise<FoundJob | undefined> {
  if (!isJobId(id)) return undefined;
  const row = await selectJob(storage.database, id);
  return row && { state: stateOf(row, now()), job: jobOfRow(row), closes: row.closes, opened: row.opened };
}

export function stateOf(job: JobRow, now: Date): 'open' | 'closed' {
  const hasEnded = job.closes !== null && job.closes < dateOf(now);
  return job.state === 'open' && !hasEnded ? 'open' : 'closed';
}

/** Ids come from addresses: what cannot be one never reaches the database. */
export function isJobId(text: string): boolean {
  return /^[\p{L}\p{N}-]{1,80}$/u.test(text);
}

/** What leaves the server of a job. */
export function jobOfRow({ id, title, type, location, description }: JobRow): Job {
  return { id, title, type, location, description };
}

/** Newest first; a job with a closing date is open through that day. */
export async function listOpenJobs({ storage, now }: Dependencies): Promise<Job[]> {
  const rows = await selectOpenJobs(storage.database, dateOf(now()));
  return rows.map(jobOfRow);
}

/** A job as the operator sees it. */
export type JobRecord = Omit<JobRow, 'opened'>;

/** Every job, newest first, closed ones included; one past its closing date counts as closed. */
export async function listJobs({ storage, now }: Dependencies): Promise<JobRow[]> {
  const rows = await selectJobs(storage.database);
  return rows.map((job) => ({ ...job, state: stateOf(job, now()) }));
}
