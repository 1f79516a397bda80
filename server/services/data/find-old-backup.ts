import { readSiteFact } from '../../storage/site-facts.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

const BACKUP_LATE_MS = 2 * DAY_MS;

/**
 * Time of the last backup if it is too long ago; `never` if there is none; undefined if it is recent. A time in the
 * future means that a clock was wrong.
 */
export async function findOldBackup({ storage, now }: Dependencies): Promise<string | undefined> {
  const last = await readSiteFact(storage.database, 'last_backup');
  if (last === undefined) return 'never';
  const isRecent = last >= timeBefore(now(), BACKUP_LATE_MS) && last <= timeBefore(now(), -DAY_MS);
  return isRecent ? undefined : last;
}
