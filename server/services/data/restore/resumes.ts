import { reasonOf } from '../../../log.ts';
import { writeFile } from 'node:fs/promises';
import { eachResume, selectResumeKeys, type Backup } from '../../../storage/backup-file.ts';
import { isResumeInUse } from '../../../storage/received-rows.ts';
import { selectFilesOf } from '../../../storage/replies.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Dependencies } from '../../dependencies.ts';
import { resumeKeysOf } from '../delete-submissions.ts';
import { severalAtOnce } from '../several-at-once.ts';
import { planErasures } from './erasures.ts';

/** Those of people who were erased since do not come back, not for a moment. */
export async function keepResumes({ database, resumeFiles }: Storage, backup: Backup): Promise<Set<string>> {
  const { rows, replies } = await planErasures(database, backup);
  const erased = new Set([...resumeKeysOf(rows), ...(await selectFilesOf(backup, replies))]);
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

/** The resumes that no row needs any more. The rows are there: a store that fails now leaves them to the next sweep. */
export async function takeAway(
  { storage, log }: Dependencies,
  before: { resume_key: string }[],
): Promise<void> {
  const { database, resumeFiles } = storage;
  try {
    for (const { resume_key } of before) {
      if (!(await isResumeInUse(database, resume_key))) await resumeFiles.setAside(resume_key);
    }
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'resumes that no row needs any more were left in the store');
  }
}

/** References of applications whose resume is neither among those that were kept nor in the store. */
export async function findMissing({ database, resumeFiles }: Storage, kept: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const { reference, resume_key } of await selectResumeKeys(database)) {
    if (kept.has(resume_key)) continue;
    const isThere = await resumeFiles.read(resume_key).then(
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
