import { selectAuditEntriesOf } from '../../storage/audit-log.ts';
import type { Dependencies } from '../dependencies.ts';
import { readLines, type AuditEntry } from '../audit-log/read-audit-log.ts';
import { lookupOf } from './certificate-number.ts';
import { requireCertificate } from './read-certificates.ts';

export type HistoryLine = Pick<AuditEntry, 'id' | 'time' | 'name' | 'sentence'>;

/**
 * History of a certificate, newest first. Events from before the audit log existed are taken from the certificate
 * itself.
 */
export async function certificateHistory(deps: Dependencies, number: string): Promise<HistoryLine[]> {
  const { database } = deps.storage;
  const row = await requireCertificate(database, lookupOf(number));
  const rows = await selectAuditEntriesOf(database, row.number);
  const acts = new Set(rows.map(({ act }) => act));
  const lines: HistoryLine[] = await readLines(deps, rows);
  const older = (time: string, sentence: string) => ({ id: sentence, time, name: '', sentence });
  if (row.revoked !== null && !acts.has('certificate.revoked') && !acts.has('certificate.reissued'))
    lines.push(older(row.revoked, 'Revoked'));
  if (!acts.has('certificate.issued')) lines.push(older(row.created, 'Stored'));
  return lines.toSorted((one, other) => other.time.localeCompare(one.time));
}
