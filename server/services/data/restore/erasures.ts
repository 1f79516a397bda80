import { kindOf } from '../../../../contracts/submission-kind.ts';
import type { Connection } from '../../../storage/database.ts';
import { selectReceived, type Received } from '../../../storage/received-rows.ts';
import { selectReply, selectRepliesTo } from '../../../storage/replies.ts';
import { selectAuditEntriesOfActs } from '../../../storage/audit-log.ts';
import type { Act } from '../../audit-log/acts.ts';

const ERASED: Act = 'data.erased';

/** What a backup holds of people who were erased. A reference is never used again, so the moment does not matter. */
export interface Erasures {
  rows: Received[];
  /** Ids of mails that came from them, those to the rows too. */
  replies: string[];
}

export async function planErasures(present: Connection, backup: Connection): Promise<Erasures> {
  const lines = [
    ...(await selectAuditEntriesOfActs(present, [ERASED])),
    ...(await selectAuditEntriesOfActs(backup, [ERASED])),
  ];
  const found: Erasures = { rows: [], replies: [] };
  for (const reference of new Set(lines.map((line) => line.reference))) {
    const row = await selectReceived(backup, kindOf(reference), reference);
    if (row) found.rows.push(row);
    // A mail is named by its id. Replies may stand in a backup without what they belonged to.
    const replies = [...(await selectRepliesTo(backup, [reference])), await selectReply(backup, reference)];
    found.replies.push(...replies.flatMap((reply) => reply?.id ?? []));
  }
  return found;
}
