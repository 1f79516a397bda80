import type { CertificateRow, Connection } from '../../../storage/database.ts';
import {
  eachCertificatePage,
  emptyCertificates,
  ERASED,
  selectCertificates,
  selectCertificatesByImportKey,
} from '../../../storage/certificates.ts';
import { mergeHolderAddresses } from '../../../storage/holder-mails.ts';
import { mergePapers } from '../../../storage/papers.ts';
import { selectAuditEntriesOfActs } from '../../../storage/audit-log.ts';
import { lookupOf } from '../../certificates/certificate-number.ts';
import type { Act } from '../../audit-log/acts.ts';
import { pagesOf } from '../../../storage/pages.ts';
import { insertRows, updateRows } from '../../../storage/rows.ts';

type Named = Pick<CertificateRow, 'lookup' | 'number'>;
type Withdrawal = Named & Pick<CertificateRow, 'revoked' | 'revocation_reason' | 'replaced_by'>;

export interface Certificates {
  /** Certificates revoked or replaced since the backup. */
  withdrawn: Withdrawal[];
  /** Certificates erased since the backup, or before an earlier restore. */
  erased: Named[];
  /** Certificates issued since the backup. They are kept, because their holders may have the PDF. */
  kept: Named[];
  /** Certificates of another site. They are deleted, because their QR codes do not match the restored secret. */
  removed: Named[];
}

const WITHDRAWN: string[] = ['certificate.revoked', 'certificate.reissued'] satisfies Act[];
export async function planCertificates(
  present: Connection,
  backup: Connection,
  { isSameSite }: { isSameSite: boolean },
): Promise<Certificates> {
  const plan: Certificates = { withdrawn: [], erased: [], kept: [], removed: [] };
  for await (const page of eachCertificatePage(present)) {
    const before = byLookup(
      await selectCertificates(
        backup,
        page.map(({ lookup }) => lookup),
      ),
    );
    for (const row of page) {
      const old = before.get(row.lookup);
      const { lookup, number, revoked, revocation_reason, replaced_by } = row;
      if (!old) (isSameSite ? plan.kept : plan.removed).push({ lookup, number });
      else if (revoked !== null && (old.revoked === null || old.replaced_by !== replaced_by))
        plan.withdrawn.push({ lookup, number, revoked, revocation_reason, replaced_by });
    }
  }
  await addFromTrail(present, backup, plan);
  plan.erased = await erasedIn(present, backup);
  const erased = new Set(plan.erased.map(({ lookup }) => lookup));
  plan.withdrawn = plan.withdrawn.filter(({ lookup }) => !erased.has(lookup));
  return plan;
}

/**
 * Adds revocations from the audit log, if this database has lost the certificate or an earlier restore has made it
 * valid again.
 */
async function addFromTrail(present: Connection, backup: Connection, plan: Certificates): Promise<void> {
  const known = new Set(plan.withdrawn.map(({ lookup }) => lookup));
  const lines = [
    ...(await selectAuditEntriesOfActs(present, WITHDRAWN)),
    ...(await selectAuditEntriesOfActs(backup, WITHDRAWN)),
  ];
  const times = new Map(lines.map(({ reference, time }) => [lookupOf(reference), time]));
  for (const page of pagesOf([...times.keys()].filter((lookup) => !known.has(lookup)))) {
    for (const { lookup, number, revoked } of await selectCertificates(backup, page)) {
      if (revoked !== null) continue;
      const time = times.get(lookup) ?? null;
      plan.withdrawn.push({ lookup, number, revoked: time, revocation_reason: 'other', replaced_by: null });
    }
  }
}

/** Certificates that were erased according to the audit log of this database or of the backup. */
async function erasedIn(present: Connection, backup: Connection): Promise<Named[]> {
  const erased: Named[] = [];
  for (const page of pagesOf(
    await lookupsOfActs(present, backup, ['certificate.erased', 'certificate.taken-back']),
  )) {
    for (const { lookup, number, revocation_reason } of await selectCertificates(backup, page))
      if (revocation_reason !== ERASED) erased.push({ lookup, number });
  }
  return erased;
}

async function lookupsOfActs(present: Connection, backup: Connection, acts: Act[]): Promise<string[]> {
  const lines = [
    ...(await selectAuditEntriesOfActs(present, acts)),
    ...(await selectAuditEntriesOfActs(backup, acts)),
  ];
  return [...new Set(lines.map(({ reference }) => lookupOf(reference)))];
}

/** Applies the plan to the copy of the backup. `time` is ISO 8601 in UTC. */
export async function applyCertificates(
  present: Connection,
  backup: Connection,
  { withdrawn, erased, kept }: Certificates,
  time: string,
): Promise<void> {
  await emptyCertificates(backup, erased, time);
  for (const { lookup, number: _number, ...withdrawal } of withdrawn) {
    await updateRows(backup, 'certificates', { lookup }, withdrawal);
  }
  await mergeHolderAddresses(
    present,
    backup,
    kept.map(({ lookup }) => lookup),
  );
  for (const page of pagesOf(kept.map(({ lookup }) => lookup))) {
    const rows = await selectCertificates(present, page);
    const papers = new Set(rows.flatMap(({ paper }) => paper ?? []));
    await mergePapers(present, backup, [...papers], time);
    const keys = rows.flatMap(({ import_key }) => (import_key === null ? [] : [import_key]));
    const taken = new Set(
      (await selectCertificatesByImportKey(backup, keys)).map(({ import_key }) => import_key),
    );
    // If a row was imported before and after an earlier restore, it has two certificates, both valid. Only one of them
    // can have the key that recognises it.
    const free = rows.map((row) => (taken.has(row.import_key) ? { ...row, import_key: null } : row));
    if (free.length > 0) await insertRows(backup, 'certificates', free);
  }
}

function byLookup(rows: CertificateRow[]): Map<string, CertificateRow> {
  return new Map(rows.map((row) => [row.lookup, row]));
}
