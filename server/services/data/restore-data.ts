import { rm } from 'node:fs/promises';
import { reasonOf } from '../../log.ts';
import { eachResume, readFact, type Backup } from '../../storage/backup-file.ts';
import {
  ChangedMeanwhile,
  countBackedUpRows,
  markPresent,
  type Mark,
  replaceRows,
  selectSince,
} from '../../storage/backup-rows.ts';
import {
  certificateSecretFile,
  noteCertificateSecret,
  replaceCertificateSecret,
} from '../../storage/certificate-secret.ts';
import { mergeCredentialStatuses } from '../../storage/credential-statuses.ts';
import { prepareCredentialKey } from '../../storage/credential-keys.ts';
import { selectAuditEntriesOfActs } from '../../storage/audit-log.ts';
import { isFileInUse, selectFiles } from '../../storage/stored-files.ts';
import type { Leftover } from '../../storage/hanging-rows.ts';
import { type FileRemoval, insertRemovals } from '../../storage/removals.ts';
import { mergeSubscriptions } from '../../storage/subscriptions.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { toldOfAll } from '../certificates/tell-holders.ts';
import { writeSiteFact } from '../../storage/site-facts.ts';
import { joinPair, requireStoreFor, takeIdOfStore } from '../../storage/store-id.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import type { Act } from '../audit-log/acts.ts';
import type { BackupPlace } from './backup-places.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { applyPlan, planRestore, readSecret, type RestorePlan } from './restore/plan-restore.ts';
import { findMissing, keepResumes, takeAway } from './restore/resumes.ts';
import { savePresent } from './restore/save-present.ts';
import { withBackup } from './restore/with-backup.ts';
import { workOffRemovals } from './work-off-removals.ts';
import { OperatorError } from '../operator-error.ts';

export interface RestoreReport extends RestorePlan {
  /** Name of the copy of the replaced data; null if there was none or it was not wanted. */
  copy: string | null;
  rows: number;
  resumes: number;
  /** References of applications whose resume is neither in the backup nor in the store. */
  withoutResume: string[];
  /** True if servers use the new secret only after a restart. */
  needsRestart: boolean;
  /** True if CERTIFICATE_SECRET must be changed to the secret in `secretFile`. */
  needsSetting: boolean;
  secretFile: string;
}

export interface RestoreOptions {
  onRows?: (count: number) => void;
  /** False: the replaced data is not copied first. */
  isCopyWanted?: boolean;
  /** Passphrase of an encrypted backup. */
  passphrase?: string;
  /** Called when the restored rows are complete, but not yet in use. */
  whileCopied?: () => Promise<void>;
}

/**
 * Replaces all data by a backup, on SQLite or PostgreSQL, while the site runs. The rows change in one step, so the site
 * never shows a mixture. Submissions received meanwhile are kept. Data that was deleted since the backup stays deleted,
 * as far as this database knows, and no email is sent automatically. Resumes are restored before the rows that refer to
 * them; resumes without a row are moved to the quarantine.
 */
export async function restoreData(
  deps: ActingDependencies,
  source: string | BackupPlace,
  options: RestoreOptions = {},
): Promise<RestoreReport> {
  const { isCopyWanted = true, passphrase } = options;
  // The mark is taken before the backup is read, which may take minutes, so that submissions received meanwhile are
  // kept.
  const { acts, ...mark } = await markPresent(deps.storage.database);
  // Without a copy of the present data, changes at the desk are allowed until the plan is made.
  const since = isCopyWanted ? { ...mark, acts } : mark;
  return await withBackup(deps, source, passphrase, async (backup) => {
    await requireStore(deps, backup);
    const copy = isCopyWanted ? await savePresent(deps) : null;
    try {
      return { ...(await restoreFrom(deps, backup, options, since)), copy };
    } catch (error) {
      const mayBeDone = error instanceof StorageUnavailable && error.isOutcomeUnknown;
      if (error instanceof Unfinished) throw error.toldWith(copy);
      if (copy !== null && !mayBeDone) await rm(copy, { force: true });
      if (!(error instanceof ChangedMeanwhile)) throw error;
      throw new OperatorError(
        `Nothing was restored, because ${error.message} in the meantime. Try again when nobody is using the desk.`,
      );
    }
  });
}

/** Reports what a restore would do, and changes nothing. */
export async function previewRestore(
  deps: ActingDependencies,
  source: string | BackupPlace,
  passphrase?: string,
): Promise<RestorePlan & Pick<RestoreReport, 'rows' | 'resumes'>> {
  return await withBackup(deps, source, passphrase, async (backup) => {
    await requireStore(deps, backup);
    const { database } = deps.storage;
    const plan = await planRestore(database, backup);
    await applyPlan(deps, database, backup, plan);
    let resumes = 0;
    for await (const { key } of eachResume(backup)) if (await isFileInUse(backup, key)) resumes += 1;
    return { ...plan, rows: await countBackedUpRows(backup), resumes };
  });
}

async function requireStore({ storage, config }: Dependencies, backup: Backup): Promise<void> {
  const rows = await selectFiles(backup);
  await requireStoreFor(storage, config, {
    storeId: (await readFact(backup, 'store_id')) || undefined,
    resumeKeys: rows.map(({ key }) => key),
  });
}

async function restoreFrom(
  deps: ActingDependencies,
  backup: Backup,
  { onRows = () => {}, whileCopied }: RestoreOptions,
  since: Mark,
): Promise<Omit<RestoreReport, 'copy'>> {
  const { storage, config } = deps;
  const { database } = storage;
  const kept = await keepResumes(storage, backup);
  const secret = await readSecret(backup);
  const needsRestart = !isSecretOf(storage, secret);
  let rows = 0;
  let plan: RestorePlan | undefined;
  let before: { key: string }[] = [];
  let leftovers: Leftover[] = [];
  let removals: FileRemoval[] = [];
  await replaceRows(backup, database, {
    since,
    async before(snapshot) {
      plan = await planRestore(snapshot, backup);
      const cameSince = new Set(Object.values(await selectSince(snapshot, since)).flat());
      plan.lost = plan.lost.filter((reference) => !cameSince.has(reference));
      leftovers = await applyPlan(deps, snapshot, backup, plan);
      before = await selectFiles(snapshot);
    },
    onRows(count) {
      rows += count;
      onRows(count);
    },
    whileCopied,
    async carry(present, fresh) {
      // Merges the positions of credentials even if the backup has none, because the position of a credential must
      // never change.
      if (!plan?.isSameSite) return;
      await mergeCredentialStatuses(present, fresh);
      const ended = await selectAuditEntriesOfActs(present, ['subscription.ended' satisfies Act]);
      await mergeSubscriptions(
        present,
        fresh,
        ended.map(({ reference }) => reference),
      );
    },
    async after(transaction) {
      await noteCertificateSecret(transaction, secret);
      // From now on, holders are emailed only about new changes.
      await writeSiteFact(transaction, 'holders_told', toldOfAll(deps.now()));
      await prepareCredentialKey(transaction, secret, deps.now().toISOString());
      await takeIdOfStore(transaction, storage.resumeFiles);
      removals = await insertRemovals(transaction, leftovers, deps.now().toISOString());
      await recordAct(transaction, deps, 'data.restored');
    },
  });
  if (!plan) throw new Error('the rows were replaced without a plan');
  const needsSetting = config.certificateSecret !== undefined && !secret.equals(config.certificateSecret);
  try {
    if (needsRestart) await replaceCertificateSecret(config.dataFolder, secret);
    await joinPair(storage);
    await workOffRemovals(deps, removals);
    await takeAway(deps, before);
    return {
      ...plan,
      rows,
      resumes: kept.size,
      withoutResume: await findMissing(storage, kept),
      needsRestart,
      needsSetting,
      secretFile: certificateSecretFile(config.dataFolder),
    };
  } catch (error) {
    throw new Unfinished(reasonOf(error), { cause: error });
  }
}

/** Thrown if the rows are restored but a later step failed. */
class Unfinished extends Error {
  toldWith(copy: string | null): OperatorError {
    const before = copy === null ? '' : ` The replaced data is in ${copy}.`;
    return new OperatorError(
      `The rows of the backup were restored, but a later step failed: ${this.message.replace(/\.$/, '')}. Restore the same backup again, with --no-copy.${before}`,
      { cause: this.cause },
    );
  }
}

/** True if this server uses the secret. False if its secret is unknown. */
function isSecretOf(storage: Storage, secret: Buffer): boolean {
  try {
    return secret.equals(storage.certificateSecret);
  } catch {
    return false;
  }
}
