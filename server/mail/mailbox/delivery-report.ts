import type { Attachment, Email } from 'postal-mime';

/** What a mail server tells of a mail of ours (RFC 3464, and what servers wrote before it). */
export interface DeliveryReport {
  /** delayed: it is still tried. */
  outcome: 'failed' | 'delayed' | 'delivered';
  /** The server's reply, with its code. */
  reason: string;
  /** The address that it is about; empty where the report does not say. */
  recipient: string;
  /** Of mails that stand in it: ours among them. */
  ids: string[];
}

const REASON_MAX_LENGTH = 300;
const SENT_BY_A_SERVER = /^(mailer-daemon|postmaster|mail-daemon)@|^<?mailer-daemon/i;
const TELLS_OF_FAILURE =
  /undeliver|delivery (status|failure|failed|has failed|problem)|failure notice|returned (mail|to sender)|mail delivery (failed|failure|system)|could not be delivered|nicht zugestellt|non remis/i;
const TELLS_OF_DELAY = /delay|warning|still being retried|will (be retried|retry)|not yet been delivered/i;
/** A line of a server's reply: 550 5.1.1, or with the enhanced code of RFC 3463 alone. */
const REPLY_LINE = /^.*\b(?:[45]\d\d[ -]|[45]\.\d{1,3}\.\d{1,3}\b).*$/m;

/** Undefined when the mail is none. `ids`: all that look like the Message-ID of a mail, anywhere in its source. */
export function readReport(email: Email, text: string, ids: string[]): DeliveryReport | undefined {
  const status = email.attachments.find(({ mimeType }) =>
    /^message\/(global-)?delivery-status/.test(mimeType),
  );
  if (status) return { ...readStatus(textIn(status), text), ids };
  const address = email.from?.address ?? '';
  const isFromServer = SENT_BY_A_SERVER.test(address) || (address === '' && email.returnPath === undefined);
  if (!isFromServer || !TELLS_OF_FAILURE.test(`${email.subject ?? ''}\n${text.slice(0, 2_000)}`))
    return undefined;
  const head = text.slice(0, 4_000);
  return {
    outcome: TELLS_OF_DELAY.test(email.subject ?? '') ? 'delayed' : 'failed',
    reason: (REPLY_LINE.exec(head)?.[0] ?? email.subject ?? '').trim().slice(0, REASON_MAX_LENGTH),
    recipient: addressIn(head),
    ids,
  };
}

/** Of several recipients the first that failed: a mail of ours has one. */
function readStatus(source: string, text: string): Omit<DeliveryReport, 'ids'> {
  const blocks = source
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('status') || fields.has('final-recipient'));
  const block =
    blocks.find((fields) => actionOf(fields) === 'failed') ?? blocks[0] ?? new Map<string, string>();
  const code = block.get('status') ?? '';
  const said =
    valueOf(block.get('diagnostic-code')) || (REPLY_LINE.exec(text.slice(0, 4_000))?.[0] ?? '').trim();
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

/** Behind its type: "rfc822; asha@example.com", "smtp; 550 5.1.1 No such user". */
function valueOf(field = ''): string {
  return field.replace(/^[\w-]+\s*;\s*/, '').trim();
}

function addressIn(text: string): string {
  return /[^\s<>"'();:,[\]]+@[^\s<>"'();:,[\]]+/.exec(text)?.[0].toLowerCase() ?? '';
}

function textIn({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
