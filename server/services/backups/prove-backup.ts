import { stat } from 'node:fs/promises';
import path from 'node:path';
import { backupBytes } from '../../storage/present-copies.ts';
import { deviceOf, DISK_LEAST_BYTES, freeBytes } from '../../storage/reserve.ts';
import { recordWhole } from '../audit-log/record-act.ts';
import { backupData } from '../data/backup-data.ts';
import { verifyBackup } from '../data/verify-backup.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

const MEGABYTE = 1_000_000;

/** A backup that was verified: restored into a scratch place and compared. */
export interface ProvenBackup {
  rows: number;
  resumes: number;
  /** References of submissions whose resume or email attachment is missing. */
  withoutResume: string[];
  bytes: number;
  /** Time that the restore took. */
  seconds: number;
}

/** Free space on the disks of the two folders, and whether that is the same disk. */
interface Disks {
  freeBytes: (folder: string) => Promise<number>;
  deviceOf: (folder: string) => Promise<number>;
}

/**
 * Makes a backup and verifies it by restoring it into a scratch place. Throws an OperatorError if it cannot be restored
 * completely.
 */
export async function proveBackup(
  deps: ActingDependencies,
  file: string,
  disks: Disks = { freeBytes, deviceOf },
): Promise<ProvenBackup> {
  await requireRoom(deps, path.dirname(file), disks);
  await backupData(deps, file);
  await recordWhole(deps, 'data.backed-up');
  const { rows, resumes, withoutResume, damaged, seconds } = await verifyBackup(deps, file);
  if (damaged.length > 0)
    throw new OperatorError(`It was made, but these files in it are damaged: ${damaged.join(', ')}.`);
  return { rows, resumes, withoutResume, bytes: (await stat(file)).size, seconds };
}

/**
 * Throws if the disk has too little space, because submissions would be refused on a full disk. Verifying unpacks the
 * backup and restores it in the data folder, so it needs room for the rows and files twice, in addition to the backup
 * itself.
 */
async function requireRoom(
  { storage, config }: ActingDependencies,
  folder: string,
  disks: Disks,
): Promise<void> {
  const { dataFolder } = config;
  const bytes = await backupBytes(storage.database);
  const rehearsal = 2 * bytes + DISK_LEAST_BYTES;
  if ((await disks.deviceOf(folder)) === (await disks.deviceOf(dataFolder)))
    return await requireFree(disks, dataFolder, bytes + rehearsal, 'making and verifying a backup');
  await requireFree(disks, folder, bytes, 'a backup');
  await requireFree(disks, dataFolder, rehearsal, 'verifying a backup');
}

async function requireFree(disks: Disks, folder: string, needed: number, what: string): Promise<void> {
  const free = await disks.freeBytes(folder);
  if (free >= needed) return;
  throw new OperatorError(
    `The disk of ${folder} has ${Math.floor(free / MEGABYTE)} MB left, and ${what} needs ${Math.ceil(needed / MEGABYTE)} MB.`,
  );
}
