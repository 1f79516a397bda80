import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openStorage, type Engine } from '../../server/storage/storage.ts';
import { engines, newPostgresDatabase } from '../support/open-storage.ts';
import type { RunningSite } from '../support/running-site.ts';
import { scriptedImap, type ScriptedImap } from '../support/scripted-imap.ts';
import { isLong, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';

const TIME = timeFor({ shortMs: 600_000, longMs: 900_000 });
const STORED_WITHIN = { timeout: TIME, interval: 200 };
/** Than beside usual mails. The machine may do other work; an expression of the server took minutes for each. */
const LONGER_AT_MOST = 20;

const HEAD = 'From: Stranger <stranger@example.net>\r\nTo: office@firm.example';
const encoded = (text: string) => Buffer.from(text).toString('base64');
const mail = (subject: string, text: string) =>
  Buffer.from(`${HEAD}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n\r\n${text}\r\n`);

/** Each took an expression of the server minutes. */
const HOSTILE = [
  mail('spaces', `x${' '.repeat(200_000)}x`),
  mail(`=?utf-8?B?${encoded(`x${' '.repeat(285_000)}x`)}?=`, 'words'),
  mail('signs', `2024 abcd<${'@'.repeat(200_000)}`),
  mail('tabs', `> x${'\t'.repeat(150_000)}x\r\n`.repeat(2)),
  mail('addresses', `550 ${'a'.repeat(200_000)}`),
  mail('marks', `a${'\u0301\u0323'.repeat(50_000)}`),
];
/** It wears out the process that reads it. */
const ENDLESS = Buffer.from(
  `${HEAD}\r\nSubject: Dates?\r\nContent-Type: text/html\r\n\r\n${'<table><tr><td>'.repeat(200_000)}`,
);

async function openOffice(engine: Engine): Promise<{ site: RunningSite; imap: ScriptedImap }> {
  const imap = await scriptedImap();
  const site = await siteForTest({
    IMAP_URL: imap.url,
    REPLY_TO: 'office@firm.example',
    ...(engine === 'postgres' && { DATABASE_URL: await newPostgresDatabase() }),
  });
  // What is there before the first look is left alone.
  await expect.poll(() => imap.commands.at(-1), STORED_WITHIN).toBe('IDLE');
  return { site, imap };
}

async function storedIn({ settings }: RunningSite) {
  const storage = await openStorage(readConfig(settings), pino({ level: 'silent' }), 'command');
  onTestFinished(() => storage.close());
  return () =>
    storage.database
      .selectFrom('replies')
      .select(['subject', 'sender', 'lack'])
      .orderBy('received')
      .execute();
}

/** The longest time that a visitor waits for a page, who asks again and again until `work` is over. */
async function longestWait({ origin }: RunningSite, work: () => Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  const working = work().finally(() => (state.isOver = true));
  let longest = 0;
  while (!state.isOver) {
    const start = performance.now();
    expect((await fetch(`${origin}/about`)).status).toBe(200);
    longest = Math.max(longest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await working;
  return longest;
}

/** The short form has one database, because the reader of an email uses none. */
describe.each(isLong ? engines : (['sqlite'] as const))('on %s', (engine: Engine) => {
  test('mails that are made to stop the server stop no visitor', { timeout: TIME }, async () => {
    const { site, imap } = await openOffice(engine);
    const stored = await storedIn(site);
    const waitBeside = (mails: Buffer[], count: number) =>
      longestWait(site, async () => {
        for (const source of mails) imap.deliver(source);
        await expect.poll(async () => (await stored()).length, STORED_WITHIN).toBe(count);
      });
    const usual = HOSTILE.map((_, index) => mail(`usual ${index}`, 'words'));
    const besideUsual = await waitBeside(usual, usual.length);
    const hostile = isLong ? [...HOSTILE, ENDLESS] : HOSTILE;
    const besideHostile = await waitBeside(hostile, usual.length + hostile.length);
    expect(besideHostile / besideUsual).toBeLessThan(LONGER_AT_MOST);
  });

  test(
    'a mail that cannot be read is named with its sender once, though the server is killed meanwhile',
    { timeout: TIME },
    async () => {
      const { site, imap } = await openOffice(engine);
      imap.deliver(ENDLESS);
      await expect.poll(() => imap.reads, STORED_WITHIN).toEqual([1]);
      await site.halt('SIGKILL');
      await site.resume();
      const stored = await storedIn(site);
      const named = [{ subject: 'Dates?', sender: 'stranger@example.net', lack: 'unreadable' }];
      await expect.poll(stored, STORED_WITHIN).toEqual(named);
      await site.halt('SIGKILL');
      await site.resume();
      imap.deliver(mail('After it', 'words'));
      await expect.poll(async () => (await stored()).length, STORED_WITHIN).toBe(2);
      expect(imap.reads, 'it was begun twice, and not again').toEqual([1, 1, 2]);
    },
  );
});
