import { reasonOf } from '../../../log.ts';
import { writeFile } from 'node:fs/promises';
import { eachResume, type Backup } from '../../../storage/backup-file.ts';
import { withHanging } from '../../../storage/hanging-rows.ts';
import { isFileInUse, selectFiles, selectFilesOf } from '../../../storage/stored-files.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Dependencies } from '../../dependencies.ts';
import { severalAtOnce } from '../several-at-once.ts';
import { planErasures } from './erasures.ts';

/** Restores the resumes of a backup, except for those of people who were erased since. */
export async function keepResumes({ database, resumeFiles }: Storage, backup: Backup): Promise<Set<string>> {
  const { keys } = await planErasures(database, backup);
  const erased = new Set(await selectFilesOf(backup, await withHanging(backup, keys)));
  const kept = new Set<string>();
  await severalAtOnce(eachResume(backup), async ({ key, content }) => {
    if (erased.has(key)) return;
    const temporaryPath = resumeFiles.temporaryPath();
    await writeFile(temporaryPath, content, { mode: 0o600 });
    await resumeFiles.keep(temporaryPath, key);
    kept.add(key);
  });
  return kept;
}

/**
 * Moves resumes that no row needs to the quarantine. The rows are already restored. If the store fails here, the next
 * maintenance moves them.
 */
export async function takeAway({ storage, log }: Dependencies, before: { key: string }[]): Promise<void> {
  const { database, resumeFiles } = storage;
  try {
    for (const { key } of before) {
      if (!(await isFileInUse(database, key))) await resumeFiles.setAside(key);
    }
  } catch (error) {
    log.warn(
      { reason: reasonOf(error) },
      'resumes that no database row refers to could not be moved to the quarantine',
    );
  }
}

/** References of applications whose resume was neither restored nor is in the store. */
export async function findMissing({ database, resumeFiles }: Storage, kept: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const { reference, key } of await selectFiles(database)) {
    if (kept.has(key)) continue;
    const isThere = await resumeFiles.read(key).then(
      (content) => {
        content.destroy();
        return true;
      },
      () => false,
    );
    if (!isThere) missing.push(reference);
  }
  return missing;
}
