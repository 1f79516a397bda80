import type { JobRow } from '../../storage/database.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { changeJob } from './change-job.ts';

/** Takes no more applications; the opening's address says so from then on. Closing twice changes nothing. */
export async function closeJob(deps: ActingDependencies, id: string, seen?: number): Promise<JobRow> {
  return await changeJob(deps, id, seen, async ({ state }) =>
    state === 'closed' ? undefined : { act: 'job.closed', changes: { state: 'closed' } },
  );
}
