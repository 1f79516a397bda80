import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../storage/folder-owner.ts';
import { syncFolder } from '../../storage/sync-folder.ts';
import { DAY_MS, dayIn, minuteIn } from '../calendar.ts';
import { findClockDoubts } from '../data/clock-doubts.ts';
import type { Dependencies } from '../dependencies.ts';
import { readRun } from './backup-run.ts';

/** Name of a stored backup. It contains the day and the minute in the firm's time zone, so names sort by age. */
const KEPT = /^site-\d{4}-\d\d-\d\dT\d{4}\.backup$/;
const UNPROVEN = /^site-\d{4}-\d\d-\d\dT\d{4}\.unproven$/;

/** Number of days, including today, for which verified backups are kept. The privacy page says two weeks. */
export const KEPT_DAYS = 14;

/** Verified backups in this server's folder, newest first. */
export async function listBackups(folder: string) {
  const names = (await namesIn(folder, KEPT)).toReversed();
  return await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(path.join(folder, name));
      return { name, bytes: size, made: mtime.toISOString() };
    }),
  );
}

/** Path of a stored backup; undefined for any other name. */
export async function findBackup(folder: string, name: string): Promise<string | undefined> {
  return (await namesIn(folder, KEPT)).includes(name) ? path.join(folder, name) : undefined;
}

/**
 * Deletes unverified backups of earlier attempts, and returns the path at which the next backup is stored until it is
 * verified.
 */
export async function placeForBackup(
  folder: string,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
): Promise<string> {
  makeFolder(folder);
  for (const name of await namesIn(folder, UNPROVEN)) await rm(path.join(folder, name), { force: true });
  const minute = minuteIn(now(), config.timeZone).replace(' ', 'T').replace(':', '');
  return path.join(folder, `site-${minute}.unproven`);
}

/** Renames a verified backup so that it counts as stored. Returns its name. */
export async function keepBackup(unproven: string): Promise<string> {
  const kept = unproven.replace(/\.unproven$/, '.backup');
  await rename(unproven, kept);
  await syncFolder(path.dirname(kept));
  return path.basename(kept);
}

/** Backups that are older than `KEPT_DAYS`, except the newest one. Files that the server did not make are ignored. */
export async function findOldBackups({ config, now }: Dependencies): Promise<string[]> {
  const { folder } = config.backups;
  if (folder === undefined) return [];
  const dayOf = (name: string) => name.slice('site-'.length, 'site-YYYY-MM-DD'.length);
  const firstDay = dayIn(new Date(now().getTime() - (KEPT_DAYS - 1) * DAY_MS), config.timeZone);
  const today = dayIn(now(), config.timeZone);
  const names = await namesIn(folder, KEPT);
  // A backup with a date in the future was made while the clock was wrong. It may contain less than earlier ones.
  const newest = names.findLast((name) => dayOf(name) <= today);
  return names
    .filter((name) => dayOf(name) < firstDay && name !== newest)
    .map((name) => path.join(folder, name));
}

/**
 * Deletes old backups. It deletes none if the last backup is not verified or lacks a file that an older one may have,
 * or if the clock may be wrong. In the last case the purge waits for a person and says why.
 */
export async function deleteOldBackups(deps: Dependencies): Promise<void> {
  const { database } = deps.storage;
  const run = await readRun(database);
  if (run?.state !== 'good' || run.good?.withoutResume.length !== 0) return;
  if ((await findClockDoubts(database, deps.now())).length > 0) return;
  for (const file of await findOldBackups(deps)) await rm(file, { force: true });
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => pattern.test(name)).toSorted();
}
