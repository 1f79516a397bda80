import type { Connection, MailboxRow } from './database.ts';
import { insertMissing, updateRows } from './rows.ts';

/** Adds a mailbox that was never read, without a position. */
export async function addMailbox(database: Connection, id: string): Promise<void> {
  const unread = { uid_validity: '', last_uid: '0', first_uid: '0', holder: null, held_until: '' };
  await insertMissing(database, 'mailboxes', { id, ...unread, read_at: null, last_error: null });
}

/** Longest time for which one server may reserve a mailbox. It includes the difference between the servers' clocks. */
const HELD_LONGEST_MS = 60 * 60 * 1_000;

/**
 * Makes `holder` the reader of a mailbox until `until`. Fails if another server is its reader, unless that reservation
 * is implausibly long because of a wrong clock.
 */
export async function holdMailbox(
  database: Connection,
  id: string,
  { holder, now, until }: { holder: string; now: string; until: string },
): Promise<boolean> {
  const never = new Date(Date.parse(until) + HELD_LONGEST_MS).toISOString();
  const { numUpdatedRows } = await database
    .updateTable('mailboxes')
    .set({ holder, held_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([
        eb('holder', 'is', null),
        eb('holder', '=', holder),
        eb('held_until', '<=', now),
        eb('held_until', '>', never),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function releaseMailbox(database: Connection, id: string, holder: string): Promise<void> {
  await updateRows(database, 'mailboxes', { id, holder }, { holder: null });
}

/**
 * Moves the position in a mailbox. Returns false if another server is its reader now, or if its position is not `from`,
 * for example after a restore.
 */
export async function moveOn(
  database: Connection,
  { id, uid_validity, last_uid }: Pick<MailboxRow, 'id' | 'uid_validity' | 'last_uid'>,
  {
    holder,
    ...place
  }: Pick<MailboxRow, 'last_uid' | 'held_until'> &
    Partial<Pick<MailboxRow, 'uid_validity' | 'first_uid'>> & { holder: string },
): Promise<boolean> {
  return (await updateRows(database, 'mailboxes', { id, holder, uid_validity, last_uid }, place)) === 1;
}

/** Stores the result of a reading. */
export async function noteReading(
  database: Connection,
  id: string,
  outcome: { read_at: string; last_error: null } | { last_error: string },
): Promise<void> {
  await database.updateTable('mailboxes').set(outcome).where('id', '=', id).execute();
}
