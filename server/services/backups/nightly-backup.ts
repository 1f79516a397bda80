import { hostname } from 'node:os';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { repeat } from '../repeat.ts';
import { DAY_MS, dayIn, MINUTE_MS, momentsIn } from '../calendar.ts';
import { OperatorError } from '../operator-error.ts';
import { deleteOldBackups, keepBackup, placeForBackup } from './backup-folder.ts';
import { type BackupRun, type GoodBackup, readRun, replaceRun } from './backup-run.ts';
import { makeApart } from './make-apart.ts';
import { proveBackup, type ProvenBackup } from './prove-backup.ts';

/** Time between a failed backup and the next attempt. */
const RETRY_MS = 30 * MINUTE_MS;

/** Time within which the program that makes a backup takes the maintenance lock. */
const SURELY_BEGUN_MS = 2 * MINUTE_MS;

type Make = (file: string, signal?: AbortSignal) => Promise<ProvenBackup>;

/** Makes backups each night, and when somebody asks for one at the desk. Of several servers only one makes them. */
export function startBackups(deps: Dependencies) {
  return repeat(deps, 'backups', (signal) => backUpWhenDue(deps, makeApart, signal));
}

/** Makes a backup if it is due. Returns true if it made one. */
export async function backUpWhenDue(deps: Dependencies, make: Make, signal?: AbortSignal): Promise<boolean> {
  const { storage, log, config } = deps;
  const { database } = storage;
  const before = await readRun(database);
  const now = deps.now().toISOString();
  if (before === undefined) {
    // The first backup of a new site is made the next night, because there is no data yet.
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

/** Makes a backup immediately and stores it like a nightly one. Throws an OperatorError if it fails. */
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

/**
 * Makes and verifies a backup, records the result and deletes old backups. Undefined if another process is already
 * making one.
 */
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
  // Positive if the clock was ahead when the time was stored. Such a time must not delay a backup.
  const ahead = Date.parse(at) - time;
  const since = Math.abs(ahead);
  if (state === 'asked') return true;
  if (state === 'running') return since > SURELY_BEGUN_MS && (await isLockFree(storage));
  // If nightly backups are off, a failed backup is not retried.
  if (config.backups.at === undefined) return false;
  if (state === 'failed') return since > RETRY_MS;
  return ahead > DAY_MS || at < lastMoment(config.backups.at, config.timeZone, time).toISOString();
}

/** True if no process has the maintenance lock, so the process that began the backup was killed. */
async function isLockFree(storage: Dependencies['storage']): Promise<boolean> {
  const lock = await storage.lockMaintenance();
  await lock?.release();
  return lock !== undefined;
}

/** The last moment at which a clock in this time zone showed this time of day. */
function lastMoment(clock: string, timeZone: string, time: number): Date {
  const momentOf = momentsIn(timeZone);
  const today = momentOf(dayIn(new Date(time), timeZone), clock);
  return today.getTime() <= time ? today : momentOf(dayIn(new Date(time - DAY_MS), timeZone), clock);
}
