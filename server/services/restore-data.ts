import { randomUUID } from 'node:crypto';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  eachResume,
  findDamage,
  openBackupFile,
  readFact,
  replaceRows,
  selectResumeKeys,
  type Backup,
} from '../storage/backup-file.ts';
import { replaceCertificateSecret } from '../storage/certificate-secret.ts';
import type { Dependencies } from './dependencies.ts';
import { WrongRequest } from './wrong-request.ts';

export interface RestoreReport {
  /** When the backup was made. */
  made: string;
  rows: number;
  resumes: number;
  /** The server holds the old certificate secret until it is started again. */
  needsRestart: boolean;
}

/**
 * Replaces everything by what a backup holds, on either engine: the rows in one transaction, so that the site shows
 * the old state or the new one. Resumes come before the rows that need them and go after those that needed them.
 */
export async function restoreData(
  deps: Dependencies,
  file: string,
  onRows: (count: number) => void = () => {},
): Promise<RestoreReport> {
  const copy = path.join(deps.config.dataFolder, `restore-${randomUUID()}.part`);
  try {
    await copyFile(file, copy).catch((error: Error) => {
      throw new WrongRequest(`${file} cannot be read: ${error.message}.`);
    });
    const backup = await openBackupFile(copy);
    if (!backup) throw new WrongRequest(`${file} was not made by data backup.`);
    try {
      const damage = await findDamage(backup);
      if (damage !== undefined) throw new WrongRequest(`${file} is damaged, nothing was changed: ${damage}.`);
      return await restoreFrom(deps, backup, onRows);
    } finally {
      await backup.destroy();
    }
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(`${copy}${suffix}`, { force: true });
  }
}

async function restoreFrom(
  { storage, config }: Dependencies,
  backup: Backup,
  onRows: (count: number) => void,
): Promise<RestoreReport> {
  const kept = new Set<string>();
  for await (const { key, content } of eachResume(backup)) {
    const temporaryPath = storage.resumeFiles.temporaryPath();
    await writeFile(temporaryPath, content, { mode: 0o600 });
    await storage.resumeFiles.keep(temporaryPath, key);
    kept.add(key);
  }

  const before = await selectResumeKeys(storage.database);
  let rows = 0;
  await replaceRows(backup, storage.database, (count) => {
    rows += count;
    onRows(count);
  });
  for (const { resume_key } of before) {
    if (!kept.has(resume_key)) await storage.resumeFiles.remove(resume_key);
  }
  const secret = Buffer.from((await readFact(backup, 'certificate_secret')) ?? '', 'hex');
  const needsRestart = !secret.equals(storage.certificateSecret);
  if (needsRestart) await replaceCertificateSecret(config.dataFolder, secret);
  return { made: (await readFact(backup, 'made')) ?? '', rows, resumes: kept.size, needsRestart };
}
