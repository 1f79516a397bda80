import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { takeAdvisoryLock, type AdvisoryLock } from './advisory-lock.ts';
import { takeFileLock, type Lock } from './file-lock.ts';
import { makeFolder } from './folder-owner.ts';
import { postgresUnavailable } from './postgres-dialect.ts';
import { folderUnwritable } from './storage.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const LOCK_FILE = 'server.lock';
const FOLDER_TIMEOUT_MS = 100;
/** Time in which to retry, because PostgreSQL needs a moment to notice that a server was killed. */
const LOCK_TIMEOUT_MS = 3_000;
const RETRY_PAUSE_MS = 250;

export interface ServerLock extends Lock {
  /** Time of the start. Uploads from before it belong to an earlier server. */
  since: Date;
}

/**
 * Makes this process the only server of its data folder, before it changes anything there. On PostgreSQL, a server that
 * keeps resumes on its own disk must also be the only server of the database, because others could not read the
 * resumes. Commands do not need this lock. Throws StorageUnavailable if another server has it.
 */
export async function takeServerLock(config: Config, log: Logger): Promise<ServerLock> {
  const folder = await lockFolder(config.dataFolder);
  if (!folder) {
    throw new StorageUnavailable(
      `Another server runs on DATA_DIR ${config.dataFolder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const since = new Date();
  try {
    const place = await joinServers(config, log);
    return {
      since,
      async release() {
        await place?.release();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function lockFolder(dataFolder: string): Promise<Lock | undefined> {
  try {
    makeFolder(dataFolder);
    return takeFileLock(path.join(dataFolder, LOCK_FILE), FOLDER_TIMEOUT_MS);
  } catch (error) {
    throw folderUnwritable(dataFolder, error);
  }
}

/** Locks the database: shared if the resume store is shared, exclusively if resumes are on this server's disk. */
async function joinServers({ databaseUrl, resumeStore }: Config, log: Logger): Promise<Lock | undefined> {
  if (databaseUrl === undefined) return undefined;
  const take = () =>
    takeAdvisoryLock(databaseUrl, 'servers', resumeStore.kind === 'disk' ? 'exclusive' : 'shared').catch(
      (error: Error) => {
        throw postgresUnavailable(error);
      },
    );

  const first = await patiently(take);
  if (!first) {
    throw new StorageUnavailable(
      'Another server uses the database of DATABASE_URL, and one of the two keeps resumes on its own disk, where the ' +
        'other cannot read them. Set RESUME_STORE to the same s3:// address on both, or stop the other server.',
    );
  }
  return keepLock(first, take, log);
}

/** Takes the lock again if its connection was lost, because a restarted database has no locks. */
function keepLock(first: AdvisoryLock, take: () => Promise<AdvisoryLock | undefined>, log: Logger): Lock {
  const released = new AbortController();
  let lock: AdvisoryLock | undefined = first;

  async function takeAgain(): Promise<void> {
    lock = undefined;
    let isTold = false;
    while (!released.signal.aborted) {
      const again = await take().catch(() => 'away' as const);
      if (again !== undefined && again !== 'away') {
        lock = again;
        void again.lost.then(takeAgain);
        return;
      }
      if (again === undefined && !isTold) {
        log.error(
          'another server took over the database while this one had lost its connection: its resumes are on another disk. Stop one of the two',
        );
        isTold = true;
      }
      await pause(RETRY_PAUSE_MS, undefined, { ref: false });
    }
  }

  void first.lost.then(takeAgain);
  return {
    async release() {
      released.abort();
      await lock?.release().catch(() => {});
    },
  };
}

async function patiently<T>(take: () => Promise<T | undefined>): Promise<T | undefined> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const taken = await take();
    if (taken !== undefined || performance.now() > deadline) return taken;
    await pause(RETRY_PAUSE_MS);
  }
}
