import { randomUUID } from 'node:crypto';
import { access, readFile, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOlder } from './disk-resume-files.ts';
import { giveToFolderOwner, makeFolder } from './folder-owner.ts';

/** Suffixes of the files that SQLite makes for a database. */
const SUFFIXES = ['', '-wal', '-shm', '-journal'];
const DATABASE = 'site.db';
const RESTORE = /^(restore|rehearsal)-[^.]+\.part/;
/** A database file: present, earlier or unfinished. `site.db` is the file itself, or a link to the present one. */
const GENERATION = /^site\.db(\.[0-9a-f]{8})?(-wal|-shm|-journal)?$/;
const BACKUP = /^backup-[^.]+\.part$/;
const ANY = /\.part$/;
/** Age after which any other `.part` file in the data folder is no longer in use. */
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;
/**
 * Age after which the note about a backup is deleted although that backup was not found. Either it never began, or its
 * disk is gone for good.
 */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1_000;

/** Path for a restore's copy of the backup. */
export function restoreCopy(dataFolder: string): string {
  return path.join(dataFolder, `restore-${randomUUID()}.part`);
}

/** Path of the folder in which a backup is verified. */
export function rehearsalFolder(dataFolder: string): string {
  return path.join(dataFolder, `rehearsal-${randomUUID()}.part`);
}

/**
 * Notes in the data folder that a backup is being written to this absolute path. If the process is killed, the
 * unfinished backup can be found. Returns the path of the note, which must be deleted after the backup is complete or
 * deleted.
 */
export async function noteUnfinishedBackup(dataFolder: string, file: string): Promise<string> {
  makeFolder(dataFolder);
  const note = path.join(dataFolder, `backup-${randomUUID()}.part`);
  await writeFile(note, file, { mode: 0o600, flush: true });
  giveToFolderOwner(note);
  return note;
}

/**
 * Deletes what killed backups and restores have left: copies of all data, which an erasure cannot reach. Needs the
 * maintenance lock, because a running backup has the same files. Returns the number of deleted files, and the paths
 * that could not be deleted.
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
      // Keeps a file that may be the only copy of a database, because somebody has copied or renamed it.
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

/** Name of the database file: that of `site.db`, or of the file that it links to. Undefined if there is none. */
async function databaseIn(folder: string): Promise<string | undefined> {
  try {
    return path.basename(await readlink(path.join(folder, DATABASE)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EINVAL' ? DATABASE : undefined;
  }
}

/** True for a file that is newer than the database, for example from a killed restore. */
async function isYounger(folder: string, name: string): Promise<boolean> {
  const [database, other] = await Promise.all(
    [DATABASE, name].map((each) => stat(path.join(folder, each)).catch(() => undefined)),
  );
  return database !== undefined && other !== undefined && other.birthtimeMs > database.birthtimeMs;
}

/**
 * Names of the files in a folder. Empty if the folder does not exist, because a command may use a database and a store
 * elsewhere.
 */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Deletes an unfinished backup; `note` is a file that contains its path. The backup may be on an unplugged disk, or at
 * a path that this process cannot reach, such as the /tmp of another container. Then the note is kept for a process
 * that can reach it.
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
