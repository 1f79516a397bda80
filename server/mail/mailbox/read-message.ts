import { createHash } from 'node:crypto';
import { addressParser, type Attachment, type Email, type Mailbox } from 'postal-mime';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../contracts/limits.ts';
import { type Automatic, isAutomatic } from './automatic.ts';
import { type CalendarReply, isCalendar, readCalendarReply } from './calendar-reply.ts';
import { addressIn, readReport, type DeliveryReport } from './delivery-report.ts';
import { MendingParser } from './mending-parser.ts';
import { idsIn } from './message-ids.ts';
import { plainLine, plainText } from './plain-text.ts';
import { namedParts, textOfHtml } from './text-of-html.ts';

/** Parsed email. All of it comes from a stranger, so each text is made plain and limited in length. */
export interface Message {
  /** Message-ID without angle brackets; empty if there is none. */
  id: string;
  /** Hash that recognises an email which arrives twice or is read again. Empty for an email without a Message-ID. */
  identity: string;
  /** Message-IDs of the emails that it answers. */
  references: string[];
  sender: { name: string; address: string };
  /** All addresses that the email was sent or delivered to. */
  recipients: string[];
  subject: string;
  text: string;
  /** True if the text was cut. */
  isCut: boolean;
  /** References of submissions that the text mentions. */
  named: string[];
  /** True if a program wrote the email. */
  isAutomatic: boolean;
  /** True if `isAutomatic` is uncertain: a person may have written the email. */
  isPerhapsOfPerson: boolean;
  /** Set if a mail server reports that an email could not be delivered, or is delayed. */
  report?: DeliveryReport;
  /** Set if somebody answers an invitation in their calendar. */
  calendar?: CalendarReply;
  attachments: MessageAttachment[];
}

export interface MessageAttachment {
  name: string;
  bytes: number;
  /** Bytes of the attachment; undefined if it is too large. */
  content?: Buffer;
}

const ATTACHMENTS_MAX = 20;
/** Size limit for an attachment: 5 MB, as for a resume. */
const ATTACHMENT_MAX_BYTES = 5 * 1_024 * 1_024;
const ATTACHMENT_NAME_MAX_LENGTH = 1_000;
/** Length limit for the stored text, including copies of earlier emails. */
const TEXT_MAX_LENGTH = 60_000;
/** Length limit for the text from which `identity` is made. */
const IDENTITY_TEXT_LENGTH = 200_000;
const SUBJECT_MAX_LENGTH = 300;
const RECIPIENTS_MAX = 200;
const NAMED_MAX = 50;
/** Length limit for a header that this file parses. */
const HEADER_MAX_LENGTH = 2_000;
const NESTED_MAX = 40;
const HEADERS_MAX_BYTES = 512 * 1_024;
/** Size limit for a returned email whose headers are searched for Message-IDs. */
const RETURNED_MAX_BYTES = 256 * 1_024;
const REFERENCE = /\b([AE])-?([2-9B-DF-HJ-NP-TV-Z]{4})-?([2-9B-DF-HJ-NP-TV-Z]{2})\b/g;

/** Reads an email. Throws if the bytes are not an email, or if they were made to overload parsers. */
export async function readMessage(source: Uint8Array): Promise<Message> {
  const email = await new MendingParser({
    maxNestingDepth: NESTED_MAX,
    maxHeadersSize: HEADERS_MAX_BYTES,
  }).parse(source);
  const words = wordsOf(email);
  const text = plainText(words.slice(0, 2 * TEXT_MAX_LENGTH));
  const subject = plainLine(email.subject ?? '', SUBJECT_MAX_LENGTH);
  const sender = senderOf(email);
  const ids = idsIn(...email.attachments.filter(isReturned).map(headOf), text, toLatin1(source));
  const report = readReport(email, { sender: sender.address, text, ids });
  const calendar = email.attachments.filter(isCalendar).map(readCalendarReply).find(Boolean);
  const automatic: Automatic = calendar ? 'no' : isAutomatic(email);
  return {
    id: idsIn(email.messageId ?? '')[0] ?? '',
    identity: identityOf(email, sender.address, words.slice(0, IDENTITY_TEXT_LENGTH)),
    references: idsIn(`${email.inReplyTo ?? ''} ${email.references ?? ''}`),
    sender,
    recipients: recipientsOf(email),
    subject,
    text: text.slice(0, TEXT_MAX_LENGTH).toWellFormed(),
    isCut: words.length > 2 * TEXT_MAX_LENGTH || text.length > TEXT_MAX_LENGTH,
    named: referencesIn(`${subject}\n${text}`),
    isAutomatic: automatic !== 'no',
    isPerhapsOfPerson: automatic === 'unsure',
    report,
    calendar,
    attachments: email.attachments
      .filter(isForPeople(email, report !== undefined, calendar !== undefined))
      .slice(0, ATTACHMENTS_MAX)
      .map(describe),
  };
}

function wordsOf({ text = '', html }: Email): string {
  return text.trim() === '' && html !== undefined ? textOfHtml(html) : text;
}

function toLatin1(source: Uint8Array): string {
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString('latin1');
}

/** All references of submissions in a text, in the forms that people write in emails. */
export function referencesIn(text: string): string[] {
  const named = new Set<string>();
  for (const [, kind, first, last] of text.matchAll(REFERENCE)) {
    named.add(`${kind}-${first}-${last}`);
    if (named.size === NAMED_MAX) break;
  }
  return [...named];
}

/** Headers with the author's address, if a mailing list sends under its own address. */
const AUTHOR = ['x-original-from', 'x-original-sender', 'reply-to'];
const LISTS = new Set(['list-id', 'mailing-list', 'x-original-from', 'x-original-sender']);

/**
 * The first mailbox with an address. Mailboxes before it are part of its name: "Asha Rao, PhD" is often written without
 * quotes.
 */
function senderOf({ headers, returnPath = '' }: Email): Message['sender'] {
  const valueOf = (key: string) =>
    (headers.find((one) => one.key === key)?.value ?? '').slice(0, HEADER_MAX_LENGTH);
  const from = valueOf('from');
  const [name = '', list] = (mailboxesIn(from)[0]?.name ?? '').split(' via ', 2);
  const isOfList = list !== undefined && headers.some(({ key }) => LISTS.has(key));
  for (const key of [...(isOfList ? AUTHOR : []), 'from', 'sender']) {
    const mailboxes = mailboxesIn(valueOf(key));
    const index = mailboxes.findIndex(({ address }) => isAddress(address));
    const found = mailboxes[index];
    if (!found) continue;
    const names = [...mailboxes.slice(0, index).map((one) => one.name || one.address), found.name];
    const whole = names.filter((one) => one !== '').join(', ');
    return plainSender(whole || (isOfList ? name.replaceAll(/^'|'$/g, '') : ''), found.address);
  }
  return plainSender(name, (from.includes('=?') ? '' : addressIn(from)) || returnPath);
}

function plainSender(name: string, address: string): Message['sender'] {
  return { name: plainLine(name, NAME_MAX_LENGTH), address: plainLine(address, EMAIL_MAX_LENGTH) };
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && at < text.length - 1;
}

function mailboxesIn(header: string): Mailbox[] {
  return addressParser(header, { flatten: true }) as Mailbox[];
}

/** Headers with recipients, in addition to To and Cc. */
const DELIVERED_TO = new Set([
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
]);

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const written = [...to, ...cc].flatMap((one) => one.group ?? [one]).map(({ address }) => address);
  const delivered = headers.filter(({ key }) => DELIVERED_TO.has(key)).map(({ value }) => value);
  return [...delivered, ...written]
    .slice(0, RECIPIENTS_MAX)
    .map((address) => address.slice(0, EMAIL_MAX_LENGTH + 2).trim());
}

/** Makes the hash that recognises an email. It includes the text, because two emails may have the same Message-ID. */
function identityOf({ messageId, subject, attachments }: Email, sender: string, words: string): string {
  const id = idsIn(messageId ?? '')[0] ?? '';
  if (id === '') return '';
  const sent = attachments.slice(0, ATTACHMENTS_MAX).map(describe);
  return createHash('sha256')
    .update(JSON.stringify([id, sender, subject ?? '', words, sent.map(({ name, bytes }) => [name, bytes])]))
    .digest('hex');
}

/** True for an attachment that is our own email, returned in a report. */
function isReturned({ mimeType }: Attachment): boolean {
  return /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/.test(mimeType);
}

function headOf({ content }: Attachment): string {
  return Buffer.from(content as ArrayBuffer)
    .subarray(0, RETURNED_MAX_BYTES)
    .toString('latin1');
}

const OF_REPORTS = /^message\/(?:global-)?(?:delivery-status|disposition-notification|feedback-report)/;

/**
 * True for an attachment that the office should see. Excludes pictures within the HTML, parts of a report, and the
 * answer of a calendar, which is read elsewhere.
 */
function isForPeople({ html = '', attachments }: Email, isReport: boolean, isCalendarReply: boolean) {
  const isOfReport = isReport || attachments.some(({ mimeType }) => OF_REPORTS.test(mimeType));
  const named = attachments.some(({ contentId }) => contentId !== undefined) ? namedParts(html) : new Set();
  return (attachment: Attachment): boolean => {
    const { mimeType, contentId = '' } = attachment;
    if (mimeType.startsWith('image/') && named.has(contentId.replaceAll(/[<>\s]/g, ''))) return false;
    if (isCalendarReply && isCalendar(attachment)) return false;
    return !OF_REPORTS.test(mimeType) && !(isOfReport && isReturned(attachment));
  };
}

function describe({ filename, mimeType, content }: Attachment): MessageAttachment {
  const file = Buffer.from(content as ArrayBuffer);
  // Keeps the end of a long name, because it contains the extension.
  const name = plainLine(
    (filename ?? mimeType).slice(-ATTACHMENT_NAME_MAX_LENGTH),
    ATTACHMENT_NAME_MAX_LENGTH,
  );
  return file.length > ATTACHMENT_MAX_BYTES
    ? { name, bytes: file.length }
    : { name, bytes: file.length, content: file };
}
