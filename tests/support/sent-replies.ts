/** Mails as programs of the world write them: answers, reports of mail servers, what programs answer by themselves. */

export interface AnsweredMail {
  /** Where an answer goes. */
  to: string;
  messageId: string;
  subject: string;
  text: string;
}

export interface WrittenReply {
  program: string;
  source: Buffer;
  /** What is new in it. */
  words: string;
}

const DATE = 'Thu, 26 Nov 2026 10:31:07 +0530';
const FROM = 'Asha Rao <asha@example.com>';

interface Head {
  id: string;
  mail: AnsweredMail;
  from?: string;
  more?: string[];
}

function head({ id, mail, from = FROM, more = [] }: Head): string[] {
  return [
    'Return-Path: <asha@example.com>',
    `From: ${from}`,
    `To: ${mail.to}`,
    `Subject: Re: ${mail.subject}`,
    `Date: ${DATE}`,
    `Message-ID: <${id}@mail.example.com>`,
    `In-Reply-To: ${mail.messageId}`,
    `References: ${mail.messageId}`,
    'MIME-Version: 1.0',
    ...more,
  ];
}

function lines(...all: (string | string[])[]): Buffer {
  return Buffer.from(all.flat().join('\r\n'));
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}

type Write = (words: string, mail: AnsweredMail, id: string) => Buffer;

function quotedPrintable(text: string): string {
  const encoded = [...Buffer.from(text)]
    .map((byte) =>
      (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 10
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
  return encoded
    .split('\n')
    .map((line) => line.replaceAll(/(?:=[0-9A-F]{2}|[^=]){60}(?=.)/g, '$&=\r\n'))
    .join('\r\n');
}

const GMAIL_ATTRIBUTION = 'On Thu, Nov 26, 2026 at 10:00 AM The Office <office@firm.example> wrote:';

const base64 = (content: string | Buffer) =>
  Buffer.from(content as string)
    .toString('base64')
    .replaceAll(/.{76}/g, '$&\r\n');
const withCrlf = (text: string) => text.replaceAll('\n', '\r\n');

/** A mail without parts: its type, how it is encoded, and what stands below its head. */
function single(
  type: string,
  encoding: string,
  body: (words: string, mail: AnsweredMail) => string[],
  more: string[] = [],
): Write {
  return (words, mail, id) =>
    lines(
      head({ id, mail, more: [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, ...more] }),
      '',
      body(words, mail),
    );
}

/** Plain text, the words before what `quote` repeats. */
function plain(type: string, quote: (mail: AnsweredMail) => string[]): Write {
  return single(type, '8bit', (words, mail) => [withCrlf(words), '', ...quote(mail)]);
}

export const PROGRAMS: Record<string, Write> = {
  'Gmail, both forms': (words, mail, id) =>
    lines(
      head({ id, mail, more: ['Content-Type: multipart/alternative; boundary="000000000000a1"'] }),
      '',
      '--000000000000a1',
      'Content-Type: text/plain; charset="UTF-8"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(`${words}\r\n\r\n${GMAIL_ATTRIBUTION}\r\n\r\n${quoted(mail.text)}\r\n`),
      '--000000000000a1',
      'Content-Type: text/html; charset="UTF-8"',
      '',
      `<div dir="ltr">${html(words)}</div><div class="gmail_quote"><div>${GMAIL_ATTRIBUTION.replace('<', '&lt;')}</div><blockquote>${html(mail.text)}</blockquote></div>`,
      '--000000000000a1--',
    ),
  'Gmail, its attribution on two lines': plain('text/plain; charset=utf-8', ({ text }) => [
    'On Thu, Nov 26, 2026 at 10:00 AM The Office of the firm with a long name',
    '<office@firm.example> wrote:',
    '',
    quoted(text),
  ]),
  'Outlook, plain': plain('text/plain; charset="utf-8"', ({ subject, text }) => [
    '________________________________',
    'From: The Office <office@firm.example>',
    'Sent: Thursday, November 26, 2026 10:00 AM',
    'To: Asha Rao <asha@example.com>',
    `Subject: ${subject}`,
    '',
    withCrlf(text),
  ]),
  'Outlook, HTML alone': single(
    'text/html; charset="utf-8"',
    'quoted-printable',
    (words, { subject, text }) => [
      quotedPrintable(
        `<html><head><style>p {margin:0}</style></head><body><p>${html(words)}</p>\n<hr>\n<div id="divRplyFwdMsg"><b>From:</b> The Office &lt;office@firm.example&gt;<br><b>Sent:</b> Thursday, November 26, 2026 10:00 AM<br><b>To:</b> Asha Rao<br><b>Subject:</b> ${html(subject)}</div>\n<p>${html(text)}</p></body></html>`,
      ),
    ],
    ['X-Auto-Response-Suppress: DR, OOF, AutoReply'],
  ),
  iPhone: single(
    'text/plain; charset=utf-8',
    'quoted-printable',
    (words, { text }) => [
      quotedPrintable(
        `${words}\n\nSent from my iPhone\n\n> On 26 Nov 2026, at 10:00, The Office <office@firm.example> wrote:\n> \n${text.replaceAll(/^/gm, '> ')}`,
      ),
    ],
    ['X-Mailer: iPhone Mail (22A3354)'],
  ),
  'Android, HTML alone': single('text/html; charset=utf-8', '8bit', (words, { text }) => [
    `<div dir="auto">${html(words)}</div><br><div class="gmail_quote"><div dir="ltr">${GMAIL_ATTRIBUTION.replaceAll('<', '&lt;')}<br></div><blockquote style="border-left:1px solid">${html(text)}</blockquote></div>`,
  ]),
  'Apple Mail': single('text/plain; charset=utf-8', 'base64', (words, { text }) => [
    base64(
      `${words}\n\n> On 26 Nov 2026, at 10:00 AM, The Office <office@firm.example> wrote:\n> \n${text.replaceAll(/^/gm, '> ')}\n`,
    ),
  ]),
  'Thunderbird in German': plain('text/plain; charset=iso-8859-1', ({ text }) => [
    'Am 26.11.26 um 10:00 schrieb The Office:',
    quoted(text),
  ]),
  'Yahoo, with its rule': plain('text/plain; charset=UTF-8', ({ text }) => [
    '-----Original Message-----',
    'From: The Office <office@firm.example>',
    'Date: Thursday, 26 November 2026',
    '',
    withCrlf(text),
  ]),
  'without anything quoted': single('text/plain; charset=utf-8', '8bit', (words) => [withCrlf(words)]),
};

/** ISO-2022-JP, as phones in Japan write: 研修の日程を教えてください。 */
export function inJapanese(mail: AnsweredMail, id: string): WrittenReply {
  const words = '研修の日程を教えてください。';
  const encoded = Buffer.from('1b244238263d24244e467c44782472363524282446242f24402435242421231b2842', 'hex');
  return {
    program: 'a phone in ISO-2022-JP',
    words,
    source: Buffer.concat([
      lines(
        head({
          id,
          mail,
          from: '=?ISO-2022-JP?B?GyRCOzMbKEI=?= <asha@example.com>',
          more: ['Content-Type: text/plain; charset=ISO-2022-JP', 'Content-Transfer-Encoding: 7bit'],
        }),
        '',
        '',
      ),
      encoded,
      Buffer.from('\r\n'),
    ]),
  };
}

/** Passed on and passed on again, with the mail that it answers inside of the inner one. */
export function nestedForward(mail: AnsweredMail, id: string): WrittenReply {
  const words = `Please see what my colleague asks below. ${id}`;
  const inner = lines(
    'From: Ravi <ravi@example.com>',
    'To: Asha <asha@example.com>',
    'Subject: Fwd: dates',
    'Message-ID: <inner@example.com>',
    'Content-Type: multipart/mixed; boundary="in"',
    '',
    '--in',
    'Content-Type: text/plain',
    '',
    'Can they do December?',
    '--in',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${mail.messageId}`,
    `Subject: ${mail.subject}`,
    '',
    mail.text,
    '--in--',
  ).toString();
  return {
    program: 'a forward in a forward',
    words,
    source: lines(
      head({ id, mail, more: ['Content-Type: multipart/mixed; boundary="out"'] }),
      '',
      '--out',
      'Content-Type: text/plain; charset=utf-8',
      '',
      words,
      '--out',
      'Content-Type: message/rfc822',
      'Content-Disposition: inline',
      '',
      inner,
      '--out--',
    ),
  };
}

export function replyBy(program: string, words: string, mail: AnsweredMail, id: string): WrittenReply {
  const write = PROGRAMS[program];
  if (!write) throw new Error(`There is no program ${program}`);
  return { program, words, source: write(words, mail, id) };
}

/** With files of these names and contents. */
export function replyWith(
  files: { name: string; content: Buffer; type?: string }[],
  words: string,
  mail: AnsweredMail,
  id: string,
): Buffer {
  const parts = files.flatMap(({ name, content, type = 'application/octet-stream' }) => [
    '--files',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(content),
  ]);
  return lines(
    head({ id, mail, more: ['Content-Type: multipart/mixed; boundary="files"'] }),
    '',
    '--files',
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
    parts,
    '--files--',
  );
}

/** What a program answers by itself; `mark` is the line of its head that says so. */
export function automaticReply(mark: string, mail: AnsweredMail, id: string): Buffer {
  return lines(
    head({ id, mail, more: [mark, 'Content-Type: text/plain; charset=utf-8'] }),
    '',
    'I am out of office until Monday.',
  );
}

export interface Bounced {
  mail: Pick<AnsweredMail, 'messageId' | 'subject'>;
  /** Whose mail came back. */
  recipient: string;
  to: string;
}

function report({
  from,
  subject,
  words,
  status,
  returned,
  to,
}: Record<'from' | 'subject' | 'words' | 'status' | 'to', string> & { returned: string[] }): Buffer {
  return lines(
    'Return-Path: <>',
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="rep"',
    '',
    '--rep',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    words,
    '',
    '--rep',
    'Content-Type: message/delivery-status',
    '',
    status,
    '',
    '--rep',
    ...returned,
    '--rep--',
  );
}

const returnedHead = ({ mail, recipient }: Bounced) => [
  'Content-Type: text/rfc822-headers',
  '',
  'From: The Office <office@firm.example>',
  `To: ${recipient}`,
  `Message-ID: ${mail.messageId}`,
  `Subject: ${mail.subject}`,
  '',
];
const returnedWhole = ({ mail, recipient }: Bounced) => [
  'Content-Type: message/rfc822',
  '',
  `Message-ID: ${mail.messageId}`,
  `To: ${recipient}`,
  `Subject: ${mail.subject}`,
  '',
  'The words of the mail.',
  '',
];
const status = (recipient: string, code: string, said: string, action = 'failed') =>
  `Reporting-MTA: dns; mx.example.net\r\nArrival-Date: ${DATE}\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: ${code}\r\nDiagnostic-Code: smtp; ${said}`;

/** Whose, from whom, its subject, the status, and what the other server said. */
const SERVERS = `
Postfix | MAILER-DAEMON@mx.example.net (Mail Delivery System) | Undelivered Mail Returned to Sender | 5.1.1 | 550 5.1.1 <x@example.com>: Recipient address rejected: User unknown
Exim | Mail Delivery System <Mailer-Daemon@exim.example.net> | Mail delivery failed: returning message to sender | 5.0.0 | 550 No such user here
Sendmail | Mail Delivery Subsystem <MAILER-DAEMON@sendmail.example.net> | Returned mail: see transcript for details | 5.1.1 | 550 5.1.1 User unknown
Gmail | Mail Delivery Subsystem <mailer-daemon@googlemail.com> | Delivery Status Notification (Failure) | 5.1.1 | 550-5.1.1 The email account that you tried to reach does not exist.
Microsoft 365 | Microsoft Outlook <MicrosoftExchange329e71@firm.onmicrosoft.com> | Undeliverable: Your enquiry | 5.1.10 | 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup
Exchange | postmaster@exchange.example.net | Undeliverable: Your enquiry | 5.2.2 | 554 5.2.2 mailbox full
Yahoo | MAILER-DAEMON@yahoo.com | Failure Notice | 5.0.0 | 554 delivery error: dd This user doesn't have a yahoo.com account
Zoho | mailer-daemon@mail.zoho.com | Undelivered Mail Returned to Sender | 5.5.0 | 553 5.5.0 Relaying disallowed. Invalid mailbox
Amazon SES | MAILER-DAEMON@amazonses.com | Delivery Status Notification (Failure) | 5.1.1 | 550 5.1.1 mailbox does not exist
Rediff | MAILER-DAEMON@rediffmail.com | failure notice | 5.1.1 | 550 user unknown
Proofpoint | Mail Delivery Subsystem <MAILER-DAEMON@pphosted.com> | Returned mail: User unknown | 5.1.1 | 550 5.1.1 User Unknown
Mimecast | postmaster@mimecast.com | [Postmaster] Email Delivery Failure | 5.4.1 | 550 Rejected by header based policy
iCloud | postmaster@icloud.com | Undeliverable mail | 5.1.1 | 550 5.1.1 unknown or illegal alias
Haraka | MAILER-DAEMON@haraka.example.net | failed mail: Your enquiry | 5.1.2 | 550 5.1.2 Host unknown
hMailServer | mailer-daemon@hmail.example.net | Message undeliverable: Your enquiry | 5.0.0 | 550 Unknown user
MDaemon | MDaemon@md.example.net | Warning: message delivery failure | 5.1.1 | 550 5.1.1 Recipient unknown
`;

/** The reports of twenty servers, each as it writes them. */
export const BOUNCES: Record<string, (bounced: Bounced) => Buffer> = Object.fromEntries(
  SERVERS.trim()
    .split('\n')
    .map((line, index) => {
      const [server, from = '', subject = '', code = '', said = ''] = line.split(' | ');
      const write = (bounced: Bounced) =>
        report({
          from,
          subject,
          words: `Your message to ${bounced.recipient} could not be delivered.\r\n\r\n${said}`,
          status: status(bounced.recipient, code, said),
          returned: (index % 2 === 0 ? returnedHead : returnedWhole)(bounced),
          to: bounced.to,
        });
      return [server, write];
    }),
);

const plainBounce =
  (from: string, subject: string, words: string[]) =>
  ({ to }: Bounced) =>
    lines(
      'Return-Path: <>',
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      'Content-Type: text/plain',
      '',
      words,
    );

BOUNCES['qmail'] = (bounced) =>
  plainBounce('MAILER-DAEMON@qmail.example.net', 'failure notice', [
    'Hi. This is the qmail-send program at qmail.example.net.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    '',
    `<${bounced.recipient}>:`,
    '192.0.2.1 does not like recipient.',
    'Remote host said: 550 5.1.1 No such user',
    '',
    '--- Below this line is a copy of the message.',
    '',
    `Message-ID: ${bounced.mail.messageId}`,
    `Subject: ${bounced.mail.subject}`,
  ])(bounced);
BOUNCES['an old Exim, as text'] = (bounced) =>
  plainBounce(
    'Mail Delivery System <Mailer-Daemon@old.example.net>',
    'Mail delivery failed: returning message to sender',
    [
      'This message was created automatically by mail delivery software.',
      '',
      `  ${bounced.recipient}`,
      '    SMTP error from remote mail server after RCPT TO: 550 unknown user',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      `Message-Id: ${bounced.mail.messageId}`,
    ],
  )(bounced);
BOUNCES['a server that names another address, to which it was passed on'] = (bounced) =>
  report({
    from: 'MAILER-DAEMON@forward.example.net',
    subject: 'Undelivered Mail Returned to Sender',
    words: 'It could not be delivered.',
    status: status('other@elsewhere.example', '5.2.1', '550 5.2.1 mailbox disabled').replace(
      'Final-Recipient',
      `Original-Recipient: rfc822;${bounced.recipient}\r\nFinal-Recipient`,
    ),
    returned: returnedHead(bounced),
    to: bounced.to,
  });
BOUNCES['a server that writes in German'] = (bounced) =>
  report({
    from: 'mailer-daemon@kundenserver.example',
    subject: 'Nicht zustellbar: Your enquiry',
    words: 'Ihre Nachricht konnte nicht zugestellt werden.',
    status: status(bounced.recipient, '5.1.1', '550 Requested action not taken: mailbox unavailable'),
    returned: returnedWhole(bounced),
    to: bounced.to,
  });

export function delayed(bounced: Bounced): Buffer {
  return report({
    from: 'MAILER-DAEMON@mx.example.net',
    subject: 'Delayed Mail (still being retried)',
    words: 'It has not been delivered yet.',
    status: status(bounced.recipient, '4.4.1', 'connect timed out', 'delayed'),
    returned: returnedHead(bounced),
    to: bounced.to,
  });
}
