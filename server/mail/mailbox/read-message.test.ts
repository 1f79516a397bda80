import { describe, expect, it } from 'vitest';
import {
  BOUNCES,
  delayed,
  inJapanese,
  nestedForward,
  PROGRAMS,
  replyBy,
} from '../../../tests/support/sent-replies.ts';
import { mutated } from '../../../tests/support/mutated.ts';
import { plainText } from './plain-text.ts';
import { readMessage } from './read-message.ts';
import { splitQuoted } from './split-quoted.ts';

const MAIL = {
  to: 'office+e7k3m9q-abcdefghij@firm.example',
  messageId: '<0199c2a0-7d1f-4c7e-9a53-3c6f4de5aa01@www.firm.example>',
  subject: 'Your enquiry (E-7K3M-9Q)',
  text: 'Dear Asha,\n\nthe next class begins on Monday.\n\nKind regards,\nPriya',
};
const WORDS = 'Thank you! Does the fee of ₹ 25,000 include the exam?\n\nAsha';

/** What the firm knows of the mails that went to and fro. */
const KNOWN = {
  texts: [MAIL.text],
  subjects: [MAIL.subject],
  addresses: ['office@firm.example', MAIL.to, 'asha@example.com'],
};

async function partsOf(source: Buffer) {
  const message = await readMessage(source);
  return { message, ...splitQuoted(message.text, KNOWN) };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();

describe('an answer', () => {
  it.each(Object.keys(PROGRAMS).filter((program) => program !== 'Thunderbird in German'))(
    'of %s is parted from the mail that it answers',
    async (program) => {
      const { message, text, earlier } = await partsOf(replyBy(program, WORDS, MAIL, 'a1').source);
      expect(text.replace(/\n*Sent from my iPhone$/, '')).toBe(WORDS);
      if (program !== 'without anything quoted')
        expect(earlier).toContain('the next class begins on Monday.');
      expect(message).toMatchObject({ id: 'a1@mail.example.com', recipients: [MAIL.to], isAutomatic: false });
      expect(message.references).toEqual([MAIL.messageId.slice(1, -1)]);
      expect(message.report).toBeUndefined();
    },
  );

  it('of Thunderbird in German is parted, too', async () => {
    const { text, earlier } = await partsOf(replyBy('Thunderbird in German', 'Danke!', MAIL, 'a2').source);
    expect([text, earlier.split('\n')[0]]).toEqual(['Danke!', 'Am 26.11.26 um 10:00 schrieb The Office:']);
  });

  it('in ISO-2022-JP is read', async () => {
    const { source, words } = inJapanese(MAIL, 'a3');
    const { message, text } = await partsOf(source);
    expect([text, message.sender.name]).toEqual([words, '山']);
  });

  it('that passes mails on in mails is read to the innermost', async () => {
    const { source, words } = nestedForward(MAIL, 'a4');
    const { message } = await partsOf(source);
    expect(message.text).toContain(words);
    expect(message.text).toContain('Can they do December?');
  });
});

describe('a report of', () => {
  const bounced = { mail: MAIL, recipient: 'asha@example.com', to: 'office@firm.example' };

  it.each(Object.keys(BOUNCES))('%s names the mail that failed, and why', async (server) => {
    const { report } = await readMessage(BOUNCES[server]?.(bounced) ?? Buffer.alloc(0));
    expect(report).toMatchObject({ outcome: 'failed', recipient: 'asha@example.com' });
    expect(report?.ids).toContain(MAIL.messageId.slice(1, -1));
    expect(report?.reason).toMatch(/\b5\d\d\b|5\.\d\.\d/);
  });

  it('a delay is no failure', async () => {
    expect((await readMessage(delayed(bounced))).report).toMatchObject({ outcome: 'delayed' });
  });
});

describe('text of a stranger', () => {
  it('HTML gives its words alone', async () => {
    const source = Buffer.from(
      'Content-Type: text/html\r\n\r\n<p>Hello<script>alert(1)</script></p><img src="https://track.example/x.png"><a href="https://evil.example">here</a><style>p{}</style><iframe src="//evil.example"></iframe>',
    );
    expect((await readMessage(source)).text.trim()).toBe('Hello\n\nhere');
  });

  it('nothing in it turns the order of letters, or cannot be shown', () => {
    expect(plainText('a\u202Egnp.exe\u0000b\uD800\r\n\u200Bc')).toBe('agnp.exeb\nc');
  });
});

describe('mail of attackers', () => {
  it('2,000 mutated mails are read, or refused as none', async () => {
    const sources = [
      ...Object.keys(PROGRAMS).map((program) => replyBy(program, WORDS, MAIL, 'm').source),
      ...Object.values(BOUNCES).map((write) =>
        write({ mail: MAIL, recipient: 'a@example.com', to: MAIL.to }),
      ),
      inJapanese(MAIL, 'm').source,
      nestedForward(MAIL, 'm').source,
    ];
    for (const [index, source] of mutated(sources, 2_000).entries()) {
      const message = await readMessage(source).catch((error: Error) => error);
      if (message instanceof Error) continue;
      const { text } = message;
      const { text: words, earlier } = splitQuoted(text, KNOWN);
      expect(wordsOf(`${words}\n${earlier}`), `mail ${index}`).toEqual(wordsOf(text));
      expect(text.isWellFormed()).toBe(true);
      expect(message.attachments.length).toBeLessThanOrEqual(20);
    }
  });
});
