import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { answerEnquiry } from '../../server/services/submissions/answer.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { selectRepliesTo } from '../../server/storage/replies.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { ENQUIRY } from '../support/posted-forms.ts';
import type { RunningSite } from '../support/running-site.ts';
import {
  type AnsweredMail,
  automaticReply,
  BOUNCES,
  inJapanese,
  nestedForward,
  PROGRAMS,
  replyBy,
  replyWith,
} from '../support/sent-replies.ts';
import { mutated } from '../support/mutated.ts';
import { pdf } from '../support/resumes.ts';
import { mailsIn, makeMaildir, putMail, removeMaildir, startDovecot } from './parts/dovecot.ts';
import { untilTestEnds } from './parts/part.ts';
import { startPostfix } from './parts/postfix.ts';

const OFFICE = 'office@firm.example';
const STORED_WITHIN = { timeout: 240_000, interval: 500 };
const PEOPLE = 20;
const REPLIES = 100;
const KILLS = 20;
const ATTACKS = process.env.FAULTS === 'long' ? 2_000 : 150;
const MEGABYTE = 1_024 * 1_024;

interface Office {
  site: RunningSite;
  maildir: string;
  dovecot: Awaited<ReturnType<typeof startDovecot>>;
  postfix: Awaited<ReturnType<typeof startPostfix>>;
  settings: Record<string, string>;
}

/** The product between a Postfix, which takes its mails and delivers those to the office, and a Dovecot, which it reads. */
async function openOffice(): Promise<Office> {
  const maildir = makeMaildir();
  onTestFinished(() => removeMaildir(maildir));
  const postfix = untilTestEnds(await startPostfix({ office: { address: OFFICE, maildir } }));
  const dovecot = untilTestEnds(await startDovecot(maildir, postfix.certified));
  const settings = {
    SMTP_URL: postfix.url,
    IMAP_URL: dovecot.url,
    MAIL_FROM: OFFICE,
    NOTIFY_EMAIL: 'notices@elsewhere.example',
    NODE_EXTRA_CA_CERTS: postfix.authority,
  };
  const site = await siteForTest(settings);
  return { site, maildir, dovecot, postfix, settings };
}

async function storageOf(site: RunningSite) {
  const config = readConfig(site.settings);
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log, 'command');
  onTestFinished(() => storage.close());
  return { storage, config, log, now: () => new Date() };
}

/** Enquiries of so many people, each answered: what has reached them, by reference. */
async function correspond({ site, postfix }: Office, count: number): Promise<Map<string, AnsweredMail>> {
  const deps = await storageOf(site);
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`${site.origin}/api/contact.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ENQUIRY, email: `person${index}@people.example`, message: `From ${index}` }),
    });
    const { reference } = (await answer.json()) as { reference: string };
    references.push(reference);
    await answerEnquiry(
      deps,
      reference,
      { subject: 'Your enquiry', text: 'The class begins on Monday.\n\nPriya' },
      { by: 'Priya Nair' },
    );
  }
  // It leaves half a minute after it was written.
  await deps.storage.database
    .updateTable('outbox')
    .set({ due: '' })
    .where('kind', '=', 'enquiry-answer')
    .execute();
  const letters = async () =>
    (await postfix.mails()).filter(({ subject }) => subject?.startsWith('Your enquiry'));
  await expect.poll(async () => (await letters()).length, STORED_WITHIN).toBe(count);
  const found = new Map<string, AnsweredMail>();
  for (const { subject = '', replyTo, messageId = '' } of await letters()) {
    const reference = /\(([^)]+)\)$/.exec(subject)?.[1] ?? '';
    found.set(reference, {
      to: replyTo?.[0]?.address ?? '',
      messageId,
      subject,
      text: 'The class begins on Monday.\n\nPriya',
    });
  }
  expect([...found.keys()].toSorted()).toEqual(references.toSorted());
  return found;
}

interface Sent {
  reference: string;
  to: string;
  source: Buffer;
  words: string;
}

/** Of each program some, in turn to each enquiry; a fifth of them only by the mails that they answer. */
function manyReplies(mails: Map<string, AnsweredMail>): Sent[] {
  const all = [...mails];
  const programs = Object.keys(PROGRAMS).filter((program) => program !== 'Thunderbird in German');
  return Array.from({ length: REPLIES }, (_, index) => {
    const [reference, letter] = all[index % all.length] ?? [
      '',
      { to: '', messageId: '', subject: '', text: '' },
    ];
    const mail = index % 5 === 4 ? { ...letter, to: OFFICE } : letter;
    const id = `outside-${index}`;
    const words = `Reply number ${index}, with ₹ and नमस्ते.`;
    const written =
      index % 12 === 10
        ? inJapanese(mail, id)
        : index % 12 === 11
          ? nestedForward(mail, id)
          : replyBy(programs[index % programs.length] ?? '', words, mail, id);
    return { reference, to: mail.to, source: written.source, words: written.words };
  });
}

async function sendAll({ postfix }: Office, sent: Pick<Sent, 'to' | 'source'>[]): Promise<void> {
  const transport = createTransport({
    host: postfix.host,
    port: postfix.port,
    tls: { rejectUnauthorized: false },
    pool: true,
  });
  for (const { to, source } of sent)
    await transport.sendMail({ envelope: { from: 'person@people.example', to: [to] }, raw: source });
  transport.close();
}

describe.skipIf(lacks('postfix', 'dovecot'))('through Postfix and Dovecot', () => {
  test('100 replies and 20 reports are each at their place, once, though the reader is killed 20 times', async () => {
    const office = await openOffice();
    const { site, maildir } = office;
    const mails = await correspond(office, PEOPLE + Object.keys(BOUNCES).length);
    const answered = new Map([...mails].slice(0, PEOPLE));
    const returned = [...mails].slice(PEOPLE);
    const replies = manyReplies(answered);
    const bounces = Object.values(BOUNCES).map((write, index) => {
      const [, mail] = returned[index] ?? [];
      const recipient = mail && `person${PEOPLE + index}@people.example`;
      return {
        to: OFFICE,
        source: write({
          mail: mail ?? { messageId: '', subject: '' },
          recipient: recipient ?? '',
          to: OFFICE,
        }),
      };
    });
    const sending = sendAll(office, [...replies, ...bounces, ...replies.slice(0, 5)]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(200 + 97 * ((kill * 7) % 13));
      await site.halt('SIGKILL');
      await site.resume();
    }
    await sending;

    const deps = await storageOf(site);
    const all = () => deps.storage.database.selectFrom('replies').selectAll().execute();
    await expect.poll(async () => (await all()).length, STORED_WITHIN).toBe(REPLIES + bounces.length);
    for (const [reference] of answered) {
      const expected = replies.filter((sent) => sent.reference === reference).map(({ words }) => words);
      const stored = (await selectRepliesTo(deps.storage.database, [reference])).map(({ text }) => text);
      expect(stored).toHaveLength(expected.length);
      for (const words of expected)
        expect(
          stored.filter((text) => text.startsWith(words)),
          words,
        ).toHaveLength(expected.filter((one) => one === words).length);
    }
    const undelivered = await findUndelivered(deps);
    expect(undelivered.map(({ reference }) => reference).toSorted()).toEqual(
      returned.map(([reference]) => reference).toSorted(),
    );
    const names = mailsIn(maildir);
    expect(names, 'nothing was deleted').toHaveLength(REPLIES + bounces.length + 5);
    expect(
      names.filter((name) => /:2,.*[STF]/.test(name)),
      'nothing was marked',
    ).toEqual([]);
  }, 900_000);

  test('two that read one mailbox, killed in turn, store each mail once', async () => {
    const office = await openOffice();
    await office.site.halt();
    const [[reference, mail] = ['', undefined]] = await (async () => {
      await office.site.resume();
      const found = await correspond(office, 1);
      await office.site.halt();
      return [...found];
    })();
    const deps = await storageOf(office.site);
    const sent = Array.from({ length: 40 }, (_, index) =>
      replyBy(
        'without anything quoted',
        `Mail ${index}`,
        mail ?? { to: '', messageId: '', subject: '', text: '' },
        `two-${index}`,
      ),
    );
    for (const { source } of sent) putMail(office.maildir, source);
    const start = (name: string) =>
      spawn(process.execPath, ['tests/support/read-mailbox.ts'], {
        env: { ...office.site.settings, HOSTNAME: name },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    const readers = [start('one'), start('two')];
    onTestFinished(() => readers.forEach((reader) => reader.kill('SIGKILL')));
    for (let kill = 0; kill < 8; kill += 1) {
      await pause(1_200 + 150 * kill);
      const place = kill % 2;
      readers[place]?.kill('SIGKILL');
      readers[place] = start(`again ${kill}`);
    }
    const texts = async () =>
      (await selectRepliesTo(deps.storage.database, [reference])).map(({ text }) => text);
    await expect.poll(async () => (await texts()).length, STORED_WITHIN).toBe(sent.length);
    expect((await texts()).toSorted()).toEqual(sent.map(({ words }) => words).toSorted());
  }, 600_000);
});

describe.skipIf(lacks('postfix', 'dovecot'))('mail of attackers', () => {
  test('neither mutated mails nor bombs end the server, or make it large', async () => {
    const office = await openOffice();
    const { site, maildir } = office;
    const [[reference, mail] = ['', undefined]] = [...(await correspond(office, 1))];
    const target = mail ?? { to: '', messageId: '', subject: '', text: '' };
    const pid = site.pid();
    const attacks = [...bombs(target), ...mutations(target, ATTACKS)];
    for (const source of attacks) putMail(maildir, source);
    putMail(maildir, replyBy('without anything quoted', 'After all that.', target, 'last').source);
    const deps = await storageOf(site);
    const last = async () =>
      (await selectRepliesTo(deps.storage.database, [reference])).map(({ text }) => text);
    let most = 0;
    while (!(await last()).includes('After all that.')) {
      most = Math.max(most, memoryOf(pid));
      await pause(100);
    }
    expect(site.pid(), site.output()).toBe(pid);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    expect(most / MEGABYTE).toBeLessThanOrEqual(300);
    const rows = await deps.storage.database.selectFrom('replies').selectAll().execute();
    for (const { text, earlier, subject, sender_name } of rows)
      expect(/[\u0000-\u0008\u000B-\u001F\u202A-\u202E]/u.test(text + earlier + subject + sender_name)).toBe(
        false,
      );
    expect(site.output()).not.toMatch(/unhandled|uncaught/i);
  }, 3_600_000);
});

/** The most that the server ever had, or what a process that it started has now, whichever is more. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return (
    Math.max(kilobytesOf(pid, 'VmHWM'), ...children.map((child) => kilobytesOf(Number(child), 'VmRSS'))) *
    1_024
  );
}

/** 0 when it has ended. */
function kilobytesOf(pid: number, field: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function bombs(mail: AnsweredMail): Buffer[] {
  const nested = (depth: number): string =>
    Array.from(
      { length: depth },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    ).join('');
  const inMails = (depth: number): string => 'Content-Type: message/rfc822\r\n\r\n'.repeat(depth);
  const head = `From: a@example.com\r\nTo: ${mail.to}\r\n`;
  const html = (body: string) => `${head}Content-Type: text/html\r\n\r\n${body}`;
  return [
    head + nested(5_000),
    head + inMails(5_000),
    `${head}${'X-Header: value\r\n'.repeat(300_000)}\r\nwords`,
    `${head}References: ${'<a@b> '.repeat(500_000)}\r\n\r\nwords`,
    `${head}To: ${'a@example.com, '.repeat(300_000)}\r\n\r\nwords`,
    `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\n'.repeat(400_000)}`,
    html('<div>'.repeat(500_000)),
    html('<table><tr><td>'.repeat(200_000)),
    html(`<blockquote>`.repeat(100_000)),
    html('&'.repeat(3_000_000)),
    html(
      `<script>fetch("https://track.example")</script><img src="https://track.example/x"><svg onload=alert(1)>`,
    ),
    `${head}\r\n${'> '.repeat(2_000_000)}`,
    `${head}\r\n${'On a, b wrote\n'.repeat(300_000)}`,
    `${head}\r\n${'\n'.repeat(8_000_000)}`,
    `${head}Content-Type: text/plain; charset=utf-7\r\n\r\n+ADw-script+AD4-`,
    `${head}Subject: =?utf-8?Q?${'=E2=80=AE'.repeat(20_000)}?=\r\n\r\nwords`,
    `${head}Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(3_000_000)}`,
    `${head}\r\n${'x'.repeat(50 * MEGABYTE)}`,
    `Subject: \0\0\0\r\n\r\n\0\0`,
    '',
  ].map((text) => Buffer.from(text));
}

function mutations(mail: AnsweredMail, count: number): Buffer[] {
  const files = [{ name: 'Resume.pdf', content: pdf('Asha') }];
  const sources = [
    ...Object.keys(PROGRAMS).map((program) => replyBy(program, 'Words.', mail, 'm').source),
    ...Object.values(BOUNCES).map((write) => write({ mail, recipient: 'a@example.com', to: OFFICE })),
    inJapanese(mail, 'm').source,
    nestedForward(mail, 'm').source,
    automaticReply('Auto-Submitted: auto-replied', mail, 'm'),
    replyWith(files, 'Here.', mail, 'm'),
  ];
  return mutated(sources, count);
}
