import type { Attachment, Email } from 'postal-mime';
import { idsIn, outboxIdIn } from './message-ids.ts';

/** Delivery report about one of our emails (RFC 3464, and older formats). */
export interface DeliveryReport {
  /** delayed: the mail server is still trying. */
  outcome: 'failed' | 'delayed' | 'delivered';
  /** Text of the mail server's reply, with its code. */
  reason: string;
  /** Recipient that the report is about; empty if the report does not say. */
  recipient: string;
  /** Message-IDs in the report, including that of our email. */
  ids: string[];
  /** True if it is certainly a report. If false, it counts as one only if an id belongs to one of our emails. */
  isSure: boolean;
}

const REASON_MAX_LENGTH = 300;
const SUBJECT_MAX_LENGTH = 300;
const STATUS_MAX_LENGTH = 20_000;
/** Length limit for the explanation in a report. */
const WORDS_MAX_LENGTH = 4_000;
/** Length limits for the two sides of an address (RFC 5321, 4.5.3.1). */
const LOCAL_PART_MAX = 64;
const DOMAIN_MAX = 255;
const SENT_BY_A_SERVER = /^(mailer-daemon|postmaster|mail-daemon)@|^<?mailer-daemon/i;
const NAMES_OF_SERVERS = /^$|mailer.?daemon|mail delivery|mail system|postmaster/i;
const TELLS_OF_FAILURE =
  /undeliver|delivery (status|failure|failed|has failed|problem)|failure notice|returned (mail|to sender)|mail delivery (failed|failure|system)|could not be delivered|nicht zugestellt|non remis/i;
const TELLS_OF_DELAY = /delay|warning|still being retried|will (be retried|retry)|not yet been delivered/i;
/**
 * A line of a mail server's reply: begins with a code such as 550 5.1.1, or only with the enhanced code of RFC 3463.
 */
const REPLY_LINE = /^.*\b(?:[45]\d\d[ -]|[45]\.\d{1,3}\.\d{1,3}\b).*$/m;
const REFUSAL = /\b5(?:\d\d[ -]|\.\d{1,3}\.\d{1,3}\b)/;

/**
 * Reads a delivery report; undefined if the email is not one. `sender` is its address; `ids` is everything in it that
 * looks like a Message-ID.
 */
export function readReport(
  email: Email,
  { sender, text, ids }: { sender: string; text: string; ids: string[] },
): DeliveryReport | undefined {
  const status = email.attachments.find(({ mimeType }) =>
    /^message\/(global-)?delivery-status/.test(mimeType),
  );
  const head = text.slice(0, WORDS_MAX_LENGTH);
  if (status) return { ...readStatus(textIn(status), head), ids, isSure: true };
  const subject = (email.subject ?? '').slice(0, SUBJECT_MAX_LENGTH);
  const isSure = isOfServer(email, sender) && TELLS_OF_FAILURE.test(`${subject}\n${head}`);
  // True for a probable report in an unknown format: the email contains the id of one of our emails and a reply of a
  // mail server.
  const isLikely =
    email.inReplyTo === undefined &&
    email.references === undefined &&
    REPLY_LINE.test(head) &&
    idsIn(text).some((id) => outboxIdIn(id) !== undefined);
  if (!isSure && !isLikely) return undefined;
  return {
    outcome: TELLS_OF_DELAY.test(subject) || (!isSure && !REFUSAL.test(head)) ? 'delayed' : 'failed',
    reason: (REPLY_LINE.exec(head)?.[0] ?? subject).trim().slice(0, REASON_MAX_LENGTH),
    recipient: addressIn(head),
    ids,
    isSure,
  };
}

function isOfServer({ from, returnPath }: Email, sender: string): boolean {
  if (sender !== '') return SENT_BY_A_SERVER.test(sender);
  return returnPath === undefined && NAMES_OF_SERVERS.test((from?.name ?? '').slice(0, SUBJECT_MAX_LENGTH));
}

/** Reads the status of the first failed recipient. Each of our emails has only one recipient. */
function readStatus(source: string, head: string): Omit<DeliveryReport, 'ids' | 'isSure'> {
  const blocks = source
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('status') || fields.has('final-recipient'));
  const block =
    blocks.find((fields) => actionOf(fields) === 'failed') ?? blocks[0] ?? new Map<string, string>();
  const code = block.get('status') ?? '';
  const said = valueOf(block.get('diagnostic-code')) || (REPLY_LINE.exec(head)?.[0] ?? '').trim();
  const reason = said.includes(code) ? said : `${code} ${said}`;
  return {
    outcome: outcomeOf(actionOf(block), code),
    reason: reason.trim().slice(0, REASON_MAX_LENGTH),
    recipient: addressIn(valueOf(block.get('original-recipient')) || valueOf(block.get('final-recipient'))),
  };
}

function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

function actionOf(fields: Map<string, string>): string {
  return /^[a-z]+/.exec((fields.get('action') ?? '').toLowerCase())?.[0] ?? '';
}

function outcomeOf(action: string, code: string): DeliveryReport['outcome'] {
  if (action === 'failed') return 'failed';
  if (action === 'delayed') return 'delayed';
  if (['delivered', 'relayed', 'expanded'].includes(action)) return 'delivered';
  return code.startsWith('5') ? 'failed' : code.startsWith('2') ? 'delivered' : 'delayed';
}

/** The value without its type: "rfc822; asha@example.com", "smtp; 550 5.1.1 No such user". */
function valueOf(field = ''): string {
  return field.replace(/^[\w-]+\s*;\s*/, '').trim();
}

const AROUND_ADDRESS = new Set(' \t\r\n<>"\'();:,[]');

/**
 * First address in a text. It does not use a regular expression, which would start again at each character of a long
 * word.
 */
export function addressIn(text: string): string {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (at - start < LOCAL_PART_MAX && isOfAddress(text[start - 1])) start -= 1;
    let end = at + 1;
    while (end - at < DOMAIN_MAX && isOfAddress(text[end])) end += 1;
    if (start < at && end > at + 1) return text.slice(start, end).toLowerCase();
  }
  return '';
}

function isOfAddress(character: string | undefined): boolean {
  return character !== undefined && character !== '@' && !AROUND_ADDRESS.has(character);
}

function textIn({ content }: Attachment): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return new TextDecoder().decode(bytes.subarray(0, STATUS_MAX_LENGTH));
}
