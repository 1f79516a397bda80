import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { readSnapshot } from '../../storage/backup-rows.ts';
import { BACKUP_FORMAT, backupLine, rowsLine } from '../../storage/backup-stream.ts';
import { giveToFolderOwner } from '../../storage/folder-owner.ts';
import { readMigrations } from '../../storage/migrate.ts';
import { syncFolder } from '../../storage/sync-folder.ts';
import { ResumeNotFound } from '../../storage/resume-files.ts';
import { filesIn, isFileInUse, type NamedFile } from '../../storage/stored-files.ts';
import { writeSiteFact } from '../../storage/site-facts.ts';
import { readStoreId } from '../../storage/store-id.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { noteUnfinishedBackup } from '../../storage/unfinished-copies.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireNewFile, unfinishedName } from '../new-file.ts';
import type { BackupPlace } from './backup-places.ts';
import { encrypted } from './encrypted-backup.ts';
import { requireMaintenanceLock } from './require-maintenance-lock.ts';
import { readAhead } from './several-at-once.ts';

export interface BackupReport {
  file: string;
  rows: number;
  resumes: number;
  /** References of applications whose resume was not in the store. */
  withoutResume: string[];
}

export interface BackupOptions {
  onRows?: (count: number) => void;
  /** Set if the file shall be encrypted. */
  passphrase?: string;
}

/**
 * Writes a snapshot of the rows, their resumes and the certificate secret to one file or place, while the server runs.
 * It needs little memory and no temporary files. The file gets its name when it is complete; if the store cannot be
 * read, the backup fails. Only the owner of the file may read it, because it contains personal data.
 */
export async function backupData(
  deps: Dependencies,
  target: string | BackupPlace,
  options: BackupOptions = {},
): Promise<BackupReport> {
  if (typeof target === 'string') await requireNewFile(target, 'Give the backup another name.');
  else await target.requireNew();
  const lock = await requireMaintenanceLock(deps.storage);
  try {
    const report =
      typeof target === 'string'
        ? await writeBackupFile(deps, target, options)
        : await writeBackup(deps, target.name, options, (content) => target.write(content));
    await writeSiteFact(deps.storage.database, 'last_backup', deps.now().toISOString());
    return report;
  } finally {
    await lock.release();
  }
}

/** Writes a backup to a new file. The caller must have the maintenance lock. */
export async function writeBackupFile(
  deps: Dependencies,
  file: string,
  options: BackupOptions = {},
): Promise<BackupReport> {
  const { dataFolder } = deps.config;
  const unfinished = unfinishedName(path.resolve(file));
  const note = await noteUnfinishedBackup(dataFolder, unfinished);
  try {
    const report = await writeBackup(deps, path.resolve(file), options, (content) =>
      pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })),
    );
    if (path.resolve(file).startsWith(dataFolder + path.sep)) giveToFolderOwner(unfinished);
    await rename(unfinished, file);
    await syncFolder(path.dirname(unfinished));
    return report;
  } finally {
    await rm(unfinished, { force: true });
    await rm(note, { force: true });
  }
}

async function writeBackup(
  deps: Dependencies,
  name: string,
  { onRows = () => {}, passphrase }: BackupOptions,
  write: (content: Readable) => Promise<void>,
): Promise<BackupReport> {
  const report: BackupReport = { file: name, rows: 0, resumes: 0, withoutResume: [] };
  await pipeline(
    Readable.from(linesOf(deps, report, onRows)),
    // Compresses fast, because resumes do not get smaller and rows get small anyway.
    createGzip({ level: constants.Z_BEST_SPEED }),
    (content: Readable) => (passphrase === undefined ? content : encrypted(content, passphrase)),
    (content: AsyncIterable<Uint8Array>) => write(Readable.from(content, { objectMode: false })),
  );
  return report;
}

/**
 * Lines for the rows of a table and their files. A row that was deleted after the snapshot has lost its file and is
 * left out.
 */
async function* linesOf(
  deps: Dependencies,
  report: BackupReport,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const { database, certificateSecret } = deps.storage;
  yield backupLine({
    backup: BACKUP_FORMAT,
    made: deps.now().toISOString(),
    certificate_secret: certificateSecret.toString('hex'),
    store_id: (await readStoreId(database)) ?? '',
    ...(await readMigrations(database)),
  });
  const files: NamedFile[] = [];
  for await (const page of readSnapshot(database)) {
    yield rowsLine(page);
    report.rows += page.rows.length;
    onRows(page.rows.length);
    files.push(...filesIn(page.table, page.rows));
  }
  for await (const { reference, key, content } of readAhead(files, (file) => readResume(deps, file))) {
    if (content) {
      yield backupLine({ resume: key, content: content.toString('base64') });
      report.resumes += 1;
    } else if (await isFileInUse(database, key)) {
      report.withoutResume.push(reference);
    } else {
      yield backupLine({ gone: key });
    }
  }
  yield backupLine({ end: { rows: report.rows, resumes: report.resumes } });
}

/** Reads a resume. Undefined only if the store says that it does not exist. Any other error ends the backup. */
async function readResume(
  { storage }: Dependencies,
  file: NamedFile,
): Promise<NamedFile & { content?: Buffer }> {
  try {
    return { ...file, content: await buffer(await storage.resumeFiles.read(file.key)) };
  } catch (error) {
    if (error instanceof ResumeNotFound) return file;
    throw new StorageUnavailable(
      `The resume of ${file.reference} cannot be read, and nothing was backed up: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
