import { convert } from 'html-to-text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { readReport, type DeliveryReport } from './delivery-report.ts';

/** What a mail says, as far as we look at it. All of it comes from a stranger. */
export interface Message {
  /** Without angle brackets; empty where there is none. */
  id: string;
  /** Of the mails that it answers. */
  references: string[];
  sender: { name: string; address: string };
  /** All addresses that it was sent or delivered to. */
  recipients: string[];
  subject: string;
  text: string;
  /** A program wrote it, by what its head says. */
  isAutomatic: boolean;
  /** A mail server tells that it could not deliver a mail, or not yet. */
  report?: DeliveryReport;
  attachments: MessageAttachment[];
}

export interface MessageAttachment {
  name: string;
  bytes: number;
  /** Left out for what is too large. */
  content?: Buffer;
}

const ATTACHMENTS_MAX = 20;
/** A resume may have 5 MB. */
const ATTACHMENT_MAX_BYTES = 5 * 1_024 * 1_024;
const TEXT_MAX_LENGTH = 200_000;
const IDS_MAX = 200;
const RECIPIENTS_MAX = 200;
const NESTED_MAX = 40;
const HEADERS_MAX_BYTES = 512 * 1_024;
const HTML_MAX_LENGTH = 2_000_000;
const ID = /<([^<>\s]{1,250})>/g;

/** Throws when it is no mail, or one that is made to wear readers out. */
export async function readMessage(source: Uint8Array): Promise<Message> {
  const email = await PostalMime.parse(source, {
    maxNestingDepth: NESTED_MAX,
    maxHeadersSize: HEADERS_MAX_BYTES,
  });
  const text = textOf(email);
  return {
    id: idsIn(email.messageId ?? '')[0] ?? '',
    references: idsIn(`${email.inReplyTo ?? ''} ${email.references ?? ''}`),
    sender: senderOf(email),
    recipients: recipientsOf(email),
    subject: email.subject ?? '',
    text,
    isAutomatic: isAutomatic(email),
    report: readReport(email, text, idsIn(Buffer.from(source).toString('latin1'))),
    attachments: email.attachments.filter(isForPeople).slice(0, ATTACHMENTS_MAX).map(describe),
  };
}

function textOf({ text = '', html }: Email): string {
  const words = text.trim() === '' && html !== undefined ? textOfHtml(html) : text;
  return words.slice(0, TEXT_MAX_LENGTH);
}

/** Words alone: nothing is fetched, links and pictures are left out. What is quoted keeps its mark. */
function textOfHtml(html: string): string {
  return convert(html.slice(0, HTML_MAX_LENGTH), {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 5_000, maxInputLength: HTML_MAX_LENGTH },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

function idsIn(text: string): string[] {
  const ids = new Set<string>();
  for (const [, id = ''] of text.matchAll(ID)) {
    if (id.includes('@')) ids.add(id);
    if (ids.size === IDS_MAX) break;
  }
  return [...ids];
}

function senderOf({ from, sender, returnPath }: Email): Message['sender'] {
  const [first] = mailboxesIn([from, sender].filter((address) => address !== undefined));
  return first ?? { name: '', address: returnPath ?? '' };
}

/** Where servers write for whom a mail is, beside To and Cc. */
const DELIVERED_TO = new Set([
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
]);

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const written = mailboxesIn([...to, ...cc]).map(({ address }) => address);
  const delivered = headers.filter(({ key }) => DELIVERED_TO.has(key)).map(({ value }) => value.trim());
  return [...delivered, ...written].slice(0, RECIPIENTS_MAX);
}

function mailboxesIn(addresses: Address[]): { name: string; address: string }[] {
  return addresses.flatMap((one) => (one.group === undefined ? one : one.group));
}

/** By RFC 3834, and what programs wrote before it. */
function isAutomatic({ headers, returnPath }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  if (submitted !== undefined && !submitted.startsWith('no')) return true;
  if (/^(bulk|junk|list|auto[_-]?reply)/.test(valueOf('precedence') ?? '')) return true;
  if (valueOf('return-path') === '<>' && returnPath === undefined) return true;
  const marks = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from', 'x-mail-autoreply'];
  return marks.some((name) => valueOf(name) !== undefined) || valueOf('list-id') !== undefined;
}

/** Pictures of signatures, and what a report is made of, are no attachments to people. */
function isForPeople({ related, mimeType }: Attachment): boolean {
  return (
    related !== true && !/^(message\/(delivery-status|rfc822|global)|text\/rfc822-headers)/.test(mimeType)
  );
}

function describe({ filename, mimeType, content }: Attachment): MessageAttachment {
  const file = Buffer.from(content as ArrayBuffer);
  const name = filename ?? mimeType;
  return file.length > ATTACHMENT_MAX_BYTES
    ? { name, bytes: file.length }
    : { name, bytes: file.length, content: file };
}
