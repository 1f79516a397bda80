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

/** Interval of overwriting rows that other processes deleted but could not overwrite. */
const OVERWRITE_EVERY_MS = 60 * 1_000;
/** Interval of retries if a job failed, a backup is running or a deletion waits for a person. */
const RETRY_MS = 30 * 60 * 1_000;

/**
 * Starts the maintenance, which runs immediately and then once a day. It deletes files of erased data, moves orphaned
 * resumes, deletes data and backups past their retention period, and keeps the disk reserve. Each minute it overwrites
 * deleted rows on disk. `since` is the time at which this server became the only one of its data folder. Several
 * servers of a database may do this.
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

/**
 * Moves orphaned resumes and deletes unfinished files. Right after the start every such file is from an earlier server.
 * Later this is certain only for old files.
 */
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

/** Also runs if nightly backups are off, because somebody may have asked for a backup. */
async function oldBackups(deps: Dependencies): Promise<boolean> {
  await deleteOldBackups(deps);
  return true;
}

async function reserve({ config }: Dependencies): Promise<boolean> {
  await makeReserve(config.dataFolder);
  return true;
}

/** Runs a job. Returns false if it failed or could not run. */
async function attempt({ log }: Dependencies, name: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await logSlowWork({ log, name, slowMs: HOUR_MS }, work);
  } catch (error) {
    log.error({ reason: reasonOf(error) }, `the ${name} failed; the server tries again in half an hour`);
    return false;
  }
}
