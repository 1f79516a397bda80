import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RESUME_MAX_BYTES } from '../../contracts/limits.ts';
import { selectRepliesTo } from '../../server/storage/replies.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
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
import { howMany } from '../faults/short-and-long.ts';
import { mailsIn, putMail } from './parts/dovecot.ts';
import {
  correspond,
  expectAtTheirPlaces,
  manyReplies,
  OFFICE,
  openOffice,
  sendAll,
  STORED_WITHIN,
  storageOf,
} from './parts/mail-office.ts';

const PEOPLE = 5;
/** All programs and each way of matching. */
const REPLIES = 40;
const KILLS = howMany({ short: 8, long: 20 });
const ATTACKS = howMany({ short: 50, long: 2_000 });
const MEGABYTE = 1_024 * 1_024;

describe.skipIf(lacks('postfix', 'dovecot'))('through Postfix and Dovecot', () => {
  test('replies are each at their place, once, though the reader is killed again and again', async () => {
    const office = await openOffice();
    const { site, maildir } = office;
    const answered = await correspond(office, PEOPLE);
    const replies = manyReplies(answered, REPLIES);
    // Five come twice.
    const sending = sendAll(office, [...replies, ...replies.slice(0, 5)]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(200 + 97 * ((kill * 7) % 13));
      await site.halt('SIGKILL');
      await site.resume();
    }
    await sending;

    const deps = await storageOf(site);
    const all = () => deps.storage.database.selectFrom('replies').selectAll().execute();
    await expect.poll(async () => (await all()).length, STORED_WITHIN).toBe(REPLIES);
    await expectAtTheirPlaces(deps.storage.database, answered.keys(), replies);
    const names = mailsIn(maildir);
    expect(names, 'nothing was deleted').toHaveLength(REPLIES + 5);
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
    // Memory as it is used where a firm runs it.
    const { NODE_OPTIONS = '', MALLOC_ARENA_MAX = '' } = parseEnv(
      readFileSync('deploy/production.env', 'utf8'),
    );
    const office = await openOffice({ NODE_OPTIONS, MALLOC_ARENA_MAX });
    const { site, maildir } = office;
    const [[reference, mail] = ['', undefined]] = [...(await correspond(office, 1))];
    const target = mail ?? { to: '', messageId: '', subject: '', text: '' };
    const pid = site.pid();
    const attacks = [...bombs(target), ...largest(target), ...mutations(target, ATTACKS)];
    for (const source of attacks) putMail(maildir, source);
    putMail(maildir, replyBy('without anything quoted', 'After all that.', target, 'last').source);
    const deps = await storageOf(site);
    const last = async () =>
      (await selectRepliesTo(deps.storage.database, [reference])).map(({ text }) => text);
    const most = { server: 0, reader: 0 };
    while (!(await last()).includes('After all that.')) {
      const now = memoryOf(pid);
      most.server = Math.max(most.server, now.server);
      most.reader = Math.max(most.reader, now.reader);
      await pause(100);
    }
    expect(site.pid(), site.output()).toBe(pid);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    expect(Math.max(most.server, most.reader) / MEGABYTE, JSON.stringify(most)).toBeLessThanOrEqual(300);
    const rows = await deps.storage.database.selectFrom('replies').selectAll().execute();
    for (const { text, earlier, subject, sender_name } of rows)
      expect(/[\u0000-\u0008\u000B-\u001F\u202A-\u202E]/u.test(text + earlier + subject + sender_name)).toBe(
        false,
      );
    expect(site.output()).not.toMatch(/unhandled|uncaught/i);
  }, 3_600_000);
});

/** The most that the server ever had, and what a process that it started has now. */
function memoryOf(pid: number): { server: number; reader: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return {
    server: kilobytesOf(pid, 'VmHWM') * 1_024,
    reader: Math.max(0, ...children.map((child) => kilobytesOf(Number(child), 'VmRSS'))) * 1_024,
  };
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

/** Three in a row, each with two resumes as large as they may be. */
function largest(mail: AnsweredMail): Buffer[] {
  const content = pdf('Asha', RESUME_MAX_BYTES - pdf('Asha').length);
  const files = ['One.pdf', 'Two.pdf'].map((name) => ({ name, content }));
  return ['l1', 'l2', 'l3'].map((id) => replyWith(files, 'Both resumes.', mail, id));
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
