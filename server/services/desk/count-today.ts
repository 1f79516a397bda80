import type { TodayView } from '../../../contracts/desk/today-view.ts';
import { countReceivedBefore } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { listOpenJobs } from '../jobs/list-open-jobs.ts';
import { listOutbox } from '../mail/list-outbox.ts';

export async function countToday(deps: Dependencies): Promise<Omit<TodayView, 'name'>> {
  const { database } = deps.storage;
  const now = deps.now().toISOString();
  return {
    enquiries: await countReceivedBefore(database, 'enquiries', now),
    applications: await countReceivedBefore(database, 'applications', now),
    openings: (await listOpenJobs(deps)).length,
    unsentMails: (await listOutbox(deps)).length,
  };
}
