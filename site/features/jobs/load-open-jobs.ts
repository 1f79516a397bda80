import * as v from 'valibot';
import { ENDPOINTS } from '../../../contracts/paths.ts';
import { type Job, jobListSchema } from '../../../contracts/job.ts';
import { API_HOST } from '../api-host.ts';

/** Rejects when the call fails, its status is not OK or the answer is no list of jobs. */
export async function loadOpenJobs(signal?: AbortSignal): Promise<Job[]> {
  const response = await fetch(`${API_HOST}/${ENDPOINTS.openPositions.file}`, { signal });
  if (!response.ok) throw new Error(`The job list was answered with status ${response.status}`);
  return v.parse(jobListSchema, await response.json());
}
