import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import { countReceivedBefore, selectReceivedBefore } from '../../storage/received-rows.ts';
import { writeSiteFact } from '../../storage/site-facts.ts';
import { deleteSubmissionsBefore } from '../../storage/submissions.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import { sweepCopies } from './sweep-data.ts';

const BATCH_SIZE = 200;
/** Idempotency keys are remembered this long. */
const ANSWERS_KEPT_MS = DAY_MS;

export interface Deleted {
  enquiries: number;
  applications: number;
}

export interface DeletionOptions {
  /** Says what would be deleted and deletes nothing. */
  dryRun?: boolean;
  /** Throws unless what was found may be deleted; nothing is asked when nothing was found. */
  agree?(found: Deleted): Promise<void>;
}

/** Deletes enquiries and applications that are older than RETENTION_DAYS, files included. */
export async function purgeData(
  deps: Dependencies,
  { dryRun = false, agree }: DeletionOptions = {},
): Promise<Deleted> {
  const { storage, config, now } = deps;
  const limit = timeBefore(now(), config.retentionDays * DAY_MS);
  const found = {
    enquiries: await countReceivedBefore(storage.database, 'enquiries', limit),
    applications: await countReceivedBefore(storage.database, 'applications', limit),
  };
  if (dryRun) return found;
  if (found.enquiries + found.applications > 0) await agree?.(found);
  const deleted = { enquiries: 0, applications: 0 };
  for (;;) {
    const enquiries = await selectReceivedBefore(storage.database, 'enquiries', limit, BATCH_SIZE);
    const applications = await selectReceivedBefore(storage.database, 'applications', limit, BATCH_SIZE);
    if (enquiries.length + applications.length === 0) break;
    await deleteSubmissions(deps, enquiries, applications);
    deleted.enquiries += enquiries.length;
    deleted.applications += applications.length;
  }
  await deleteSubmissionsBefore(storage.database, timeBefore(now(), ANSWERS_KEPT_MS));
  if (deleted.enquiries + deleted.applications > 0) await overwriteDeleted(storage);
  await sweepCopies(deps);
  await writeSiteFact(storage.database, 'last_purge', now().toISOString());
  return deleted;
}
