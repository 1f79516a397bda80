import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './storage-unavailable.ts';

const watched = new AsyncLocalStorage<{ isAny: boolean }>();

/** The drivers call it after each commit. */
export function noteCommit(): void {
  const commits = watched.getStore();
  if (commits) commits.isAny = true;
}

/**
 * Does work that may take several transactions. The storage failing after one of them was committed is an unknown outcome
 * to whoever asked: a part is done.
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
