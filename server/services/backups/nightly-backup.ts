import { hostname } from 'node:os';
import type { Dependencies } from '../dependencies.ts';
import { repeat } from '../repeat.ts';
import { DAY_MS, dayIn, MINUTE_MS, momentsIn } from '../calendar.ts';
import { OperatorError } from '../operator-error.ts';
import { deleteOldBackups, keepBackup, placeForBackup } from './backup-folder.ts';
import { type BackupRun, readRun, replaceRun } from './backup-run.ts';
import { makeApart } from './make-apart.ts';
import type { ProvenBackup } from './prove-backup.ts';

/** How long until what failed is tried again. */
const RETRY_MS = 30 * MINUTE_MS;

/** Until the program that makes a backup holds its lock. */
const SURELY_BEGUN_MS = 2 * MINUTE_MS;

type Make = (file: string, signal?: AbortSignal) => Promise<ProvenBackup>;

/** Makes the nightly backup, and those that are asked for at the desk. Of several servers one does. */
export function startBackups(deps: Dependencies) {
  return repeat(deps, 'backups', (signal) => backUpWhenDue(deps, makeApart, signal));
}

/** True when it made one. */
export async function backUpWhenDue(deps: Dependencies, make: Make, signal?: AbortSignal): Promise<boolean> {
  const { storage, log, config } = deps;
  const { database } = storage;
  const before = await readRun(database);
  const now = deps.now().toISOString();
  if (before === undefined) {
    // A site that starts for the first time holds nothing yet: its first backup is tonight's.
    await replaceRun(database, undefined, { state: 'waiting', at: now });
    return false;
  }
  const { folder } = config.backups;
  if (folder === undefined || !(await isDue(deps, before))) return false;
  const running: BackupRun = { ...before, state: 'running', at: now, reason: undefined };
  if (!(await replaceRun(database, before, running))) return false;
  try {
    const file = await placeForBackup(folder, deps);
    const proven = await make(file, signal);
    const name = await keepBackup(file);
    const good = { ...proven, name, made: now, server: hostname() };
    await replaceRun(database, running, { state: 'good', at: now, good });
    log.info({ name, rows: proven.rows, resumes: proven.resumes }, 'a backup was made and proven');
  } catch (error) {
    const reason = error instanceof OperatorError ? error.message : `${(error as Error).message}.`;
    log.error({ reason }, 'no backup was made');
    await replaceRun(database, running, { ...running, state: 'failed', reason });
    return false;
  }
  await deleteOldBackups(deps);
  return true;
}

async function isDue({ storage, config, now }: Dependencies, { state, at }: BackupRun): Promise<boolean> {
  const time = now().getTime();
  // A clock that was ahead holds nothing up once it is right.
  const ahead = Date.parse(at) - time;
  const since = Math.abs(ahead);
  if (state === 'asked') return true;
  if (state === 'running') return since > SURELY_BEGUN_MS && (await isLockFree(storage));
  // Nobody asked for one each night: what was asked for once and failed is not begun again by itself.
  if (config.backups.at === undefined) return false;
  if (state === 'failed') return since > RETRY_MS;
  return ahead > DAY_MS || at < lastMoment(config.backups.at, config.timeZone, time).toISOString();
}

/** Whoever makes a backup holds the lock: where nobody does, the one that began it was killed. */
async function isLockFree(storage: Dependencies['storage']): Promise<boolean> {
  const lock = await storage.lockMaintenance();
  await lock?.release();
  return lock !== undefined;
}

/** The last time at which clocks there showed this hour. */
function lastMoment(clock: string, timeZone: string, time: number): Date {
  const momentOf = momentsIn(timeZone);
  const today = momentOf(dayIn(new Date(time), timeZone), clock);
  return today.getTime() <= time ? today : momentOf(dayIn(new Date(time - DAY_MS), timeZone), clock);
}
