import { plural } from '../../../contracts/plural.ts';
import { isFileInUse } from '../../storage/stored-files.ts';
import { findMismatch, isImplausible } from '../../storage/store-id.ts';
import { DAY_MS, HOUR_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { findClockDoubts } from './clock-doubts.ts';
import { goAhead, holdBack } from './held-back.ts';

/** Days that a resume stays in the quarantine: long enough to notice that an application lacks its resume. */
export const QUARANTINE_DAYS = 30;

/**
 * Moves resumes without a row that are older than `before` to the quarantine, and moves those back whose row exists
 * again. Does nothing if the store belongs to another database or if the clock may be wrong. If there are more of them
 * than a crash explains, it moves only those that this server noted as doubtful. Returns the number of moved resumes;
 * undefined if it did nothing.
 */
export async function sweepOrphans(deps: Dependencies, before: Date): Promise<number | undefined> {
  const { storage } = deps;
  const { database, resumeFiles } = storage;
  const mismatch = await findMismatch(storage);
  if (mismatch !== undefined) {
    await holdBack(
      deps,
      'sweep',
      `The database and the resume store no longer belong together: ${mismatch}.`,
    );
    return undefined;
  }
  for await (const { key } of resumeFiles.listSetAside()) {
    if (await isFileInUse(database, key)) await resumeFiles.bringBack(key);
  }
  // If the clock is wrong, the time of the resumes in the quarantine would begin wrongly.
  if ((await findClockDoubts(database, deps.now())).length > 0) return undefined;
  const { orphans, files } = await findOrphans(deps, before);
  const unexplained: string[] = [];
  for (const key of orphans) {
    // A server has notes only about its own uploads.
    if (await resumeFiles.isInDoubt(key)) await resumeFiles.setAside(key);
    else unexplained.push(key);
  }
  if (isImplausible(unexplained.length, files)) {
    await holdBack(
      deps,
      'sweep',
      `${unexplained.length} of ${plural(files, 'resume')} in ${resumeFiles.place} belong to no application, more than a crash explains. They may belong to a newer database.`,
    );
    return orphans.length - unexplained.length;
  }
  await setAside(deps, unexplained);
  return orphans.length;
}

/** Resumes without a row that are older than `before`, and the number of all files. */
export async function findOrphans(
  { storage: { database, resumeFiles } }: Pick<Dependencies, 'storage'>,
  before: Date,
): Promise<{ orphans: string[]; files: number }> {
  // If several servers share the store, a younger file may belong to a submission that another server is storing.
  const limit = resumeFiles.isShared ? Math.min(before.getTime(), Date.now() - HOUR_MS) : before.getTime();
  const orphans: string[] = [];
  let files = 0;
  for await (const { key, modified } of resumeFiles.list()) {
    files += 1;
    if (modified.getTime() < limit && !(await isFileInUse(database, key))) orphans.push(key);
  }
  return { orphans, files };
}

export async function setAside({ storage }: Dependencies, orphans: string[]): Promise<void> {
  for (const key of orphans) await storage.resumeFiles.setAside(key);
  await goAhead(storage.database, 'sweep');
}

/** Files whose time in the quarantine is over. */
export async function findForgotten({ storage, now }: Dependencies): Promise<string[]> {
  const before = now().getTime() - QUARANTINE_DAYS * DAY_MS;
  const forgotten: string[] = [];
  for await (const { key, modified } of storage.resumeFiles.listSetAside())
    if (modified.getTime() < before) forgotten.push(key);
  return forgotten;
}

export async function removeForgotten(
  { storage: { database, resumeFiles } }: Pick<Dependencies, 'storage'>,
  forgotten: string[],
): Promise<void> {
  for (const key of forgotten) if (!(await isFileInUse(database, key))) await resumeFiles.remove(key);
}
