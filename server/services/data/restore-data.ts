import { copyFile, writeFile } from 'node:fs/promises';
import { isResumeInUse } from '../../storage/received-rows.ts';
import {
  eachResume,
  findDamage,
  openBackupFile,
  readFact,
  replaceRows,
  selectResumeKeys,
  type Backup,
} from '../../storage/backup-file.ts';
import {
  certificateSecretFile,
  noteCertificateSecret,
  replaceCertificateSecret,
} from '../../storage/certificate-secret.ts';
import type { Storage } from '../../storage/storage.ts';
import { removeDatabaseFiles, restoreCopy } from '../../storage/unfinished-copies.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { requireMaintenanceLock } from './require-maintenance-lock.ts';
import { WrongRequest } from '../wrong-request.ts';

export interface RestoreReport {
  /** When the backup was made. */
  made: string;
  rows: number;
  resumes: number;
  /** References of applications whose resume is neither in the backup nor in the store. */
  withoutResume: string[];
  /** The server holds the old certificate secret until it is started again. */
  needsRestart: boolean;
  /** CERTIFICATE_SECRET is not the restored secret, which lies in `secretFile`. */
  needsSetting: boolean;
  secretFile: string;
}

/**
 * Replaces everything by what a backup holds, on either engine: the rows in one transaction, so that the site shows
 * the old state or the new one. Resumes come before the rows that need them and go after those that needed them; one
 * that a row names never goes.
 */
export async function restoreData(
  deps: ActingDependencies,
  file: string,
  onRows: (count: number) => void = () => {},
): Promise<RestoreReport> {
  const lock = await requireMaintenanceLock(deps.storage);
  const copy = restoreCopy(deps.config.dataFolder);
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
    await removeDatabaseFiles(copy);
    await lock.release();
  }
}

async function restoreFrom(
  deps: ActingDependencies,
  backup: Backup,
  onRows: (count: number) => void,
): Promise<RestoreReport> {
  const { storage, config } = deps;
  const kept = new Set<string>();
  for await (const { key, content } of eachResume(backup)) {
    const temporaryPath = storage.resumeFiles.temporaryPath();
    await writeFile(temporaryPath, content, { mode: 0o600 });
    await storage.resumeFiles.keep(temporaryPath, key);
    kept.add(key);
  }

  const before = await selectResumeKeys(storage.database);
  const secret = Buffer.from((await readFact(backup, 'certificate_secret')) ?? '', 'hex');
  const needsRestart = !isSecretOf(storage, secret);
  let rows = 0;
  await replaceRows(backup, storage.database, {
    onRows(count) {
      rows += count;
      onRows(count);
    },
    async also(transaction) {
      await noteCertificateSecret(transaction, secret);
      await recordAct(transaction, deps, 'data.restored');
    },
  });
  const needsSetting = config.certificateSecret !== undefined && !secret.equals(config.certificateSecret);
  if (needsRestart) await replaceCertificateSecret(config.dataFolder, secret);
  for (const { resume_key } of before) {
    if (kept.has(resume_key) || (await isResumeInUse(storage.database, resume_key))) continue;
    await storage.resumeFiles.remove(resume_key);
  }
  return {
    made: (await readFact(backup, 'made')) ?? '',
    rows,
    resumes: kept.size,
    withoutResume: await findMissing(storage, kept),
    needsRestart,
    needsSetting,
    secretFile: certificateSecretFile(config.dataFolder),
  };
}

/** False also when the secret of this machine cannot be told. */
function isSecretOf(storage: Storage, secret: Buffer): boolean {
  try {
    return secret.equals(storage.certificateSecret);
  } catch {
    return false;
  }
}

async function findMissing({ database, resumeFiles }: Storage, kept: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const { reference, resume_key } of await selectResumeKeys(database)) {
    if (kept.has(resume_key)) continue;
    const isThere = await resumeFiles.read(resume_key).then(
      (content) => {
        content.destroy();
        return true;
      },
      () => false,
    );
    if (!isThere) missing.push(reference);
  }
  return missing;
}
