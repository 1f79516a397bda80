import { copyFile, rm, writeFile } from 'node:fs/promises';
import { isResumeInUse } from '../../storage/received-rows.ts';
import {
  UnusableBackup,
  eachResume,
  openBackupFile,
  selectResumeKeys,
  type Backup,
} from '../../storage/backup-file.ts';
import { countBackedUpRows, countRecords, replaceRows } from '../../storage/backup-rows.ts';
import {
  certificateSecretFile,
  noteCertificateSecret,
  replaceCertificateSecret,
} from '../../storage/certificate-secret.ts';
import type { Connection } from '../../storage/database.ts';
import { deleteAllLinks } from '../../storage/desk-links.ts';
import { deleteAllSessions } from '../../storage/desk-sessions.ts';
import { giveToFolderOwner } from '../../storage/folder-owner.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { removeDatabaseFiles, restoreCopy } from '../../storage/unfinished-copies.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { requireMaintenanceLock } from './require-maintenance-lock.ts';
import { planErasures } from './restore/erasures.ts';
import { applyPlan, planRestore, readSecret, type RestorePlan } from './restore/plan-restore.ts';
import { savePresent } from './restore/save-present.ts';
import { WrongRequest } from '../wrong-request.ts';

export interface RestoreReport extends RestorePlan {
  /** Where what was replaced is saved; null when there was nothing, or it was not wanted. */
  copy: string | null;
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

export interface RestoreOptions {
  onRows?: (count: number) => void;
  /** False: what is replaced is not saved first. */
  isCopyWanted?: boolean;
}

/**
 * Replaces everything by what a backup holds, on either engine: the rows in one transaction, so that the site shows
 * the old state or the new one. What was taken away since stays away, as far as this database knows it, and no mail
 * leaves by itself. Resumes come before the rows that need them; those that no row needs any more are set aside.
 */
export async function restoreData(
  deps: ActingDependencies,
  file: string,
  { onRows = () => {}, isCopyWanted = true }: RestoreOptions = {},
): Promise<RestoreReport> {
  return await withBackup(deps, file, async (backup) => {
    const before = await countRecords(deps.storage.database);
    const copy = isCopyWanted ? await savePresent(deps) : null;
    try {
      const report = await restoreFrom(deps, backup, onRows, async (transaction) => {
        if (!isCopyWanted || (await countRecords(transaction)) === before) return;
        throw new WrongRequest(
          'Something came in while what is stored now was being saved: nothing was changed. Stop the server first, or try again.',
        );
      });
      return { ...report, copy };
    } catch (error) {
      const mayBeDone = error instanceof StorageUnavailable && error.isOutcomeUnknown;
      if (copy !== null && !mayBeDone) await rm(copy, { force: true });
      throw error;
    }
  });
}

/** What a restore would do, with nothing changed. */
export async function previewRestore(
  deps: ActingDependencies,
  file: string,
): Promise<RestorePlan & Pick<RestoreReport, 'rows' | 'resumes'>> {
  return await withBackup(deps, file, async (backup) => {
    const { database } = deps.storage;
    const plan = await planRestore(database, backup);
    await applyPlan(deps, database, backup, plan);
    let resumes = 0;
    for await (const { key } of eachResume(backup)) if (await isResumeInUse(backup, key)) resumes += 1;
    return { ...plan, rows: await countBackedUpRows(backup), resumes };
  });
}

/** With a copy of the file, which the work may change. */
async function withBackup<Result>(
  { storage, config }: ActingDependencies,
  file: string,
  work: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  const lock = await requireMaintenanceLock(storage);
  const copy = restoreCopy(config.dataFolder);
  try {
    await copyFile(file, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC')
        throw new StorageUnavailable(
          `${config.dataFolder} has no room for a copy of ${file}: nothing was changed.`,
        );
      throw new WrongRequest(`${file} cannot be read: ${error.message}.`);
    });
    giveToFolderOwner(copy);
    const backup = await openBackupFile(copy).catch((error: Error) => {
      throw error instanceof UnusableBackup ? new WrongRequest(`${file} ${error.message}`) : error;
    });
    try {
      return await work(backup);
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
  check: (transaction: Connection) => Promise<void>,
): Promise<Omit<RestoreReport, 'copy'>> {
  const { storage, config } = deps;
  const { database } = storage;
  const kept = await keepResumes(storage, backup);
  const secret = await readSecret(backup);
  const needsRestart = !isSecretOf(storage, secret);
  let rows = 0;
  let plan: RestorePlan | undefined;
  let before: { resume_key: string }[] = [];
  await replaceRows(backup, database, {
    async before(transaction) {
      await check(transaction);
      plan = await planRestore(transaction, backup);
      await applyPlan(deps, transaction, backup, plan);
      before = await selectResumeKeys(transaction);
    },
    onRows(count) {
      rows += count;
      onRows(count);
    },
    async after(transaction) {
      await deleteAllSessions(transaction);
      await deleteAllLinks(transaction);
      await noteCertificateSecret(transaction, secret);
      await recordAct(transaction, deps, 'data.restored');
    },
  });
  if (!plan) throw new Error('the rows were replaced without a plan');
  const needsSetting = config.certificateSecret !== undefined && !secret.equals(config.certificateSecret);
  if (needsRestart) await replaceCertificateSecret(config.dataFolder, secret);
  await takeAway(deps, plan, before);
  return {
    ...plan,
    rows,
    resumes: kept.size,
    withoutResume: await findMissing(storage, kept),
    needsRestart,
    needsSetting,
    secretFile: certificateSecretFile(config.dataFolder),
  };
}

/** Those of people who were erased since do not come back, not for a moment. */
async function keepResumes({ database, resumeFiles }: Storage, backup: Backup): Promise<Set<string>> {
  const { applications } = await planErasures(database, backup);
  const erased = new Set(applications.map(({ resume_key }) => resume_key));
  const kept = new Set<string>();
  for await (const { key, content } of eachResume(backup)) {
    if (erased.has(key)) continue;
    const temporaryPath = resumeFiles.temporaryPath();
    await writeFile(temporaryPath, content, { mode: 0o600 });
    await resumeFiles.keep(temporaryPath, key);
    kept.add(key);
  }
  return kept;
}

/** The resumes that no row needs any more. The rows are there: a store that fails now leaves them to the next sweep. */
async function takeAway(
  { storage, log }: ActingDependencies,
  { erasures }: RestorePlan,
  before: { resume_key: string }[],
): Promise<void> {
  const { database, resumeFiles } = storage;
  try {
    // Also of who was erased while the resumes were being written.
    for (const { resume_key } of erasures.applications) await resumeFiles.remove(resume_key);
    for (const { resume_key } of before) {
      if (!(await isResumeInUse(database, resume_key))) await resumeFiles.setAside(resume_key);
    }
  } catch (error) {
    log.warn(
      { reason: (error as Error).message },
      'resumes that no row needs any more were left in the store',
    );
  }
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
