import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { overwriteDeleted } from '../../server/storage/overwrite-deleted.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { newFolder } from '../support/new-folder.ts';

/** Longer than the server of a site waits for a statement, and than the limit below. */
const SLOW_S = 3.5;
const LIMIT_MS = 500;

/** A site on a database that cancels statements early, as it cancels those of half a minute on a grown one. */
async function openImpatient(): Promise<TestSystem> {
  const system = await openTestSystem('postgres');
  await sql
    .raw(
      `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(${SLOW_S}); return null; end $$`,
    )
    .execute(system.storage.database);
  return { ...system, storage: await openWithLimit(system) };
}

async function openWithLimit({ settings, log }: TestSystem) {
  const DATABASE_URL = `${settings.DATABASE_URL}?statement_timeout=${LIMIT_MS}`;
  const storage = await openStorage(readConfig({ ...settings, DATABASE_URL }), log);
  onTestFinished(() => storage.close());
  return storage;
}

async function backUp(system: TestSystem): Promise<string> {
  const folder = await newFolder();
  await backupData(system, join(folder, 'site.backup'));
  return join(folder, 'site.backup');
}

const certificate = { name: 'Anita', course: 'DevOps Automation', issued: '2026-03-01' };
const enquiry = { name: 'Asha', mobile: '1', email: 'asha@example.com', message: 'Hello' };

describe.skipIf(!engines.includes('postgres'))('on a grown PostgreSQL', () => {
  it('a restore takes the time that its statements need; certificates are checked and forms taken meanwhile', async () => {
    const system = await openImpatient();
    const { number } = await issueCertificate(system, certificate);
    const file = await backUp(system);
    await sql`create trigger slow before insert on certificates for each statement execute function slow()`.execute(
      system.storage.database,
    );
    let isOver = false;
    const restoring = restoreData(system, file).finally(() => (isOver = true));
    await pause(SLOW_S * 500);
    expect(await checkCertificate(system, { number })).toMatchObject({ state: 'valid' });
    const { reference } = await submitEnquiry(system, { fields: enquiry, clientAddress: '::1' });
    expect(isOver).toBe(false);
    await restoring;
    expect(await checkCertificate(system, { number })).toMatchObject({ state: 'valid' });
    const kept = await system.storage.database.selectFrom('enquiries').select('reference').execute();
    expect(kept).toEqual([{ reference }]);
  });

  it('a restore waits for those who are writing, in whatever order they take the tables', async () => {
    const system = await openTestSystem('postgres');
    const file = await backUp(system);
    const other = await system.openAgain();
    const writing = other.database.transaction().execute(async (transaction) => {
      await sql`lock table idempotency_keys in row exclusive mode`.execute(transaction);
      await pause(2_000);
      await sql`lock table jobs in row exclusive mode`.execute(transaction);
    });
    await pause(200);
    await restoreData(system, file);
    await writing;
  });

  it('a start waits for a migration as long as it takes', async () => {
    const system = await openImpatient();
    const { database } = system.storage;
    await sql`drop table removals`.execute(database);
    await sql`delete from kysely_migration where name = '0013-removals'`.execute(database);
    await sql
      .raw(
        `create function slow_change() returns event_trigger language plpgsql as $$ begin perform pg_sleep(${SLOW_S}); end $$`,
      )
      .execute(database);
    await sql`create event trigger slow on ddl_command_start when tag in ('CREATE TABLE') execute function slow_change()`.execute(
      database,
    );
    const storage = await openWithLimit(system);
    expect(await storage.database.selectFrom('removals').selectAll().execute()).toEqual([]);
  });

  it('dead rows are left to a later attempt while a transaction is open, and statements have their limit again', async () => {
    const system = await openImpatient();
    const holder = await openStorage(readConfig(system.settings), system.log);
    onTestFinished(() => holder.close());
    const holding = holder.database.transaction().execute(async (transaction) => {
      await sql`lock table letters in share update exclusive mode`.execute(transaction);
      await pause(SLOW_S * 1_000);
    });
    await pause(100);
    await expect(overwriteDeleted(system.storage)).rejects.toThrow(
      'another transaction in the database is still open',
    );
    await holding;
    await overwriteDeleted(system.storage);
    for (let connection = 0; connection < 3; connection += 1) {
      await expect(sql`select pg_sleep(1)`.execute(system.storage.database)).rejects.toThrow('timeout');
    }
  });
});
