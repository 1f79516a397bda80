import { ENDPOINTS } from '../../../contracts/paths.ts';
import type { Job } from '../../../contracts/job.ts';
import { API_HOST } from '../api-host.ts';

/** Rejects if the call fails, its status is not OK or the answer is not a list of jobs. */
export async function loadOpenJobs(signal?: AbortSignal): Promise<Job[]> {
  const response = await fetch(`${API_HOST}/${ENDPOINTS.openPositions.file}`, { signal });
  if (!response.ok) throw new Error(`The job list was answered with status ${response.status}`);
  const list: unknown = await response.json();
  if (!Array.isArray(list)) throw new Error('The job list was answered with something else');
  return list.map(readJob).filter(({ title }) => title !== '');
}

/** Accepts openings with missing fields, or with numbers instead of text, because existing backends send them. */
function readJob(sent: unknown, index: number): Job {
  const members = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const textOf = (name: string) => {
    const value = members[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return {
    id: textOf('id') || `place-${index}`,
    title: textOf('title'),
    type: textOf('type'),
    location: textOf('location'),
    description: textOf('description'),
  };
}
