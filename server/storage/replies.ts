import type { Connection, ReplyAttachmentRow, ReplyRow } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { countRows } from './count-rows.ts';
import { insertMissing, selectRows, updateRows } from './rows.ts';

export interface Reply extends ReplyRow {
  attachments: ReplyAttachmentRow[];
}

/** Stores an incoming email. Returns false if it is already stored. */
export async function insertReply(
  transaction: Connection,
  { attachments, ...reply }: Reply,
): Promise<boolean> {
  if ((await insertMissing(transaction, 'replies', reply)) === 0) return false;
  if (attachments.length > 0) await transaction.insertInto('reply_attachments').values(attachments).execute();
  return true;
}

export async function selectReply(database: Connection, id: string): Promise<Reply | undefined> {
  const row = await database.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withAttachments(database, [row]))[0];
}

/** Replies to these submissions, oldest first. */
export async function selectRepliesTo(database: Connection, references: readonly string[]): Promise<Reply[]> {
  const rows = await selectRows(database, 'replies', { reference: references }, 'received', 'id');
  return await withAttachments(database, rows);
}

/** References of submissions with an unanswered reply, longest wait first. Only of the given ones, if any. */
export async function selectWaiting(
  database: Connection,
  references?: readonly string[],
): Promise<{ reference: string; received: string }[]> {
  if (references?.length === 0) return [];
  return await database
    .selectFrom('replies')
    .select(({ fn }) => ['reference', fn.min('received').as('received')])
    .where('settled_by', 'is', null)
    .where('put_away', 'is', null)
    .where('kind', '=', 'reply')
    .where('reference', 'is not', null)
    .$if(references !== undefined, (query) => query.where('reference', 'in', references ?? []))
    .$narrowType<{ reference: string }>()
    .groupBy('reference')
    .orderBy('received')
    .execute();
}

/** Marks replies as settled in this version of the submission. */
export async function settleReplies(
  transaction: Connection,
  reference: string,
  version: number,
): Promise<void> {
  await updateRows(transaction, 'replies', { reference, settled_by: null }, { settled_by: version });
}

/** Marks the replies that this version settled as unanswered again, after an undo. */
export async function unsettleReplies(
  transaction: Connection,
  reference: string,
  version: number,
): Promise<void> {
  await updateRows(transaction, 'replies', { reference, settled_by: version }, { settled_by: null });
}

/** Lists of unmatched emails: from people, from programs, archived. */
export type UnmatchedList = 'people' | 'programs' | 'archived';

/** Up to `limit` unmatched emails older than the email `before`, newest first. */
export async function selectUnmatched(
  database: Connection,
  { list, before, limit }: { list: UnmatchedList; before?: Pick<ReplyRow, 'received' | 'id'>; limit: number },
): Promise<ReplyRow[]> {
  return await database
    .selectFrom('replies')
    .selectAll()
    .where('reference', 'is', null)
    .where('put_away', list === 'archived' ? 'is not' : 'is', null)
    .$if(list !== 'archived', (query) => query.where('kind', list === 'people' ? '=' : '!=', 'reply'))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received', 'id'), '<', tuple(before?.received ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('received', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnmatched(database: Connection): Promise<number> {
  return await countRows(
    database
      .selectFrom('replies')
      .where('reference', 'is', null)
      .where('put_away', 'is', null)
      .where('kind', '=', 'reply'),
  );
}

/** Changes an unmatched email. Returns false if somebody has matched, archived or unarchived it meanwhile. */
export async function updateUnmatched(
  database: Connection,
  { id, reference, put_away }: Pick<ReplyRow, 'id' | 'reference' | 'put_away'>,
  changes: Partial<Pick<ReplyRow, 'reference' | 'kind' | 'put_away' | 'settled_by'>>,
): Promise<boolean> {
  return (await updateRows(database, 'replies', { id, reference, put_away }, changes)) === 1;
}

export async function selectAttachment(database: Connection, id: string) {
  return await database
    .selectFrom('reply_attachments as attachment')
    .innerJoin('replies as reply', 'reply.id', 'attachment.reply_id')
    .selectAll('attachment')
    .select('reply.reference')
    .where('attachment.id', '=', id)
    .executeTakeFirst();
}

/** Unmatched emails to delete: by sender, by age, or a single one by its id. */
export async function selectUnmatchedToDelete(
  database: Connection,
  which: { sender: string } | { id: string },
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('replies')
    .select('id')
    .where('reference', 'is', null)
    .where(({ eb }) => ('id' in which ? eb('id', '=', which.id) : eb('sender_lookup', '=', which.sender)))
    .limit(limit)
    // Locks the emails, so that nobody can match one meanwhile.
    .$if(isPostgres(database), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

async function withAttachments(database: Connection, rows: ReplyRow[]): Promise<Reply[]> {
  const attachments = await selectRows(
    database,
    'reply_attachments',
    { reply_id: rows.map(({ id }) => id) },
    'id',
  );
  return rows.map((row) => ({
    ...row,
    attachments: attachments.filter(({ reply_id }) => reply_id === row.id),
  }));
}
