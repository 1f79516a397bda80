import { randomBytes } from 'node:crypto';
import { open, stat, statfs, truncate } from 'node:fs/promises';
import path from 'node:path';

const RESERVE_FILE = 'reserve';
const MEGABYTE = 1024 * 1024;
/** Size of the reserve: enough for what SQLite writes during several batches of a purge before it frees any space. */
const RESERVE_BYTES = 16 * MEGABYTE;
/**
 * Free space that is needed to make the reserve for the first time. A reserve that was used is made again with less,
 * before visitors can use the space.
 */
const FREE_AT_FIRST_BYTES = 2 * RESERVE_BYTES;
/** Free space below which the desk and `doctor` warn. */
export const DISK_LEAST_BYTES = 500 * MEGABYTE;

/** Free bytes on the disk of the data folder. */
export async function freeBytes(dataFolder: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataFolder);
  return bavail * bsize;
}

/** Device of a folder. Folders on the same device share free space. */
export async function deviceOf(folder: string): Promise<number> {
  return (await stat(folder)).dev;
}

/**
 * Makes the reserve: a file that takes up space until the disk is full. It is emptied then, because deleting rows needs
 * some space.
 */
export async function makeReserve(dataFolder: string): Promise<void> {
  const file = reserveIn(dataFolder);
  const size = await sizeOf(file);
  if (size === undefined && (await freeBytes(dataFolder)) < FREE_AT_FIRST_BYTES) return;
  if ((size ?? 0) < RESERVE_BYTES) await fill(file);
}

/** Refills the reserve if there was one. */
export async function makeReserveAgain(dataFolder: string): Promise<void> {
  if ((await sizeOf(reserveIn(dataFolder))) !== undefined) await makeReserve(dataFolder);
}

/**
 * Empties the reserve. Returns false if it is already empty. The empty file stays, as a sign that there was a reserve.
 */
export async function giveUpReserve(dataFolder: string): Promise<boolean> {
  const file = reserveIn(dataFolder);
  if (((await sizeOf(file)) ?? 0) === 0) return false;
  await truncate(file);
  return true;
}

/** Runs a deletion. If the disk is nearly full, the reserve is emptied first; it is refilled afterwards. */
export async function withReserve<Result>(
  dataFolder: string,
  deletion: () => Promise<Result>,
): Promise<Result> {
  const isThere = (await sizeOf(reserveIn(dataFolder))) !== undefined;
  if (isThere && (await freeBytes(dataFolder)) < RESERVE_BYTES) await giveUpReserve(dataFolder);
  try {
    return await deletion();
  } finally {
    await makeReserveAgain(dataFolder);
  }
}

const reserveIn = (dataFolder: string) => path.join(dataFolder, RESERVE_FILE);

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Fills the file with random bytes until it is large enough or the disk is full. Some file systems store no zeros. */
async function fill(file: string): Promise<void> {
  const content = randomBytes(MEGABYTE);
  const handle = await open(file, 'a', 0o600);
  try {
    let { size } = await handle.stat();
    while (size < RESERVE_BYTES) {
      const { bytesWritten } = await handle.write(content, 0, Math.min(MEGABYTE, RESERVE_BYTES - size));
      size += bytesWritten;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}
