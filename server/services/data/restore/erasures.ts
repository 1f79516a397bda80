import { kindOf } from '../../../../contracts/submission-kind.ts';
import type { Connection } from '../../../storage/database.ts';
import { selectReceived, type Received } from '../../../storage/received-rows.ts';
import { selectAuditEntriesOfActs } from '../../../storage/audit-log.ts';
import type { Act } from '../../audit-log/acts.ts';

const ERASED: Act = 'data.erased';

/** What a backup holds of people who were erased. A reference is never used again, so the moment does not matter. */
export async function planErasures(present: Connection, backup: Connection): Promise<Received[]> {
  const lines = [
    ...(await selectAuditEntriesOfActs(present, [ERASED])),
    ...(await selectAuditEntriesOfActs(backup, [ERASED])),
  ];
  const found: Received[] = [];
  for (const reference of new Set(lines.map((line) => line.reference))) {
    const row = await selectReceived(backup, kindOf(reference), reference);
    if (row) found.push(row);
  }
  return found;
}
