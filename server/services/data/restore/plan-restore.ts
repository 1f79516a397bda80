import { type Backup, readFact } from '../../../storage/backup-file.ts';
import { selectLost } from '../../../storage/backup-rows.ts';
import { isSecretOfDatabase } from '../../../storage/certificate-secret.ts';
import { mergeCredentialKeys } from '../../../storage/credential-keys.ts';
import { mergeCredentialStatuses } from '../../../storage/credential-statuses.ts';
import type { Connection } from '../../../storage/database.ts';
import type { Leftover } from '../../../storage/hanging-rows.ts';
import { countLinks } from '../../../storage/desk-links.ts';
import { selectSessions } from '../../../storage/desk-sessions.ts';
import { hasAuditEntry, selectNewestAuditEntryId } from '../../../storage/audit-log.ts';
import type { ActingDependencies } from '../../dependencies.ts';
import { referencesOf } from '../delete-submissions.ts';
import { applyCertificates, type Certificates, planCertificates } from './certificates.ts';
import { applyErasures, type Erasures, planErasures } from './erasures.ts';
import { applyMails, type Mails, planMails } from './mails.ts';
import { applyPeople, type People, planPeople } from './people.ts';
import { applyWithdrawals } from './withdrawn.ts';

/** Changes to the copy of a backup, because of what happened since the backup was made. */
export interface RestorePlan {
  /** Time of the backup. */
  made: string;
  /** True if the present audit log contains that of the backup, so all later deletions are known. */
  isTrailKnown: boolean;
  /** True if the audit log or the certificate secret is the same here and in the backup. */
  isSameSite: boolean;
  erasures: Erasures;
  mails: Mails;
  people: People;
  certificates: Certificates;
  /** Number of sessions at the desk, which a restore ends. */
  sessions: number;
  links: number;
  /** References of submissions that are here but not in the backup. */
  lost: string[];
}

/** Makes the plan and changes nothing. `present` is the database, or the transaction in which its rows are replaced. */
export async function planRestore(present: Connection, backup: Backup): Promise<RestorePlan> {
  const secret = await readSecret(backup);
  const newest = await selectNewestAuditEntryId(backup);
  const hasSecret = await isSecretOfDatabase(present, secret);
  const isTrailKnown = newest === undefined ? hasSecret : await hasAuditEntry(present, newest);
  const isSameSite = isTrailKnown || hasSecret;
  const erasures = await planErasures(present, backup);
  return {
    made: (await readFact(backup, 'made')) ?? '',
    isTrailKnown,
    isSameSite,
    erasures,
    mails: await planMails(present, backup, new Set(referencesOf(erasures.submissions))),
    people: await planPeople(present, backup),
    certificates: await planCertificates(present, backup, { isSameSite }),
    sessions: (await selectSessions(present)).length,
    links: await countLinks(present),
    lost: await selectLost(present, backup),
  };
}

/** Applies the plan to the copy of the backup. Returns the files of erased people that must still be removed. */
export async function applyPlan(
  deps: ActingDependencies,
  present: Connection,
  backup: Connection,
  plan: RestorePlan,
): Promise<Leftover[]> {
  const { config } = deps;
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: config.timeZone,
  }).format(new Date(plan.made));
  const reason = (reference: string) =>
    `Restored from a backup of ${time}: send it with outbox retry ${reference} if it is still wanted.`;
  return await backup.transaction().execute(async (copy) => {
    const leftovers = await applyErasures(copy, deps, plan.erasures);
    await applyMails(deps, { present, copy }, plan.mails, reason);
    await applyPeople(copy, plan.people);
    const now = deps.now().toISOString();
    await applyCertificates(present, copy, plan.certificates, now);
    await applyWithdrawals(present, copy);
    if (plan.isSameSite) {
      await mergeCredentialKeys(present, copy, now);
      await mergeCredentialStatuses(present, copy);
    }
    return leftovers;
  });
}

export async function readSecret(backup: Backup): Promise<Buffer> {
  return Buffer.from((await readFact(backup, 'certificate_secret')) ?? '', 'hex');
}
