import { describe, expect, it } from 'vitest';
import { isAutomatic } from './automatic.ts';
import { readCalendarReply } from './calendar-reply.ts';
import { readReport } from './delivery-report.ts';
import { joinEncodedWords } from './encoded-words.ts';
import { idsIn } from './message-ids.ts';
import { plainLine, plainText } from './plain-text.ts';
import { readMessage, referencesIn } from './read-message.ts';
import { splitQuoted } from './split-quoted.ts';
import { namedParts } from './text-of-html.ts';

const SHORT = 5_000;
const TIMES_LONGER = 8;
/** By the square the longer text takes 64 times as long. The collection of garbage takes some time, too. */
const GROWTH_AT_MOST = 30;
/** A shorter time says nothing. */
const MEASURED_FROM_MS = 40;
const TRIES = 5;

const REPEATED = [
  ...` \t\n<>@.:-_*"'([|=?a0;,\u00a0`.split(''),
  ...'=?~5 ~550~=?a?b?~cid:~+a~\u0301\u0323~> ~a@~\\n'.split('~'),
];
const BEGINNINGS =
  '~x~2024 abcd<~> ~550 ~On ~From: ~[~=?utf-8?q?~Action: failed; ~<a@~ATTENDEE;~E-~cid:'.split('~');
const KNOWN = {
  texts: ['Dear Asha,\n\nthe next class begins on Monday.'],
  subjects: ['Dates'],
  addresses: ['office@firm.example'],
};
const NOTHING = { headers: [], headerLines: [], attachments: [] };

const READERS: Record<string, (text: string) => unknown> = {
  'plain text': plainText,
  'a line': (text) => plainLine(text, text.length),
  quotations: (text) => splitQuoted(text, KNOWN),
  ids: (text) => idsIn(text),
  references: referencesIn,
  'encoded words': joinEncodedWords,
  'pictures in HTML': namedParts,
  'marks of programs': (text) =>
    isAutomatic({
      ...NOTHING,
      subject: text,
      headers: ['auto-submitted', 'precedence', 'x-post-messageclass', 'delivered-to'].map((key) => ({
        key,
        originalKey: key,
        value: text,
      })),
    }),
  'reports in words': (text) =>
    readReport(
      { ...NOTHING, subject: text },
      { sender: 'mailer-daemon@example.com', text: `undeliverable ${text}`, ids: [] },
    ),
  'reports in fields': (text) => {
    const content = new TextEncoder().encode(`Status: 5.1.1\nFinal-Recipient: rfc822;${text}`);
    const status = { filename: null, mimeType: 'message/delivery-status', disposition: null, content };
    return readReport({ ...NOTHING, attachments: [status] }, { sender: '', text, ids: [] });
  },
  calendars: (text) =>
    readCalendarReply({
      filename: null,
      mimeType: 'text/calendar',
      disposition: null,
      content: new TextEncoder().encode(`METHOD:REPLY\nATTENDEE;PARTSTAT=DECLINED:a\nCOMMENT:${text}`),
    }),
};

async function growthOf(read: (repeats: number) => unknown): Promise<number> {
  const best = { short: Infinity, long: Infinity };
  for (let tries = 0; tries < TRIES; tries += 1) {
    best.short = Math.min(best.short, await timeOf(() => read(SHORT)));
    best.long = Math.min(best.long, await timeOf(() => read(SHORT * TIMES_LONGER)));
    if (best.long < MEASURED_FROM_MS) return 0;
    // The processor's clock is coarse.
    best.short = Math.max(best.short, MEASURED_FROM_MS / TIMES_LONGER);
    if (best.long / best.short < GROWTH_AT_MOST) break;
  }
  return best.long / best.short;
}

/** Of the processor: what else the machine does is not counted. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

describe('the time for text of strangers grows with its length', () => {
  it.each(Object.keys(READERS))(
    '%s',
    async (name) => {
      const read = READERS[name] ?? (() => undefined);
      for (const beginning of BEGINNINGS)
        for (const repeated of REPEATED) {
          const growth = await growthOf((repeats) => read(`${beginning}${repeated.repeat(repeats)}x`));
          expect(growth, JSON.stringify([beginning, repeated])).toBeLessThan(GROWTH_AT_MOST);
        }
    },
    120_000,
  );

  it('whole mails: text, subject, names', async () => {
    const mailOf = (text: string) =>
      Buffer.from(`From: ${text} <a@example.com>\r\nSubject: ${text}\r\n\r\n${text}`);
    for (const repeated of REPEATED.filter((one) => one !== '\n')) {
      const growth = await growthOf(
        async (repeats) => await readMessage(mailOf(`x${repeated.repeat(repeats)}x`)),
      );
      expect(growth, JSON.stringify(repeated)).toBeLessThan(GROWTH_AT_MOST);
    }
  }, 120_000);
});
