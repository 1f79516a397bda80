import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { kindOf, type SubmissionKind } from '../../../domain/submission-kind.ts';
import { mailboxName } from '../../mail/mailbox/open-mailbox.ts';
import { selectReceivedFrom } from '../../storage/received-rows.ts';
import {
  countUnmatched,
  type Reply,
  selectAttachment,
  selectRepliesTo,
  selectReply,
  selectUnmatched,
  selectWaiting,
  type UnmatchedList,
} from '../../storage/replies.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { selectRow } from '../../storage/rows.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { recordOf, type SubmissionRecord } from '../submissions/read-submissions.ts';

export type { Reply, UnmatchedList };

const PAGE_SIZE = 50;

/** Replies to a submission, oldest first. */
export async function listReplies({ storage }: Dependencies, reference: string): Promise<Reply[]> {
  return await selectRepliesTo(storage.database, [reference]);
}

/** The submissions among these that have an unanswered reply. */
export async function findReplied(
  { storage }: Dependencies,
  references: readonly string[],
): Promise<Set<string>> {
  const waiting = await selectWaiting(storage.database, references);
  return new Set(waiting.map(({ reference }) => reference));
}

/** References of submissions with an unanswered reply, longest wait first. */
export async function listReplied({ storage }: Dependencies, kind: SubmissionKind): Promise<string[]> {
  const waiting = await selectWaiting(storage.database);
  return waiting.map(({ reference }) => reference).filter((reference) => kindOf(reference) === kind);
}

/** A page of 50 unmatched emails, newest first. */
export async function listUnmatched(
  { storage: { database } }: Dependencies,
  { list, before }: { list: UnmatchedList; before?: string },
) {
  const start = before === undefined ? undefined : await selectReply(database, before);
  const rows = await selectUnmatched(database, { list, before: start, limit: PAGE_SIZE + 1 });
  const mails = rows.slice(0, PAGE_SIZE);
  return { mails, older: rows.length > PAGE_SIZE ? mails.at(-1)?.id : undefined };
}

export const UNMATCHED_LISTS = ['people', 'programs', 'archived'] as const satisfies UnmatchedList[];

/** All emails in one of the lists of unmatched emails, newest first. */
export async function* eachUnmatched(deps: Dependencies, list: UnmatchedList) {
  let before: string | undefined;
  do {
    const { mails, older } = await listUnmatched(deps, { list, before });
    for (const { id, received, sender, subject } of mails) yield { id, received, from: sender, subject };
    before = older;
  } while (before !== undefined);
}

/** An unmatched email, and submissions from the same address, newest first, to which it may belong. */
export async function showUnmatched(
  { storage: { database } }: Dependencies,
  id: string,
): Promise<{ reply: Reply; alsoFrom: SubmissionRecord[] }> {
  const reply = await selectReply(database, id);
  if (!reply || reply.reference !== null)
    throw new OperatorError('This email is no longer here. It was matched to a submission, or erased.');
  const rows = reply.sender === '' ? [] : await selectReceivedFrom(database, reply.sender_lookup);
  const alsoFrom = rows.toSorted((one, other) => (one.received > other.received ? -1 : 1)).map(recordOf);
  return { reply, alsoFrom };
}

/** State of the mailbox; undefined if no mailbox is set. */
export async function readMailboxState({ storage: { database }, config: { imapUrl } }: Dependencies) {
  if (imapUrl === undefined) return undefined;
  const name = mailboxName(imapUrl);
  const row = await selectRow(database, 'mailboxes', { id: name });
  const unmatched = await countUnmatched(database);
  return { name, unmatched, readAt: row?.read_at ?? null, error: row?.last_error ?? null };
}

export interface Attachment {
  /** Name that the server makes, because one from the sender must not be part of a header. */
  fileName: string;
  content: Buffer;
}

/**
 * Returns an unchanged attachment for one of the firm's people, and records this in the audit log. `reference` is the
 * submission that the person may see; null for an unmatched email.
 */
export async function downloadAttachment(
  deps: ActingDependencies,
  reference: string | null,
  id: string,
): Promise<Attachment> {
  const { database, resumeFiles } = deps.storage;
  const row = await selectAttachment(database, id);
  if (!row || row.reference !== reference || row.file_key === null)
    throw new OperatorError('There is no such attachment any more.');
  const content = await buffer(await resumeFiles.read(row.file_key));
  if (createHash('sha256').update(content).digest('hex') !== row.sha256)
    throw new StorageUnavailable('The attachment was changed in the store. Restore a backup.');
  await recordAct(database, deps, 'attachment.downloaded', reference ?? row.reply_id);
  const extension = row.file_key.slice(row.file_key.lastIndexOf('.'));
  return { fileName: `Attachment-${reference ?? 'mail'}-${id.slice(0, 4)}${extension}`, content };
}
