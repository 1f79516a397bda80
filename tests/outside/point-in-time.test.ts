import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';
import { postgresAccount } from '../../tools/test/test-engines.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { newSubmission, send } from '../faults/visitors.ts';
import { untilTestEnds } from './parts/part.ts';
import { startPostgres } from './parts/postgres.ts';

const BEFORE_AND_AFTER = 3;
const TIME = 180_000;

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const referencesIn = async (url: string) =>
  (await ask<{ reference: string }>(url, 'select reference from enquiries order by reference')).map(
    ({ reference }) => reference,
  );

/** A folder for whoever runs PostgreSQL. */
function folderOfPostgres(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const account = postgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

describe.skipIf(lacks('postgres'))(
  'PostgreSQL with its log kept elsewhere, as docs/host/backups.md says',
  () => {
    test('comes back as it was a moment before everything was deleted', { timeout: TIME }, async () => {
      const archive = folderOfPostgres('archive');
      const first = untilTestEnds(
        await startPostgres({
          settings: [
            'archive_mode=on',
            `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
          ],
        }),
      );
      const url = await first.newDatabase();
      const site = await siteForTest({ DATABASE_URL: url });
      const given: string[] = [];
      const enquire = async () => {
        for (let count = 0; count < BEFORE_AND_AFTER; count += 1)
          given.push((await send(site.origin, newSubmission('enquiry'))).answer.reference ?? 'refused');
      };
      await enquire();
      const base = join(folderOfPostgres('base'), 'data');
      const copyBase = async (data: string, programs: string, account: object) =>
        await promisify(execFile)(
          join(programs, 'pg_basebackup'),
          ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'test', '-D', data, '--checkpoint=fast'],
          { cwd: dirname(data), ...account },
        );
      const account = postgresAccount() ?? {};
      await copyBase(base, dirname(pathOf('/usr/lib/postgresql/*/bin/pg_basebackup')), account);
      await enquire();
      const [moment] = await ask<{ now: string }>(url, 'select now()::text as now');
      await ask(url, 'delete from enquiries');
      expect(await referencesIn(url)).toEqual([]);
      const [last] = await ask<{ wal: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as wal');
      await expect
        .poll(
          async () =>
            (await ask<{ done: string }>(url, 'select last_archived_wal as done from pg_stat_archiver'))[0]
              ?.done,
          {
            timeout: TIME,
          },
        )
        .toBe(last?.wal);
      await site.halt();

      const second = untilTestEnds(
        await startPostgres({
          settings: [
            `restore_command=cp ${archive}/%f %p`,
            `recovery_target_time=${moment?.now}`,
            'recovery_target_action=promote',
          ],
          async make(data, _programs, owner) {
            await promisify(execFile)('cp', ['-a', base, data], owner);
            writeFileSync(join(data, 'recovery.signal'), '');
          },
        }),
      );
      const restored = new URL(url);
      restored.port = String(second.port);
      expect(await referencesIn(restored.href)).toEqual(
        given.toSorted((one, other) => (one < other ? -1 : 1)),
      );
      const again = await siteForTest({ DATABASE_URL: restored.href, DATA_DIR: site.dataFolder });
      expect((await send(again.origin, newSubmission('enquiry'))).answer.status).toBe(200);
    });
  },
);
