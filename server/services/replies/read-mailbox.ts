import { createHash } from 'node:crypto';
import type { ListedMessage, Mailbox } from '../../mail/mailbox/open-mailbox.ts';
import { parseHead, parseMessage, splitText } from '../../mail/mailbox/parse-message.ts';
import { cutAt } from '../../mail/mailbox/plain-text.ts';
import type { Message } from '../../mail/mailbox/read-message.ts';
import type { KnownMails } from '../../mail/mailbox/split-quoted.ts';
import type { MailboxRow } from '../../storage/database.ts';
import { moveOn } from '../../storage/mailboxes.ts';
import { type Reply } from '../../storage/replies.ts';
import { selectAuditEntriesOf } from '../../storage/audit-log.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { hasRow, selectRow } from '../../storage/rows.ts';
import type { Act } from '../audit-log/acts.ts';
import { DAY_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { dropFiles, keepAttachments } from './keep-attachments.ts';
import { calendarSentence } from './calendar-sentence.ts';
import { findKnownMails } from './known-mails.ts';
import { isOwnMail, matchMessage, type Match } from './match-reply.ts';
import { LostTurn, storeReply } from './store-reply.ts';

/** Size limit of an email: two attachments of the largest allowed size, encoded. */
export const MESSAGE_MAX_BYTES = 15 * 1_024 * 1_024;
/** Number of bytes to read of a larger email: its headers and the beginning of its text. */
const BEGINNING_BYTES = 256 * 1_024;
/** Time without progress after which another server may read the mailbox. */
export const HELD_MS = 90_000;
/** Age limit for emails that were in the mailbox before it was first read. */
const FIRST_READ_MS = 14 * DAY_MS;
/** Length of an email's id, which is the beginning of its `identity`. */
const ID_LENGTH = 32;
const LARGE_BYTES = 2 * 1_024 * 1_024;
const TEXT_MAX_LENGTH = 20_000;
const EARLIER_MAX_LENGTH = 40_000;
/** Length of the beginning of our email for which a reply is searched. */
const BEGINNING_LENGTH = 200;
/** Number of attempts to store an email while the store works. After that it is shown as unreadable. */
const ATTEMPTS_MAX = 5;

const ERASED: Act = 'data.erased';

export interface Reader {
  /** Id of the mailbox in the database. */
  id: string;
  /** Name of the server that reads the mailbox. */
  holder: string;
  /** Number of failed attempts, by UID of the email. */
  failures: Map<number, number>;
}

/**
 * Reads the new emails of a mailbox one after the other and returns how many were stored. Throws if the mail server,
 * the database or the store does not answer. The next call continues after the last email.
 */
export async function readMailbox(
  deps: Dependencies,
  reader: Reader,
  mailbox: Mailbox,
  signal?: AbortSignal,
): Promise<number> {
  const row = await placeIn(deps, reader, mailbox);
  let stored = 0;
  for (const listed of await mailbox.list(Number(row.last_uid))) {
    if (signal?.aborted) break;
    if (await readOne(deps, reader, { row, mailbox, listed })) stored += 1;
    row.last_uid = String(listed.uid);
  }
  return stored;
}

/**
 * Position in the mailbox up to which it was read. If the mail server has renumbered the emails it is the start; known
 * emails are then not stored again.
 */
async function placeIn(
  deps: Dependencies,
  { id, holder }: Reader,
  { uidValidity, uidNext }: Mailbox,
): Promise<MailboxRow> {
  const { database } = deps.storage;
  const row = await selectRow(database, 'mailboxes', { id });
  // The row may be missing after a restore.
  if (!row) throw new LostTurn();
  if (row.uid_validity === uidValidity) return row;
  const begun = {
    uid_validity: uidValidity,
    last_uid: '0',
    first_uid: String(uidNext),
    held_until: heldUntil(deps),
  };
  if (!(await moveOn(database, row, { holder, ...begun }))) throw new LostTurn();
  return { ...row, ...begun };
}

export function heldUntil({ now }: Pick<Dependencies, 'now'>): string {
  return new Date(now().getTime() + HELD_MS).toISOString();
}

interface One {
  row: MailboxRow;
  mailbox: Mailbox;
  listed: ListedMessage;
}

/** Reads and stores one email. Returns true if it is new. */
async function readOne(deps: Dependencies, reader: Reader, { row, mailbox, listed }: One): Promise<boolean> {
  const { uid, bytes, received } = listed;
  const next = { holder: reader.holder, last_uid: String(uid), held_until: heldUntil(deps) };
  const place = { mailbox: row, next };
  const isBacklog = uid < Number(row.first_uid);
  const isOld = isBacklog && received.getTime() < deps.now().getTime() - FIRST_READ_MS;
  const isTooLarge = bytes > MESSAGE_MAX_BYTES;
  // Reads one byte more than allowed, in case the mail server has reported a wrong size.
  const limit = isTooLarge ? BEGINNING_BYTES : MESSAGE_MAX_BYTES + 1;
  const source = isOld ? undefined : await mailbox.read(uid, limit);
  if (!source) return await storeReply(deps, place, undefined);
  const isWhole = !isTooLarge && source.length <= MESSAGE_MAX_BYTES;
  const beginning = isWhole ? source : source.subarray(0, BEGINNING_BYTES);
  const whole = await parseMessage(beginning);
  const message = whole ?? (await parseHead(beginning));
  const sourceHash = createHash('sha256').update(source).digest('hex');
  // Frees the memory immediately, because the garbage collector would be too late for several large emails.
  if (source.length > LARGE_BYTES) source.buffer.transfer(0);
  const details = { sourceHash, received, isWhole, isReadable: whole !== undefined };
  try {
    const about = message && (await lookAt(deps, message, { received, isBacklog }));
    if (about === 'left alone' || (!message && isBacklog)) return await storeReply(deps, place, undefined);
    const drawn = replyOf(message, about, details);
    const isKnown =
      (await isErased(deps, drawn.id)) ||
      (await hasRow(deps.storage.database, 'replies', { identity: drawn.identity }));
    if (isKnown) return await storeReply(deps, place, undefined);
    const { isCut = false, ...texts } = message ? await textsOf(deps, message, about) : {};
    const reply: Reply = { ...drawn, ...texts, lack: drawn.lack ?? (isCut ? 'cut' : null) };
    const report = message && reportOf(message, about);
    if (whole && !report && isWhole)
      reply.attachments = await keepAttachments(deps, reply.id, whole.attachments);
    return await storeWithFiles(deps, place, reply, { match: about, report });
  } catch (error) {
    if (error instanceof StorageUnavailable || error instanceof LostTurn) throw error;
    const failures = (reader.failures.get(uid) ?? 0) + 1;
    reader.failures.set(uid, failures);
    if (failures < ATTEMPTS_MAX) throw error;
    deps.log.error({ err: error, uid }, 'an email could not be stored and is shown as unreadable');
    reader.failures.delete(uid);
    return await storeReply(deps, place, replyOf(undefined, undefined, { ...details, isReadable: false }));
  }
}

/**
 * True if an email was erased. It may still be in the mailbox, which is read again from an earlier position after a
 * restore.
 */
async function isErased({ storage }: Dependencies, id: string): Promise<boolean> {
  const entries = await selectAuditEntriesOf(storage.database, id);
  return entries.some(({ act }) => act === ERASED);
}

/**
 * Finds the submission of an email. Returns 'left alone' for an email that must not be stored: the site sent it itself,
 * it is older than the first reading, or its sender was erased.
 */
async function lookAt(
  { storage }: Dependencies,
  message: Message,
  { received, isBacklog }: { received: Date; isBacklog: boolean },
): Promise<Match | 'left alone'> {
  const { database } = storage;
  if (await isOwnMail(database, message)) return 'left alone';
  const match = await matchMessage(database, storage.certificateSecret, message);
  if (match.row) return match;
  if (isBacklog) return 'left alone';
  if (match.gone === undefined) return match;
  const entries = await selectAuditEntriesOf(database, match.gone);
  const erased = entries.find(({ act }) => act === ERASED);
  return erased && received.toISOString() < erased.time ? 'left alone' : match;
}

async function storeWithFiles(
  deps: Dependencies,
  place: Parameters<typeof storeReply>[1],
  reply: Reply,
  about: Parameters<typeof storeReply>[3],
): Promise<boolean> {
  try {
    const isNew = await storeReply(deps, place, reply, about);
    if (!isNew) await dropFiles(deps, reply.attachments);
    return isNew;
  } catch (error) {
    await dropFiles(deps, reply.attachments, error);
    throw error;
  }
}

/** Row for an email, without its text and its attachments. */
function replyOf(
  message: Message | undefined,
  about: Match | undefined,
  details: { sourceHash: string; received: Date; isWhole: boolean; isReadable: boolean },
): Reply {
  const { sourceHash, received, isWhole, isReadable } = details;
  const identity = (isReadable && message?.identity) || sourceHash;
  const sender = message?.sender.address ?? '';
  return {
    id: identity.slice(0, ID_LENGTH),
    identity,
    reference: about?.row?.reference ?? null,
    kind: message ? kindOf(message, about) : 'reply',
    sender,
    sender_lookup: sender.toLowerCase(),
    sender_name: message?.sender.name ?? '',
    subject: message?.subject ?? '',
    text: '',
    earlier: '',
    lack: !isWhole ? 'too-large' : isReadable ? null : 'unreadable',
    received: received.toISOString(),
    settled_by: null,
    put_away: null,
    attachments: [],
  };
}

/** Text of an email, split into the new part and copies of earlier emails. */
async function textsOf(
  deps: Dependencies,
  message: Message,
  about: Match | undefined,
): Promise<Pick<Reply, 'text' | 'earlier'> & { isCut: boolean }> {
  const known = await findKnownMails(deps, message, about?.row);
  const split = mayRepeat(message, known)
    ? await splitText(message.text, known)
    : { text: message.text, earlier: '' };
  const { calendar } = message;
  const sentence = calendar && calendarSentence(calendar, about?.row, deps.config.timeZone);
  const text = [sentence ?? '', split.text].filter((part) => part !== '').join('\n\n');
  return {
    text: cutAt(text, TEXT_MAX_LENGTH),
    earlier: cutAt(split.earlier, EARLIER_MAX_LENGTH),
    isCut: message.isCut || text.length > TEXT_MAX_LENGTH || split.earlier.length > EARLIER_MAX_LENGTH,
  };
}

/** True if an email may quote another. Most do not, and need no separate process to split their text. */
function mayRepeat({ text, report }: Message, { texts, subjects, addresses }: KnownMails): boolean {
  if (report) return false;
  const written = text.toLowerCase();
  const beginnings = texts.map((known) => known.slice(0, BEGINNING_LENGTH).trim().split('\n', 1)[0] ?? '');
  const marks = ['>', '|', ...subjects, ...addresses, ...beginnings].filter((mark) => mark !== '');
  return marks.some((mark) => written.includes(mark.toLowerCase()));
}

/** Report of a bounce. An uncertain report counts only if it is about one of our emails. */
function reportOf({ report }: Message, about: Match | undefined): Message['report'] {
  return report?.isSure === true || about?.mail ? report : undefined;
}

/**
 * Kind of an email. If it is unclear whether a person wrote it, and it belongs to a submission, it counts as a reply,
 * so that nobody misses it.
 */
function kindOf(message: Message, about: Match | undefined): Reply['kind'] {
  const report = reportOf(message, about);
  if (report) return report.outcome === 'failed' ? 'bounce' : 'auto';
  return message.isAutomatic && !(message.isPerhapsOfPerson && about?.row) ? 'auto' : 'reply';
}
