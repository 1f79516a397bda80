import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './storage-unavailable.ts';

const watched = new AsyncLocalStorage<{ isAny: boolean }>();

/** Called by the drivers after each commit. */
export function noteCommit(): void {
  const commits = watched.getStore();
  if (commits) commits.isAny = true;
}

/**
 * Runs work of several transactions. If the storage fails after one of them was committed, the outcome is unknown: a part
 * is done.
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
