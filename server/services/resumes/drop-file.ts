import { reasonOf } from '../../log.ts';
import { isFileInUse } from '../../storage/stored-files.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Deletes a file whose row was not stored. Keeps the file if a row may refer to it, because a commit or an upload
 * without an answer (`failure`) may still succeed, or because the database does not answer now. Maintenance deletes it
 * later.
 */
export async function dropFile(deps: Dependencies, key: string, failure?: unknown): Promise<void> {
  const { database, resumeFiles } = deps.storage;
  if (failure instanceof StorageUnavailable && failure.isOutcomeUnknown) return await noteDoubt(deps, key);
  try {
    if (!(await isFileInUse(database, key))) await resumeFiles.remove(key);
  } catch (error) {
    deps.log.warn(
      { reason: reasonOf(error) },
      'a file that no database row refers to could not be deleted; the next start deletes it',
    );
    await noteDoubt(deps, key);
  }
}

/** Stores a note that the file may have no row, for the daily maintenance. */
async function noteDoubt({ storage, log }: Dependencies, key: string): Promise<void> {
  await storage.resumeFiles.noteDoubt(key).catch((error: Error) => {
    log.warn(
      { reason: reasonOf(error) },
      'a file may be stored without a database row that refers to it, and this could not be noted',
    );
  });
}
