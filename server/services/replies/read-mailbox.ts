import { createHash } from 'node:crypto';
import type { ListedMessage, Mailbox } from '../../mail/mailbox/open-mailbox.ts';
import { parseMessage } from '../../mail/mailbox/parse-message.ts';
import { cutAt, plainLine, plainText } from '../../mail/mailbox/plain-text.ts';
import type { Message } from '../../mail/mailbox/read-message.ts';
import { splitQuoted } from '../../mail/mailbox/split-quoted.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../contracts/limits.ts';
import type { MailboxRow } from '../../storage/database.ts';
import { moveOn, selectMailbox } from '../../storage/mailboxes.ts';
import { hasReply, type Reply } from '../../storage/replies.ts';
import { selectAuditEntriesOf } from '../../storage/audit-log.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Act } from '../audit-log/acts.ts';
import { DAY_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { dropFiles, keepAttachments } from './keep-attachments.ts';
import { isOwnMail, matchMessage, type Match } from './match-reply.ts';
import { LostTurn, storeReply } from './store-reply.ts';

/** Two attachments of the largest resumes, as mails carry them. */
export const MESSAGE_MAX_BYTES = 15 * 1_024 * 1_024;
/** What is read of a larger one: its head, and how it begins. */
const BEGINNING_BYTES = 256 * 1_024;
/** Who has been silent for so long has ended; who is only slow loses its turn, and nothing else. */
export const HELD_MS = 90_000;
/** Of a mailbox that nobody has read yet, what is older is left alone. */
const FIRST_READ_MS = 14 * DAY_MS;
/** Of the hash that makes a mail the same one: it has the same id each time that it is read. */
const ID_LENGTH = 32;
const LARGE_BYTES = 2 * 1_024 * 1_024;
const SUBJECT_MAX_LENGTH = 300;
const TEXT_MAX_LENGTH = 20_000;
const EARLIER_MAX_LENGTH = 40_000;
/** A mail that cannot be stored for no reason of the store is named, and passed by. */
const ATTEMPTS_MAX = 5;

const ERASED: Act = 'data.erased';

export interface Reader {
  /** As rows name it. */
  id: string;
  /** Who reads. */
  holder: string;
  /** By number of a mail, how often it could not be stored. */
  failures: Map<number, number>;
}

/**
 * Reads what has come to a mailbox since, one mail after the other, for the one that holds it. Returns how many were new. Throws
 * when the mail server, the database or the store do not answer: it goes on from there the next time.
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

/** Where it was left; from its start when its numbers begin anew: what is known is not stored twice. */
async function placeIn(
  deps: Dependencies,
  { id, holder }: Reader,
  { uidValidity, uidNext }: Mailbox,
): Promise<MailboxRow> {
  const { database } = deps.storage;
  const row = await selectMailbox(database, id);
  // A restore of a backup without it may have taken it away.
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

/** Whether it is new. */
async function readOne(deps: Dependencies, reader: Reader, { row, mailbox, listed }: One): Promise<boolean> {
  const { uid, bytes, received } = listed;
  const next = { holder: reader.holder, last_uid: String(uid), held_until: heldUntil(deps) };
  const place = { mailbox: row, next };
  const isBacklog = uid < Number(row.first_uid);
  const isOld = isBacklog && received.getTime() < deps.now().getTime() - FIRST_READ_MS;
  const isTooLarge = bytes > MESSAGE_MAX_BYTES;
  // One more byte tells of a server that gives a wrong size.
  const limit = isTooLarge ? BEGINNING_BYTES : MESSAGE_MAX_BYTES + 1;
  const source = isOld ? undefined : await mailbox.read(uid, limit);
  if (!source) return await storeReply(deps, place, undefined);
  const isWhole = !isTooLarge && source.length <= MESSAGE_MAX_BYTES;
  const message = await parseMessage(isWhole ? source : source.subarray(0, BEGINNING_BYTES));
  const sourceHash = createHash('sha256').update(source).digest('hex');
  // Frees the memory at once: left to the garbage collector, several large mails pile up.
  if (source.length > LARGE_BYTES) source.buffer.transfer(0);
  try {
    const about = message && (await lookAt(deps, message, { received, isBacklog }));
    if (about === 'left alone' || (!message && isBacklog)) return await storeReply(deps, place, undefined);
    const drawn = replyOf(message, { sourceHash, isWhole, received });
    if (await isErased(deps, drawn.id)) return await storeReply(deps, place, undefined);
    const reply: Reply = { ...drawn, reference: about?.row?.reference ?? null };
    if (message && !message.report && isWhole && !(await hasReply(deps.storage.database, reply.identity)))
      reply.attachments = await keepAttachments(deps, reply.id, message.attachments);
    return await storeWithFiles(deps, place, reply, { match: about, report: message?.report });
  } catch (error) {
    if (error instanceof StorageUnavailable || error instanceof LostTurn) throw error;
    const failures = (reader.failures.get(uid) ?? 0) + 1;
    reader.failures.set(uid, failures);
    if (failures < ATTEMPTS_MAX) throw error;
    deps.log.error({ err: error, uid }, 'a mail could not be stored: it is named as unreadable');
    reader.failures.delete(uid);
    return await storeReply(deps, place, replyOf(undefined, { sourceHash, isWhole, received }));
  }
}

/** A restore sets the mailbox back, where mails still lie that were erased here. */
async function isErased({ storage }: Dependencies, id: string): Promise<boolean> {
  const entries = await selectAuditEntriesOf(storage.database, id);
  return entries.some(({ act }) => act === ERASED);
}

/** Where it belongs. What the site sent itself, what was there before, and what came from somebody who was erased, is left alone. */
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

/** As it is stored, without what came with it. */
function replyOf(
  message: Message | undefined,
  { sourceHash, isWhole, received }: { sourceHash: string; isWhole: boolean; received: Date },
): Reply {
  const { text, earlier } = splitQuoted(plainText(message?.text ?? ''));
  const isCut = text.length > TEXT_MAX_LENGTH || earlier.length > EARLIER_MAX_LENGTH;
  const sender = plainLine(message?.sender.address ?? '', EMAIL_MAX_LENGTH);
  const identity = identityOf(message, sourceHash);
  return {
    id: identity.slice(0, ID_LENGTH),
    identity,
    reference: null,
    kind: kindOf(message),
    sender,
    sender_lookup: sender.toLowerCase(),
    sender_name: plainLine(message?.sender.name ?? '', NAME_MAX_LENGTH),
    subject: plainLine(message?.subject ?? '', SUBJECT_MAX_LENGTH),
    text: cutAt(text, TEXT_MAX_LENGTH),
    earlier: cutAt(earlier, EARLIER_MAX_LENGTH),
    lack: !isWhole ? 'too-large' : message === undefined ? 'unreadable' : isCut ? 'cut' : null,
    received: received.toISOString(),
    settled_by: null,
    put_away: null,
    attachments: [],
  };
}

/** Without a sender's head nobody knows that a program wrote it: somebody looks at it. */
function kindOf(message: Message | undefined): Reply['kind'] {
  if (message?.report) return message.report.outcome === 'failed' ? 'bounce' : 'auto';
  return message?.isAutomatic === true ? 'auto' : 'reply';
}

/** A mail that comes by two ways, or into a mailbox that counts anew, is the same one; another text under the same id is not. */
function identityOf(message: Message | undefined, sourceHash: string): string {
  if (!message || message.id === '') return sourceHash;
  const { id, sender, subject, text, attachments } = message;
  const sent = attachments.map(({ name, bytes }) => [name, bytes]);
  return createHash('sha256')
    .update(JSON.stringify([id, sender.address, subject, text, sent]))
    .digest('hex');
}
