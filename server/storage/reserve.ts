import { randomBytes } from 'node:crypto';
import { open, stat, statfs, truncate } from 'node:fs/promises';
import path from 'node:path';

const RESERVE_FILE = 'reserve';
const MEGABYTE = 1024 * 1024;
/** The log of several batches of a purge, which SQLite writes before it frees anything. */
const RESERVE_BYTES = 16 * MEGABYTE;
/** The reserve is made if as much stays free. Once released, it claims free space again before visitors do. */
const FREE_AT_FIRST_BYTES = 2 * RESERVE_BYTES;
/** Below, people are warned. */
export const DISK_LEAST_BYTES = 500 * MEGABYTE;

/** Free bytes on the disk of the data folder. */
export async function freeBytes(dataFolder: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataFolder);
  return bavail * bsize;
}

/** Two folders with the same one share the room that is free. */
export async function deviceOf(folder: string): Promise<number> {
  return (await stat(folder)).dev;
}

/** Deleting needs room first: a file that does nothing but hold some, given up when the disk is full. */
export async function makeReserve(dataFolder: string): Promise<void> {
  const file = reserveIn(dataFolder);
  const size = await sizeOf(file);
  if (size === undefined && (await freeBytes(dataFolder)) < FREE_AT_FIRST_BYTES) return;
  if ((size ?? 0) < RESERVE_BYTES) await fill(file);
}

/** The same, where a server made one before. */
export async function makeReserveAgain(dataFolder: string): Promise<void> {
  if ((await sizeOf(reserveIn(dataFolder))) !== undefined) await makeReserve(dataFolder);
}

/** False when there is nothing to give up. The empty file says that there was. */
export async function giveUpReserve(dataFolder: string): Promise<boolean> {
  const file = reserveIn(dataFolder);
  if (((await sizeOf(file)) ?? 0) === 0) return false;
  await truncate(file);
  return true;
}

/** Deletes with the reserve's room when the disk is nearly full, and makes the reserve again. */
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

/** Fills the file as far as there is room. Not with zeros, which some file systems do not store. */
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
