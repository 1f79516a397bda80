import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { asDatabase } from '../support/backups.ts';
import { runOperator } from '../support/operator.ts';
import { findLosses } from './find-losses.ts';
import { howMany, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { startVisitors } from './visitors.ts';
import { newFolder } from '../support/new-folder.ts';

const ROUNDS = howMany({ short: 2, long: 20 });
/** Each waits for its answer before it sends again: a slow machine gets less to do, not a queue. */
const VISITORS = 4;

/** What is wrong with a backup: each application needs its resume and its two mails, and each mail what it is about. */
function faultsOf(backup: string): unknown[] {
  const database = new DatabaseSync(backup, { readOnly: true });
  try {
    const [{ integrity_check: found } = {}] = database.prepare('pragma integrity_check').all();
    const incomplete = database
      .prepare(
        `select reference from applications
         where resume_key not in (select key from backup_resumes) or
           2 != (select count(*) from outbox where outbox.reference = applications.reference)`,
      )
      .all();
    const strays = database
      .prepare(
        `select reference from outbox
         where reference not in (select reference from enquiries union select reference from applications)`,
      )
      .all();
    return found === 'ok' ? [...incomplete, ...strays] : [found];
  } finally {
    database.close();
  }
}

const TIME = timeFor({ shortMs: 90_000, longMs: 600_000 });

test('visitors notice no backup, export or purge, and backups are whole', { timeout: TIME }, async () => {
  const site = await siteForTest({ SUBMIT_LIMIT_PER_HOUR: '1000000' });
  const folder = await newFolder();
  const visitors = startVisitors(site.origin, VISITORS);
  const backups = Array.from({ length: ROUNDS }, (_, round) => join(folder, `${round}.backup`));

  async function repeatedly(args: (round: number) => string[]): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, stderr } = await runOperator(args(round), site.settings);
      expect(status, stderr).toBe(0);
    }
  }
  await Promise.all([
    repeatedly((round) => ['data', 'backup', backups[round] ?? '']),
    repeatedly((round) => ['enquiries', 'export', '--out', join(folder, `${round}.csv`)]),
    repeatedly(() => ['data', 'purge', '--yes']),
  ]);

  const sent = await visitors.stop();
  expect(sent.length).toBeGreaterThan(ROUNDS);
  expect(sent.filter(({ answer }) => answer.status !== 200)).toEqual([]);
  expect(site.output()).not.toMatch(/SQLITE_BUSY|locked/i);
  for (const backup of backups) expect(faultsOf(await asDatabase(backup))).toEqual([]);
  expect(findLosses(site.dataFolder, sent)).toEqual([]);
  report(`${sent.length} submissions beside ${ROUNDS} rounds, all acknowledged, every backup whole`);
});

test('visitors notice no restore: what they send is here or in the copy', { timeout: TIME }, async () => {
  const site = await siteForTest({ SUBMIT_LIMIT_PER_HOUR: '1000000' });
  const folder = await newFolder();
  const backup = join(folder, 'site.backup');
  const run = async (...args: string[]) => {
    const { status, stderr } = await runOperator(args, site.settings);
    expect(status, stderr).toBe(0);
  };
  const before = startVisitors(site.origin, VISITORS);
  await run('data', 'backup', backup);
  const visitors = startVisitors(site.origin, VISITORS);
  for (let round = 0; round < ROUNDS; round += 1) await run('data', 'restore', backup, '--yes');
  const sent = [...(await before.stop()), ...(await visitors.stop())];

  expect(sent.length).toBeGreaterThan(ROUNDS);
  expect(sent.filter(({ answer }) => answer.status !== 200)).toEqual([]);
  const copies = readdirSync(site.dataFolder).filter((name) => name.startsWith('before-restore-'));
  expect(copies).toHaveLength(ROUNDS);
  const known = new Set(referencesIn(join(site.dataFolder, 'site.db')));
  for (const copy of copies)
    for (const reference of referencesIn(await asDatabase(join(site.dataFolder, copy)))) known.add(reference);
  expect(sent.filter(({ answer }) => !known.has(answer.reference ?? ''))).toEqual([]);
  expect(findLosses(site.dataFolder, [])).toEqual([]);
  report(`${sent.length} submissions beside ${ROUNDS} restores, all acknowledged, none lost`);
});

function referencesIn(file: string): string[] {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const rows = database
      .prepare('select reference from enquiries union all select reference from applications')
      .all();
    return rows.map(({ reference }) => String(reference));
  } finally {
    database.close();
  }
}
