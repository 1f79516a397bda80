import { hostname } from 'node:os';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { repeat } from '../repeat.ts';
import { DAY_MS, dayIn, MINUTE_MS, momentsIn } from '../calendar.ts';
import { OperatorError } from '../operator-error.ts';
import { deleteOldBackups, keepBackup, placeForBackup } from './backup-folder.ts';
import { type BackupRun, type GoodBackup, readRun, replaceRun } from './backup-run.ts';
import { makeApart } from './make-apart.ts';
import { proveBackup, type ProvenBackup } from './prove-backup.ts';

/** Retry interval. */
const RETRY_MS = 30 * MINUTE_MS;

/** Time by which the backup program has its lock. */
const SURELY_BEGUN_MS = 2 * MINUTE_MS;

type Make = (file: string, signal?: AbortSignal) => Promise<ProvenBackup>;

/** Makes the nightly backup, and backups requested at the desk. Only one of several servers does. */
export function startBackups(deps: Dependencies) {
  return repeat(deps, 'backups', (signal) => backUpWhenDue(deps, makeApart, signal));
}

/** Returns true if it made one. */
export async function backUpWhenDue(deps: Dependencies, make: Make, signal?: AbortSignal): Promise<boolean> {
  const { storage, log, config } = deps;
  const { database } = storage;
  const before = await readRun(database);
  const now = deps.now().toISOString();
  if (before === undefined) {
    // A new site has no data yet, so its first backup is made tonight.
    await replaceRun(database, undefined, { state: 'waiting', at: now });
    return false;
  }
  const { folder } = config.backups;
  if (folder === undefined || !(await isDue(deps, before))) return false;
  try {
    const good = await makeBackup(deps, { folder, before, make: (file) => make(file, signal) });
    if (good)
      log.info({ name: good.name, rows: good.rows, resumes: good.resumes }, 'a backup was made and verified');
    return good !== undefined;
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'no backup was made');
    return false;
  }
}

/** Makes a backup at once, like the nightly one. Throws an OperatorError if it fails. */
export async function backUpNow(deps: ActingDependencies): Promise<GoodBackup> {
  const { storage, config } = deps;
  const { folder } = config.backups;
  if (folder === undefined)
    throw new OperatorError('BACKUP_DIR is off. Name a file, --out -, or --to s3://bucket/name.');
  const before = await readRun(storage.database);
  const isBusy = before?.state === 'running' && !(await isLockFree(storage));
  const good = isBusy
    ? undefined
    : await makeBackup(deps, { folder, before, make: (file) => proveBackup(deps, file) });
  if (good) return good;
  throw new OperatorError('Another backup is being made. Try again when it is done.');
}

interface Making {
  folder: string;
  before: BackupRun | undefined;
  make: (file: string) => Promise<ProvenBackup>;
}

/** Makes a backup, verifies it, records the result and deletes old ones. Undefined: another process was first. */
async function makeBackup(
  deps: Dependencies,
  { folder, before, make }: Making,
): Promise<GoodBackup | undefined> {
  const { database } = deps.storage;
  const now = deps.now().toISOString();
  const running: BackupRun = { ...before, state: 'running', at: now, reason: undefined };
  if (!(await replaceRun(database, before, running))) return undefined;
  let good: GoodBackup;
  try {
    const file = await placeForBackup(folder, deps);
    const proven = await make(file);
    const name = await keepBackup(file);
    good = { ...proven, name, made: deps.now().toISOString(), server: hostname() };
    await replaceRun(database, running, { state: 'good', at: now, good });
  } catch (error) {
    await replaceRun(database, running, { ...running, state: 'failed', reason: reasonOf(error) });
    throw error;
  }
  await deleteOldBackups(deps);
  return good;
}

function reasonOf(error: unknown): string {
  return error instanceof OperatorError ? error.message : `${(error as Error).message}.`;
}

async function isDue({ storage, config, now }: Dependencies, { state, at }: BackupRun): Promise<boolean> {
  const time = now().getTime();
  // A time from a clock that was ahead delays nothing.
  const ahead = Date.parse(at) - time;
  const since = Math.abs(ahead);
  if (state === 'asked') return true;
  if (state === 'running') return since > SURELY_BEGUN_MS && (await isLockFree(storage));
  // Without nightly backups, a requested one that failed is not retried.
  if (config.backups.at === undefined) return false;
  if (state === 'failed') return since > RETRY_MS;
  return ahead > DAY_MS || at < lastMoment(config.backups.at, config.timeZone, time).toISOString();
}

/** True if no process has the lock: the one that began the backup was killed. */
async function isLockFree(storage: Dependencies['storage']): Promise<boolean> {
  const lock = await storage.lockMaintenance();
  await lock?.release();
  return lock !== undefined;
}

/** The last time at which clocks in the time zone showed this hour. */
function lastMoment(clock: string, timeZone: string, time: number): Date {
  const momentOf = momentsIn(timeZone);
  const today = momentOf(dayIn(new Date(time), timeZone), clock);
  return today.getTime() <= time ? today : momentOf(dayIn(new Date(time - DAY_MS), timeZone), clock);
}
