import type { Job } from '../../../contracts/job.ts';
import type { JobRow } from '../../storage/database.ts';

/** What leaves the server of a job. */
export function jobOfRow({ id, title, type, location, description }: JobRow): Job {
  return { id, title, type, location, description };
}
