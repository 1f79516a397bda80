import { randomUUID } from 'node:crypto';
import { access, readFile, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOlder } from './disk-resume-files.ts';
import { giveToFolderOwner, makeFolder } from './folder-owner.ts';

/** Suffixes of files that SQLite may leave. */
const SUFFIXES = ['', '-wal', '-shm', '-journal'];
const DATABASE = 'site.db';
const RESTORE = /^(restore|rehearsal)-[^.]+\.part/;
/** Present, earlier or unfinished database file; `site.db` is a link to the present one. */
const GENERATION = /^site\.db(\.[0-9a-f]{8})?(-wal|-shm|-journal)?$/;
const BACKUP = /^backup-[^.]+\.part$/;
const ANY = /\.part$/;
/** Longer than any work on a `.part` file in the data folder. */
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;
/** After this time the backup was killed before it began, or its disk is gone. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1_000;

/** Place of a restore's copy of the backup. */
export function restoreCopy(dataFolder: string): string {
  return path.join(dataFolder, `restore-${randomUUID()}.part`);
}

/** Folder for verifying a backup. */
export function rehearsalFolder(dataFolder: string): string {
  return path.join(dataFolder, `rehearsal-${randomUUID()}.part`);
}

/**
 * Notes in the data folder that an unfinished backup is written to this absolute path, so that it is found if the process
 * is killed. Returns the note, to be removed after the file.
 */
export async function noteUnfinishedBackup(dataFolder: string, file: string): Promise<string> {
  makeFolder(dataFolder);
  const note = path.join(dataFolder, `backup-${randomUUID()}.part`);
  await writeFile(note, file, { mode: 0o600, flush: true });
  giveToFolderOwner(note);
  return note;
}

/**
 * Removes remains of killed backups and restores: copies of all data, which no erasure reaches. Needs the maintenance lock,
 * because those of a running one look the same. Returns how many it removed, and the paths that it could not remove.
 */
export async function removeUnfinishedCopies(
  dataFolder: string,
): Promise<{ removed: number; left: string[] }> {
  const abandoned = new Date(Date.now() - ABANDONED_AFTER_MS);
  const result = { removed: 0, left: [] as string[] };
  const current = await databaseIn(dataFolder);
  for (const name of await namesIn(dataFolder)) {
    const file = path.join(dataFolder, name);
    if (GENERATION.test(name)) {
      if (name === DATABASE || SUFFIXES.some((suffix) => name === `${current}${suffix}`)) continue;
      // A database that somebody copied or renamed may be the only one left.
      if (current === undefined || (current === DATABASE && !(await isYounger(dataFolder, name)))) continue;
    } else if (BACKUP.test(name)) {
      const { isDone, left } = await removeNoted(file);
      if (left !== undefined) result.left.push(left);
      if (!isDone) continue;
    } else if (!RESTORE.test(name) && !(ANY.test(name) && (await isOlder(file, abandoned)))) {
      continue;
    }
    await rm(file, { recursive: true, force: true });
    result.removed += 1;
  }
  return result;
}

/** Name of the file that `site.db` is, or links to; undefined if there is none. */
async function databaseIn(folder: string): Promise<string | undefined> {
  try {
    return path.basename(await readlink(path.join(folder, DATABASE)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EINVAL' ? DATABASE : undefined;
  }
}

/** True for a file newer than the database, for example from a killed restore. */
async function isYounger(folder: string, name: string): Promise<boolean> {
  const [database, other] = await Promise.all(
    [DATABASE, name].map((each) => stat(path.join(folder, each)).catch(() => undefined)),
  );
  return database !== undefined && other !== undefined && other.birthtimeMs > database.birthtimeMs;
}

/** Empty if the folder does not exist: a command may use a database and a store elsewhere. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The backup may be on a disk that is unplugged, or in a place that this process cannot see or write to, such as another
 * /tmp. Then the note stays for a process that can.
 */
async function removeNoted(note: string): Promise<{ isDone: boolean; left?: string }> {
  const unfinished = await readFile(note, 'utf8');
  if (!path.isAbsolute(unfinished) || !ANY.test(unfinished)) return { isDone: true };
  try {
    await access(unfinished);
  } catch {
    return { isDone: await isOlder(note, new Date(Date.now() - FORGOTTEN_AFTER_MS)) };
  }
  try {
    await removeDatabaseFiles(unfinished);
    return { isDone: true };
  } catch {
    return { isDone: false, left: unfinished };
  }
}

export async function removeDatabaseFiles(file: string): Promise<void> {
  for (const suffix of SUFFIXES) await rm(`${file}${suffix}`, { force: true });
}
