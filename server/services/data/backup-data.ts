import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import path from 'node:path';
import { isResumeInUse } from '../../storage/received-rows.ts';
import {
  BACKUP_FORMAT,
  addFacts,
  addResume,
  createBackupFile,
  dropOwnerOf,
  finishBackupFile,
  selectResumeKeys,
  type Backup,
} from '../../storage/backup-file.ts';
import { copySnapshot } from '../../storage/backup-rows.ts';
import { giveToFolderOwner, makeFolder } from '../../storage/folder-owner.ts';
import { syncFolder } from '../../storage/sync-folder.ts';
import { ResumeNotFound } from '../../storage/resume-files.ts';
import { writeSiteFact } from '../../storage/site-facts.ts';
import { readStoreId } from '../../storage/store-id.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { noteUnfinishedBackup, removeDatabaseFiles, restoreCopy } from '../../storage/unfinished-copies.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireNewFile, unfinishedName } from '../new-file.ts';
import { encrypted } from './encrypted-backup.ts';
import { requireMaintenanceLock } from './require-maintenance-lock.ts';

export interface BackupReport {
  file: string;
  rows: number;
  resumes: number;
  /** References of applications whose resume was not in the store. */
  withoutResume: string[];
}

export interface BackupOptions {
  onRows?: (count: number) => void;
  /** With it the file is encrypted. */
  passphrase?: string;
}

/**
 * Writes rows as they are at one moment, their resumes and the certificate secret into one file, while the server
 * runs. The file appears under its name only when it is whole; a store that cannot be read fails the backup. It holds
 * personal data: only its owner may read it.
 */
export async function backupData(
  deps: Dependencies,
  file: string,
  options: BackupOptions = {},
): Promise<BackupReport> {
  await requireNewFile(file, 'Give the backup another name.');
  const lock = await requireMaintenanceLock(deps.storage);
  try {
    const report = await writeBackupFile(deps, file, options);
    await writeSiteFact(deps.storage.database, 'last_backup', deps.now().toISOString());
    return report;
  } finally {
    await lock.release();
  }
}

/** The same for who holds the maintenance lock, with a file that is not there. */
export async function writeBackupFile(
  deps: Dependencies,
  file: string,
  { onRows = () => {}, passphrase }: BackupOptions = {},
): Promise<BackupReport> {
  const { dataFolder } = deps.config;
  const unfinished = unfinishedName(path.resolve(file));
  const note = await noteUnfinishedBackup(dataFolder, unfinished);
  try {
    const report =
      passphrase === undefined
        ? await writeBackup(deps, unfinished, onRows)
        : await writeEncrypted(deps, unfinished, onRows, passphrase);
    if (path.resolve(file).startsWith(dataFolder + path.sep)) giveToFolderOwner(unfinished);
    await rename(unfinished, file);
    await syncFolder(path.dirname(unfinished));
    return { file: path.resolve(file), ...report };
  } finally {
    await removeDatabaseFiles(unfinished);
    await rm(note, { force: true });
  }
}

/** Unencrypted it lies beside the data that it holds, never where the backup goes to. */
async function writeEncrypted(
  deps: Dependencies,
  file: string,
  onRows: (count: number) => void,
  passphrase: string,
): Promise<Omit<BackupReport, 'file'>> {
  const { dataFolder } = deps.config;
  makeFolder(dataFolder);
  const plain = restoreCopy(dataFolder);
  try {
    const report = await writeBackup(deps, plain, onRows);
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(await encrypted(plain, passphrase), target);
    return report;
  } finally {
    await removeDatabaseFiles(plain);
  }
}

async function writeBackup(
  deps: Dependencies,
  file: string,
  onRows: (count: number) => void,
): Promise<Omit<BackupReport, 'file'>> {
  const secret = deps.storage.certificateSecret.toString('hex');
  const backup = await createBackupFile(file);
  const report = { rows: 0, resumes: 0, withoutResume: [] as string[] };
  await copySnapshot(deps.storage.database, backup, (count) => {
    report.rows += count;
    onRows(count);
  });
  await copyResumes(deps, backup, report);
  await addFacts(backup, [
    { name: 'format', value: BACKUP_FORMAT },
    { name: 'made', value: deps.now().toISOString() },
    { name: 'certificate_secret', value: secret },
    { name: 'store_id', value: (await readStoreId(deps.storage.database)) ?? '' },
  ]);
  await finishBackupFile(backup, file);
  return report;
}

/** What was deleted after the snapshot has no file any more: it leaves the backup too. */
async function copyResumes(
  deps: Dependencies,
  backup: Backup,
  report: Pick<BackupReport, 'resumes' | 'withoutResume'>,
): Promise<void> {
  for (const { reference, resume_key } of await selectResumeKeys(backup)) {
    const content = await readResume(deps, reference, resume_key);
    if (content) {
      await addResume(backup, resume_key, content);
      report.resumes += 1;
    } else if (await isResumeInUse(deps.storage.database, resume_key)) {
      report.withoutResume.push(reference);
    } else {
      await dropOwnerOf(backup, resume_key);
    }
  }
}

/** Undefined only when the store says that it has none: whatever else it says is no reason to leave a resume out. */
async function readResume(
  { storage }: Dependencies,
  reference: string,
  key: string,
): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.resumeFiles.read(key));
  } catch (error) {
    if (error instanceof ResumeNotFound) return undefined;
    throw new StorageUnavailable(
      `The resume of ${reference} cannot be read, and nothing was backed up: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
