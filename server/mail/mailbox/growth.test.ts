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

/** So many of them end by themselves; more would take an expression that grows by the square far longer. */
const REPEATS = 15_000;
/** Of a text twice as long the time is about twice as long. By the square it is four times, and more on a busy machine. */
const GROWTH_AT_MOST = 3.3;
/** A shorter time says nothing. */
const MEASURED_FROM_MS = 12;

const REPEATED = [' ', '\t', '\n', '<', '>', '@', '.', ':', '-', '_', '*', '"', "'", '(', '[', '|', '=', '?', '=?', 'a', '0', '5 ', '550', '=?a?b?', 'cid:', '+a', '\u0301\u0323', '\u00a0', '> ', 'a@', '\\n', ';', ','];
const BEGINNINGS = ['', 'x', '2024 abcd<', '> ', '550 ', 'On ', 'From: ', '[', '=?utf-8?q?', 'Action: failed; ', '<a@', 'ATTENDEE;', 'E-', 'cid:'];
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
    readReport({ ...NOTHING, subject: text }, { sender: 'mailer-daemon@example.com', text: `undeliverable ${text}`, ids: [] }),
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

function timeOf(read: (text: string) => unknown, text: string): number {
  const start = performance.now();
  read(text);
  return performance.now() - start;
}

describe('the time for text of strangers grows with its length', () => {
  it.each(Object.keys(READERS))('%s', (name) => {
    const read = READERS[name] ?? (() => undefined);
    for (const beginning of BEGINNINGS)
      for (const repeated of REPEATED) {
        const once = `${beginning}${repeated.repeat(REPEATS)}x`;
        const twice = `${beginning}${repeated.repeat(2 * REPEATS)}x`;
        // The shortest of several: the machine may do other work.
        const measure = () => {
          const [short, long] = [timeOf(read, once), timeOf(read, twice)];
          return long < MEASURED_FROM_MS ? 0 : long / short;
        };
        let growth = measure();
        for (let again = 0; again < 5 && growth > GROWTH_AT_MOST; again += 1) growth = Math.min(growth, measure());
        expect(growth, JSON.stringify([beginning, repeated])).toBeLessThan(GROWTH_AT_MOST);
      }
  }, 120_000);

  it('whole mails: text, subject, names', async () => {
    const mailOf = (text: string) =>
      Buffer.from(`From: ${text.slice(0, 100_000)} <a@example.com>\r\nSubject: ${text.slice(0, 200_000)}\r\n\r\n${text}`);
    for (const repeated of REPEATED.filter((one) => one !== '\n')) {
      const measure = async () => {
        const times: number[] = [];
        for (const repeats of [REPEATS, 2 * REPEATS]) {
          const source = mailOf(`x${repeated.repeat(repeats)}x`);
          const start = performance.now();
          await readMessage(source).catch(() => undefined);
          times.push(performance.now() - start);
        }
        const [short = 0, long = 0] = times;
        return long < 2 * MEASURED_FROM_MS ? 0 : long / short;
      };
      let growth = await measure();
      for (let again = 0; again < 5 && growth > GROWTH_AT_MOST; again += 1)
        growth = Math.min(growth, await measure());
      expect(growth, JSON.stringify(repeated)).toBeLessThan(GROWTH_AT_MOST);
    }
  }, 120_000);
});
