import { reasonOf } from '../../log.ts';
import { logSlowWork } from '../../log-slow-work.ts';
import { DAY_MS, HOUR_MS } from '../calendar.ts';
import { deleteOldBackups } from '../backups/backup-folder.ts';
import type { Dependencies } from '../dependencies.ts';
import { makeReserve } from '../../storage/reserve.ts';
import { overwriteNoted } from './overwrite-noted.ts';
import { readHeldBack } from './held-back.ts';
import { purgeUnattended } from './purge-data.ts';
import { SWEEP_AFTER_MS, sweepData } from './sweep-data.ts';
import { findFilesLeft, workOffRemovals } from './work-off-removals.ts';

/** Interval for overwriting rows that other processes deleted and could not overwrite. */
const OVERWRITE_EVERY_MS = 60 * 1_000;
/** Retry interval after a failure, a running backup or a held-back deletion. */
const RETRY_MS = 30 * 60 * 1_000;

/**
 * Daily maintenance, at the start and then once a day: removes files of erased data and orphaned ones, purges data and
 * backups past retention, and keeps the reserve for a full disk. Each minute it overwrites deleted rows on disk. `since`:
 * when this server became the only one of its data folder. Several servers may do so on one database.
 */
export function startMaintenance(deps: Dependencies, since: Date): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    const isDone = [
      await attempt(deps, 'removal of erased files', () => remove(deps)),
      await attempt(deps, 'sweep', () => sweep(deps, since)),
      await attempt(deps, 'purge', () => purge(deps)),
      await attempt(deps, 'deletion of old backups', () => oldBackups(deps)),
      await attempt(deps, 'reserve', () => reserve(deps)),
    ];
    if (!isStopped) timer = setTimeout(() => void run(), isDone.every(Boolean) ? DAY_MS : RETRY_MS).unref();
  }

  const overwriting = setInterval(() => void overwriteNoted(deps), OVERWRITE_EVERY_MS).unref();
  void run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(overwriting);
    },
  };
}

/** At the start every orphaned file is from an earlier server; later only old ones certainly are. */
async function sweep(deps: Dependencies, since: Date): Promise<boolean> {
  const before = new Date(Math.max(since.getTime(), deps.now().getTime() - SWEEP_AFTER_MS));
  if (!(await sweepData(deps, before))) return false;
  return (await readHeldBack(deps.storage.database)).every(({ what }) => what !== 'sweep');
}

async function remove(deps: Dependencies): Promise<boolean> {
  await workOffRemovals(deps);
  const { count, reason } = await findFilesLeft(deps);
  if (count > 0) deps.log.warn({ count, reason }, 'files of erased people could not be deleted yet');
  return count === 0;
}

async function purge(deps: Dependencies): Promise<boolean> {
  const report = await purgeUnattended(deps);
  if (report) deps.log.info(report, 'purged data past its retention period');
  return report?.filesLeft === 0;
}

/** Also without nightly backups, because requested ones get old too. */
async function oldBackups(deps: Dependencies): Promise<boolean> {
  await deleteOldBackups(deps);
  return true;
}

async function reserve({ config }: Dependencies): Promise<boolean> {
  await makeReserve(config.dataFolder);
  return true;
}

/** False if it failed or could not run. */
async function attempt({ log }: Dependencies, name: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await logSlowWork({ log, name, slowMs: HOUR_MS }, work);
  } catch (error) {
    log.error({ reason: reasonOf(error) }, `the ${name} failed; the server tries again in half an hour`);
    return false;
  }
}
