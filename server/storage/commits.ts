import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './storage-unavailable.ts';

const watched = new AsyncLocalStorage<{ isAny: boolean }>();

/** Notes a commit. The database drivers call it after each one. */
export function noteCommit(): void {
  const commits = watched.getStore();
  if (commits) commits.isAny = true;
}

/**
 * Runs work that consists of several transactions. If the storage fails after one was committed, it throws
 * StorageUnavailable with an unknown outcome, because a part of the work is done.
 */
export async function knowingCommits<Result>(work: () => Promise<Result>): Promise<Result> {
  const commits = { isAny: false };
  try {
    return await watched.run(commits, work);
  } catch (error) {
    if (!(error instanceof StorageUnavailable) || !commits.isAny) throw error;
    throw new StorageUnavailable(error.message, { cause: error, isOutcomeUnknown: true });
  }
}
