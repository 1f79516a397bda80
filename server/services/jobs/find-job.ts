import type { FoundJob } from '../../../contracts/job.ts';
import type { JobRow } from '../../storage/database.ts';
import { selectJob } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { jobOfRow } from './job-of-row.ts';

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
