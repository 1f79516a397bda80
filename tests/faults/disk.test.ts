import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TodayView } from '../../desk/today/view.ts';
import { openDesk } from '../support/open-desk.ts';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses } from './find-losses.ts';
import { isMountable, isTraceable } from './programs.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, newSubmission, send, type Sent } from './visitors.ts';
import { namesOfResumes } from '../support/resume-folder.ts';

const TIME = { timeout: 60_000 };

/** From when the fault is over until the site takes submissions again. */
const RECOVERED_WITHIN_MS = 5_000;

async function status(site: RunningSite, path: string): Promise<number> {
  return (await fetch(site.origin + path)).status;
}

/** Refused with 503 and a time to come back; pages go on; what load balancers ask is red. */
async function expectNothingIsTaken(site: RunningSite): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const kind of ['enquiry', 'application', 'enquiry', 'application'] as const)
    sent.push(await send(site.origin, newSubmission(kind)));
  expect(sent.map(({ answer }) => answer.status)).toEqual([503, 503, 503, 503]);
  expect(sent.map(({ answer }) => answer.retryAfter)).toEqual(sent.map(() => expect.stringMatching(/^\d+$/)));
  expect(await status(site, '/')).toBe(200);
  expect(await status(site, '/careers')).toBe(200);
  expect(await status(site, '/healthz')).toBe(200);
  await expect.poll(() => status(site, '/readyz'), { timeout: RECOVERED_WITHIN_MS }).toBe(503);
  return sent;
}

/** Without a restart, and what was refused can be sent again. */
async function expectRecovered(site: RunningSite, refused: Sent[]): Promise<Sent[]> {
  await expect.poll(() => status(site, '/readyz'), { timeout: RECOVERED_WITHIN_MS }).toBe(200);
  const again: Sent[] = [];
  for (const { submission } of refused) again.push(await send(site.origin, submission));
  expect(acknowledged(again)).toHaveLength(refused.length);
  return again;
}

async function sendEach(site: RunningSite): Promise<Sent[]> {
  const sent = [
    await send(site.origin, newSubmission('enquiry')),
    await send(site.origin, newSubmission('application')),
  ];
  expect(acknowledged(sent)).toHaveLength(2);
  return sent;
}

/** A file system of its own, gone with the test. */
async function smallDisk(options: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  onTestFinished(async () => {
    spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

describe.skipIf(!isMountable())('on a file system of 12 MB', () => {
  test('a full disk is told as 503, leaves no part of a file, and is got over', TIME, async () => {
    const folder = await smallDisk('size=12m');
    const site = await siteForTest({ DATA_DIR: folder });
    const before = await sendEach(site);

    const ballast = join(folder, 'ballast');
    await writeFile(ballast, Buffer.alloc(64 * 1_024 * 1_024)).catch(() => undefined);
    const refused = await expectNothingIsTaken(site);
    expect(namesOfResumes(folder)).toHaveLength(1);
    const { stdout } = site.operator('doctor');
    expect(stdout).toMatch(
      /ERROR +database: DATA_DIR .* cannot be written \(.*\)\. Free some space, or move DATA_DIR/,
    );
    expect(stdout).not.toMatch(/\.\./);

    await rm(ballast);
    const after = await expectRecovered(site, refused);
    expect(findLosses(folder, [...before, ...after])).toEqual([]);
  });
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const MEGABYTE = 1_024 * 1_024;
const RESERVE_BYTES = 16 * MEGABYTE;

/** By another process: what was received is as old as this, and the log is empty. */
function makeOlder(folder: string, days: number): void {
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5_000 });
  const time = new Date(Date.now() - days * DAY_MS).toISOString();
  for (const table of ['enquiries', 'applications'])
    database.prepare(`update ${table} set received = ?`).run(time);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

function countRows(folder: string): number {
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5_000 });
  const sql = 'select (select count(*) from enquiries) + (select count(*) from applications) as count';
  const { count } = database.prepare(sql).get() as { count: number };
  database.close();
  return count;
}

describe.skipIf(!isMountable())('a disk of 40 MB that is filled to the last byte', () => {
  async function fullSite() {
    const folder = await smallDisk('size=40m');
    const site = await siteForTest({ DATA_DIR: folder });
    const reserve = join(folder, 'reserve');
    const reserved = () => statSync(reserve, { throwIfNoEntry: false })?.size;
    await expect.poll(reserved).toBe(RESERVE_BYTES);
    for (let index = 0; index < 9; index += 1) await sendEach(site);
    makeOlder(folder, 200);
    const fill = () =>
      writeFile(join(folder, 'ballast'), Buffer.alloc(64 * 1_024 * 1_024)).catch(() => undefined);
    await fill();
    await expect.poll(() => status(site, '/readyz'), { timeout: RECOVERED_WITHIN_MS }).toBe(503);
    return { folder, site, reserved, fill };
  }

  test('can be purged and erased by command while the server runs', TIME, async () => {
    const { folder, site, reserved, fill } = await fullSite();
    const email = ['data', 'erase', '--email', emailIn(folder), '--yes', '--json'];
    expect(site.operator(...email)).toMatchObject({ status: 0, stderr: '' });
    expect(countRows(folder)).toBe(17);
    await fill();
    expect(site.operator('data', 'purge', '--yes', '--json')).toMatchObject({ status: 0, stderr: '' });
    expect(countRows(folder)).toBe(0);
    expect(namesOfResumes(folder)).toEqual([]);
    expect(reserved()).toBeGreaterThan(15 * MEGABYTE);
    await fill();
    // The reserve has taken what was free: what was done is written down before.
    expect(site.operator('data', 'purge', '--yes', '--json')).toMatchObject({ status: 0, stderr: '' });
  });

  test('lets the server start, which then purges by itself', TIME, async () => {
    const { folder, site, reserved, fill } = await fullSite();
    await site.halt('SIGKILL');
    await fill();
    await site.resume();
    await expect.poll(() => countRows(folder), { timeout: RECOVERED_WITHIN_MS }).toBe(0);
    await expect.poll(reserved).toBeGreaterThan(15 * MEGABYTE);
  });

  test('is told of on the first page of the desk, to those who can have it emptied', TIME, async () => {
    const desk = await openDesk('sqlite', { DATA_DIR: await smallDisk('size=40m') });
    const sentences = async (role: 'owner' | 'office' | 'recruiter') => {
      const { body } = await desk.ask({ path: '/', cookie: await desk.signIn(role) });
      return (JSON.parse(body) as { view: TodayView }).view.problems.map(({ sentence }) => sentence);
    };
    const told = expect.stringMatching(
      /^The server’s disk has \d+ MB left\. When it is full, visitors cannot/,
    );
    expect(await sentences('owner')).toContainEqual(told);
    expect(await sentences('office')).toContainEqual(told);
    expect(await sentences('recruiter')).not.toContainEqual(told);
  });
});

function emailIn(folder: string): string {
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5_000 });
  const { email } = database.prepare('select email from enquiries limit 1').get() as { email: string };
  database.close();
  return email;
}

describe.skipIf(!isTraceable)('when system calls fail', () => {
  test.each([
    ['a disk that cannot be synced', 'inject=fsync,fdatasync:error=EIO', []],
    ['a log that cannot be written', 'inject=pwrite64:error=ENOSPC', ['-P', 'site.db-wal']],
  ])(
    '%s is told as 503 and is over when it works again',
    TIME,
    async (_what, fault, [option, name = ''] = []) => {
      const site = await siteForTest();
      const before = await sendEach(site);

      const where = option === undefined ? [] : [option, join(site.dataFolder, name)];
      const strace = spawn(
        'strace',
        ['-f', '-p', String(site.pid()), '-e', fault, ...where, '-o', '/dev/null'],
        {
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      await new Promise((resolve) => strace.stderr.once('data', resolve));
      const refused = await expectNothingIsTaken(site);
      expect(namesOfResumes(site.dataFolder)).toHaveLength(1);

      const ended = new Promise((resolve) => strace.once('exit', resolve));
      strace.kill('SIGINT');
      await ended;
      const after = await expectRecovered(site, refused);
      expect(findLosses(site.dataFolder, [...before, ...after])).toEqual([]);
    },
  );
});

describe('a data folder that is moved away while the server runs', () => {
  test('is told as 503, never as success, and is over when it is back', TIME, async () => {
    const site = await siteForTest();
    const before = await sendEach(site);
    const elsewhere = `${site.dataFolder}-moved`;
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));

    await rename(site.dataFolder, elsewhere);
    const refused = await expectNothingIsTaken(site);
    await pause(100);
    await rename(elsewhere, site.dataFolder);
    const after = await expectRecovered(site, refused);
    expect(findLosses(site.dataFolder, [...before, ...after])).toEqual([]);
  });
});
