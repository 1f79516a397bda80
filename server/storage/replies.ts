import type { Connection, ReplyAttachmentRow, ReplyRow } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { countRows } from './count-rows.ts';

export interface Reply extends ReplyRow {
  attachments: ReplyAttachmentRow[];
}

/** False if the same email is already stored. */
export async function insertReply(
  transaction: Connection,
  { attachments, ...reply }: Reply,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('replies')
    .values(reply)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  if (attachments.length > 0) await transaction.insertInto('reply_attachments').values(attachments).execute();
  return true;
}

export async function hasReply(database: Connection, identity: string): Promise<boolean> {
  const row = await database
    .selectFrom('replies')
    .select('id')
    .where('identity', '=', identity)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectReply(database: Connection, id: string): Promise<Reply | undefined> {
  const row = await database.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withAttachments(database, [row]))[0];
}

/** Replies to these submissions, oldest first. */
export async function selectRepliesTo(database: Connection, references: readonly string[]): Promise<Reply[]> {
  if (references.length === 0) return [];
  const rows = await database
    .selectFrom('replies')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('received')
    .orderBy('id')
    .execute();
  return await withAttachments(database, rows);
}

/** References of submissions with an unanswered reply: of these, or of all, longest wait first. */
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

/** Marks replies as dealt with in this version of the submission. */
export async function settleReplies(
  transaction: Connection,
  reference: string,
  version: number,
): Promise<void> {
  await transaction
    .updateTable('replies')
    .set({ settled_by: version })
    .where('reference', '=', reference)
    .where('settled_by', 'is', null)
    .execute();
}

/** Marks replies as unanswered after an undo of this version. */
export async function unsettleReplies(
  transaction: Connection,
  reference: string,
  version: number,
): Promise<void> {
  await transaction
    .updateTable('replies')
    .set({ settled_by: null })
    .where('reference', '=', reference)
    .where('settled_by', '=', version)
    .execute();
}

/** Unmatched emails: of people, of programs, or archived. */
export type UnmatchedList = 'people' | 'programs' | 'archived';

/** Newest first, `limit` emails before the named one. */
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

/** False if it was matched, archived or unarchived meanwhile. */
export async function updateUnmatched(
  database: Connection,
  { id, reference, put_away }: Pick<ReplyRow, 'id' | 'reference' | 'put_away'>,
  changes: Partial<Pick<ReplyRow, 'reference' | 'kind' | 'put_away' | 'settled_by'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('replies')
    .set(changes)
    .where('id', '=', id)
    .where('reference', reference === null ? 'is' : '=', reference)
    .where('put_away', put_away === null ? 'is' : '=', put_away)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function selectAttachment(
  database: Connection,
  id: string,
): Promise<(ReplyAttachmentRow & { reference: string | null }) | undefined> {
  return await database
    .selectFrom('reply_attachments as attachment')
    .innerJoin('replies as reply', 'reply.id', 'attachment.reply_id')
    .selectAll('attachment')
    .select('reply.reference')
    .where('attachment.id', '=', id)
    .executeTakeFirst();
}

/** Unmatched emails: by sender, by age, or one by its id. */
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
    // Locked, so that nobody matches one meanwhile.
    .$if(isPostgres(database), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

async function withAttachments(database: Connection, rows: ReplyRow[]): Promise<Reply[]> {
  if (rows.length === 0) return [];
  const attachments = await database
    .selectFrom('reply_attachments')
    .selectAll()
    .where(
      'reply_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    attachments: attachments.filter(({ reply_id }) => reply_id === row.id),
  }));
}
