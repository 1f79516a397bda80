import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { deleteSubmissionRows, deleteSubmissions } from '../../server/services/data/delete-submissions.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { holdBack, readHeldBack } from '../../server/services/data/held-back.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { findOverdueOverwriting, overwriteNoted } from '../../server/services/data/overwrite-noted.ts';
import { planPurge } from '../../server/services/data/plan-purge.ts';
import { purgeData, purgeUnattended } from '../../server/services/data/purge-data.ts';
import { findFilesLeft, workOffRemovals } from '../../server/services/data/work-off-removals.ts';
import { invitePerson, resetPerson } from '../../desk/access/people.ts';
import type { Connection } from '../../server/storage/database.ts';
import { insertReceived, rowsOf } from '../../server/storage/received-rows.ts';
import { readSiteFact } from '../../server/storage/site-facts.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';
import { namesOfResumes } from '../support/resume-folder.ts';
import { waitingStatements } from '../support/waiting-statements.ts';
import { apply } from '../support/submissions.ts';
import { forFurtherFields } from '../../contracts/enquiry-form.ts';
import { UNCHANGED } from '../../server/services/submissions/received-form.ts';
import { NO_SEAT } from '../../domain/seat.ts';
import { impatient } from '../support/impatient.ts';
import { newFolder } from '../support/new-folder.ts';
import { entryOf, TABLE_NAMES } from '../../server/storage/tables.ts';
import { deleteRows } from '../../server/storage/rows.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const WAIT = { timeout: 20_000, interval: 20 };

/** Enquiries that came so many days before the clock's time. */
async function enquired(
  system: TestSystem,
  count: number,
  daysAgo: number,
  name = String(daysAgo),
): Promise<void> {
  const time = new Date(system.now().getTime() - daysAgo * DAY_MS).toISOString();
  await system.storage.database.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      await insertReceived(transaction, {
        kind: 'enquiry',
        reference: `E-${name}-${index}`,
        name: 'Asha Rao',
        mobile: '9876543210',
        email: 'asha@example.com',
        email_lookup: 'asha@example.com',
        message: 'When does it start?',
        ...forFurtherFields(() => ''),
        page: null,
        utm_source: null,
        via: null,
        outcome: null,
        ...NO_SEAT,
        received: time,
        ...UNCHANGED,
      });
    }
  });
}

async function left({ storage }: TestSystem): Promise<number> {
  return (await storage.database.selectFrom('enquiries').select('reference').execute()).length;
}

const keeping = (system: TestSystem, retentionDays: number): TestSystem => ({
  ...system,
  config: { ...system.config, retentionDays },
});

const heldBack = async ({ storage }: TestSystem) =>
  (await readHeldBack(storage.database)).map(({ reason }) => reason).join();

const lastPurge = ({ storage }: TestSystem) => readSiteFact(storage.database, 'last_purge');

/** With applications, whose mails are written as files. */
async function applied(system: TestSystem, ...names: string[]): Promise<string[]> {
  for (const name of names) await apply(system, { name, cover_letter: name });
  while ((await deliverDueMails(system, openTransport(system.config))) > 0);
  const rows = await system.storage.database.selectFrom('applications').select('resume_key').execute();
  return rows.map(({ resume_key }) => resume_key);
}

/** The store refuses to remove these until the answer is called. */
function keepsHold({ storage }: TestSystem, ...keys: string[]): () => void {
  const { resumeFiles } = storage;
  const remove = resumeFiles.remove.bind(resumeFiles);
  resumeFiles.remove = async (key) => {
    if (keys.includes(key)) throw new StorageUnavailable('The resume store failed: EIO.');
    await remove(key);
  };
  return () => {
    resumeFiles.remove = remove;
  };
}

const filesIn = async ({ config }: TestSystem, folder: 'mail' | 'resumes') =>
  folder === 'resumes' ? namesOfResumes(config.dataFolder) : readdir(join(config.dataFolder, folder));

const removals = async ({ storage }: TestSystem, kind: 'resume' | 'mails' | 'overwriting') =>
  await storage.database.selectFrom('removals').selectAll().where('kind', '=', kind).execute();

describe.each(engines)('a purge without a person, on %s', (engine) => {
  const it = testOn(engine);

  it('goes on daily, after a stop of a week, and after a day with 500 enquiries', async ({ system }) => {
    await enquired(system, 3, 179.5);
    await enquired(system, 500, 172.5);
    await enquired(system, 10, 100);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 0 });
    system.pass(DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 3 });
    system.pass(7.5 * DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 500 });
    expect(await heldBack(system)).toBe('');
    expect(await left(system)).toBe(10);
  });

  it('goes on with RETENTION_DAYS=1, where each day everything of the day before goes', async () => {
    const system = keeping(await openTestSystem(engine), 1);
    await purgeUnattended(system);
    for (let day = 0; day < 3; day += 1) {
      await enquired(system, 30, 0);
      system.pass(DAY_MS + 1);
      expect(await purgeUnattended(system)).toMatchObject({ enquiries: 30 });
    }
  });

  it('takes nothing while the clock is 181 days ahead, goes on once it is right', async ({ system }) => {
    await enquired(system, 3, 0);
    await purgeUnattended(system);
    const last = await lastPurge(system);
    system.pass(181 * DAY_MS);
    expect(await purgeUnattended(system)).toBeUndefined();
    expect(await left(system)).toBe(3);
    expect(await lastPurge(system)).toBe(last);
    expect(await heldBack(system)).toMatch(
      /^It would delete 3 enquiries older than 180 days\. The last purge was on \d{4}-\d\d-\d\d, but the clock of this server shows \d{4}-\d\d-\d\d, 181 days later\.$/,
    );
    system.pass(-180 * DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 0 });
    expect(await heldBack(system)).toBe('');
    expect(await left(system)).toBe(3);
  });

  it('takes nothing when the clock went back by more than a day since the last one', async ({ system }) => {
    await purgeUnattended(system);
    system.pass(-2 * DAY_MS);
    await enquired(system, 1, 190);
    expect(await purgeUnattended(system)).toBeUndefined();
    expect(await heldBack(system)).toContain('which is earlier');
    system.pass(1.5 * DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 1 });
  });

  it('takes nothing after RETENTION_DAYS was lowered until a person purges', async ({ system }) => {
    await enquired(system, 2, 20);
    await purgeUnattended(system);
    const lowered = keeping(system, 18);
    expect(await purgeUnattended(lowered)).toBeUndefined();
    expect(await left(system)).toBe(2);
    expect(await heldBack(system)).toContain('RETENTION_DAYS is 18; it was 180 at the last purge.');
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 0 });
    expect(await heldBack(system)).toBe('');

    expect(await purgeUnattended(keeping(system, 60))).toBeUndefined();
    expect(await purgeData(keeping(system, 60))).toMatchObject({ enquiries: 0 });
    expect(await heldBack(system)).toBe('');
    expect(await purgeUnattended(keeping(system, 60))).toMatchObject({ enquiries: 0 });
    expect(await purgeUnattended(keeping(system, 90))).toMatchObject({ enquiries: 0 });
    expect(await purgeUnattended(keeping(system, 60))).toBeUndefined();
  });

  it('takes what a backup brought back, unless over 20 rows and a fifth of all', async ({ system }) => {
    await purgeUnattended(system);
    await enquired(system, 20, 300);
    await enquired(system, 84, 30);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 20 });
    await enquired(system, 21, 200);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 21 });
    await enquired(system, 22, 200);
    expect(await purgeUnattended(system)).toBeUndefined();
    expect(await heldBack(system)).toContain('22 of all 106 should have been deleted by an earlier purge');
    expect(await purgeData(system)).toMatchObject({ enquiries: 22 });
    expect(await heldBack(system)).toBe('');
  });

  it('takes no large part of a database that was never purged', async ({ system }) => {
    await enquired(system, 30, 200);
    await enquired(system, 30, 100);
    expect(await purgeUnattended(system)).toBeUndefined();
    expect(await lastPurge(system)).toBeUndefined();
    expect(await left(system)).toBe(60);
  });

  it('goes on after an upgrade from before RETENTION_DAYS was noted, and notes it', async ({ system }) => {
    const { database } = system.storage;
    await purgeUnattended(system);
    await deleteRows(database, 'site_facts', { name: 'purged_after_days' });
    await enquired(system, 30, 179.5);
    system.pass(DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 30 });
    expect(await readSiteFact(database, 'purged_after_days')).toBe('180');
  });

  it('asks a person with number, age and change, also for a lower setting alone', async ({ system }) => {
    await purgeData(system);
    await enquired(system, 2, 200);
    await holdBack(system, 'sweep', '40 files have no row.');
    const asked: object[] = [];
    const agree = async (plan: object) => void asked.push(plan);
    await purgeData(keeping(system, 18), agree);
    await purgeData(keeping(system, 18), agree);
    await purgeData(keeping(system, 17), agree);
    expect(asked).toMatchObject([
      {
        what: '2 enquiries older than 18 days',
        doubts: ['RETENTION_DAYS is 18; it was 180 at the last purge.'],
        remarks: ['Orphaned resumes are not moved until a person decides: 40 files have no row.'],
      },
      {
        what: 'nothing older than 17 days',
        doubts: ['RETENTION_DAYS is 17; it was 18 at the last purge.'],
      },
    ]);
  });

  it('is said in the log once a day while it is held back', async ({ system }) => {
    const said = vi.spyOn(system.log, 'error');
    await enquired(system, 1, 0);
    await purgeUnattended(system);
    system.pass(200 * DAY_MS);
    for (let halfHours = 0; halfHours < 49; halfHours += 1) {
      await purgeUnattended(system);
      system.pass(HOUR_MS / 2);
    }
    expect(said).toHaveBeenCalledTimes(2);
  });

  it('takes letters and mails about accesses that were reset, rows and files', async ({ system }) => {
    const { person } = await invitePerson(system, { name: 'Meera Nair', role: 'office' });
    await resetPerson(system, person.id);
    await deliverDueMails(system, openTransport(system.config));
    await purgeUnattended(system);
    system.pass(DAY_MS);
    await resetPerson(system, person.id);
    await deliverDueMails(system, openTransport(system.config));
    expect(await filesIn(system, 'mail')).toHaveLength(2);
    const { database } = system.storage;
    const { letters, mails } = {
      letters: () => database.selectFrom('letters').select('reference').execute(),
      mails: () => database.selectFrom('outbox').select('reference').execute(),
    };
    system.pass(179.5 * DAY_MS);
    expect((await planPurge(system)).what).toBe(
      '1 email about access or certificates past their retention period',
    );
    await purgeData(system);
    expect(
      [await letters(), await mails(), await filesIn(system, 'mail')].map(({ length }) => length),
    ).toEqual([1, 1, 1]);
    system.pass(DAY_MS);
    await purgeUnattended(system);
    expect([await letters(), await mails(), await filesIn(system, 'mail')]).toEqual([[], [], []]);
  });
});

/** A batch whose days are so many from the clock's, with one enquiry in it that came 200 days ago. */
async function taken(
  system: TestSystem,
  { id, start, ...batch }: { id: string; start: number; end?: number; weeks?: number },
  seat: 'taken' | 'held' = 'taken',
): Promise<void> {
  const { database } = system.storage;
  const day = (days: number) => new Date(system.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const coming = await openBatch(system, { ...DEVOPS, trainer: 'Sunita Rao' }, { courses: COURSES });
  const end = batch.end === undefined ? null : day(batch.end);
  await database
    .updateTable('batches')
    .set({ id, start: day(start), end, weeks: batch.weeks ?? null })
    .where('id', '=', coming.id)
    .execute();
  await enquired(system, 1, 200, id);
  await database
    .updateTable('enquiries')
    .set({ seat, seat_batch: id })
    .where('reference', '=', `E-${id}-0`)
    .execute();
}

const names = async ({ storage }: TestSystem) =>
  (await storage.database.selectFrom('enquiries').select('reference').orderBy('reference').execute()).map(
    ({ reference }) => reference,
  );

describe.each(engines)('trainees, on %s', (engine) => {
  const it = testOn(engine, { TRAINEE_RETENTION_DAYS: '30' });

  it('who have a seat are kept until TRAINEE_RETENTION_DAYS after the last day', async ({ system }) => {
    await taken(system, { id: 'coming', start: 40, end: 60 });
    await taken(system, { id: 'running', start: -60, end: 5 });
    await taken(system, { id: 'weeks', start: -60, weeks: 9 });
    await taken(system, { id: 'endless', start: -60 });
    await taken(system, { id: 'ended', start: -60, end: -25 });
    await taken(system, { id: 'past', start: -90, end: -40 });
    await taken(system, { id: 'held', start: 40, end: 60 }, 'held');
    await enquired(system, 1, 200);
    const plan = await planPurge(system);
    expect(plan).toMatchObject({ found: { enquiries: 3 }, keptTrainees: 5 });
    expect(plan.remarks).toEqual([
      'It keeps 5 older enquiries with a taken seat, until 30 days after the last day of the batch.',
    ]);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 3 });
    expect(await names(system)).toEqual([
      'E-coming-0',
      'E-ended-0',
      'E-endless-0',
      'E-running-0',
      'E-weeks-0',
    ]);
    system.pass(7 * DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 1 });
    expect(await names(system)).toEqual(['E-coming-0', 'E-endless-0', 'E-running-0', 'E-weeks-0']);
  });

  it('are kept for RETENTION_DAYS from their enquiry, also after a batch of long ago', async ({ system }) => {
    await taken(system, { id: 'past', start: -190, end: -180 });
    await system.storage.database
      .updateTable('enquiries')
      .set({ received: new Date(system.now().getTime() - 170 * DAY_MS).toISOString() })
      .execute();
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 0 });
    system.pass(7 * DAY_MS);
    await purgeUnattended(system);
    system.pass(4 * DAY_MS);
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 1 });
  });

  it('are shown as such and erased when they ask', async ({ system }) => {
    await taken(system, { id: 'coming', start: 40, end: 60 });
    const { seats } = await findPersonData(system, 'asha@example.com');
    const day = (days: number) => new Date(system.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    expect(seats).toEqual([
      { batch: expect.stringMatching(/^DevOps Automation, /), keptUntil: day(60 + 30) },
    ]);
    expect(await eraseData(system, 'asha@example.com')).toMatchObject({ enquiries: 1 });
    const batches = system.storage.database.selectFrom('batches').select(['taken', 'trainer']);
    expect(await batches.execute(), 'the trainer stays').toEqual([{ taken: 1, trainer: 'Sunita Rao' }]);
  });

  it('are not purged by a lowered setting until a person agrees', async ({ system }) => {
    await taken(system, { id: 'ended', start: -60, end: -25 });
    await purgeUnattended(system);
    const lowered = { ...system, config: { ...system.config, traineeRetentionDays: 20 } };
    expect(await purgeUnattended(lowered)).toBeUndefined();
    expect(await heldBack(system)).toContain('TRAINEE_RETENTION_DAYS is 20; it was 30 at the last purge.');
    expect(await purgeData(lowered)).toMatchObject({ enquiries: 1 });
  });
});

describe.skipIf(!engines.includes('postgres'))('an erasure on PostgreSQL', () => {
  test('that PostgreSQL ends because it and another wait for each other is done again, once', async () => {
    const system = await openTestSystem('postgres');
    await enquired(system, 1, 0);
    // As the command does, which waits for longer than a server.
    const storage = await openStorage(system.config, system.log, 'command');
    onTestFinished(() => storage.close());
    const { database } = storage;
    const mail = {
      kind: 'enquiry-notification',
      reference: 'E-0-0',
      recipient_lookup: '',
      state: 'sent',
      attempts: 1,
      due: '',
      last_error: null,
      created: '',
      sent: '',
    } as const;
    const mails = ['first', 'second'].map((id) => ({ ...mail, id }));
    await database.insertInto('outbox').values(mails).execute();
    const hold = (transaction: Connection, id: string) =>
      transaction.updateTable('outbox').set({ attempts: 2 }).where('id', '=', id).execute();
    const areWaiting = (count: number) =>
      vi.waitUntil(async () => (await waitingStatements(system.storage.database)) === count, WAIT);
    const erased = await database.transaction().execute(async (other) => {
      // PostgreSQL looks once, so long after a wait began, and ends who looked: never this one.
      await sql`set local deadlock_timeout = '1h'`.execute(other);
      await hold(other, 'second');
      const { erasing, changing } = await database.transaction().execute(async (gate) => {
        await hold(gate, 'first');
        const begun = eraseData({ ...system, storage }, 'asha@example.com');
        await areWaiting(1);
        const waiting = other.updateTable('enquiries').set({ page: '/about' }).execute();
        await areWaiting(2);
        return { erasing: begun, changing: waiting };
      });
      // It holds the enquiry, for which the other waits, and comes to the second mail.
      await changing;
      return { erasing };
    });
    expect(await erased.erasing).toMatchObject({ enquiries: 1 });
    expect(await left(system)).toBe(0);
    const acts = await database.selectFrom('trail').select(['act', 'reference']).execute();
    expect(acts).toEqual([{ act: 'data.erased', reference: 'E-0-0' }]);
  });
});

/** The data command's own storage: a process of its own beside the server's. */
async function asCommand(system: TestSystem): Promise<TestSystem> {
  const storage = await openStorage(system.config, system.log, 'command');
  onTestFinished(() => storage.close());
  return { ...system, storage };
}

/** How often an index is left that PostgreSQL has begun to make again. */
async function unfinishedIndexes({ storage }: TestSystem): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where not indisvalid`.execute(
    storage.database,
  );
  return rows.map(({ name }) => name);
}

describe.skipIf(!engines.includes('postgres'))('overwriting on PostgreSQL', () => {
  test('beside a pg_dump follows the erasure, which is done', async () => {
    const system = await openTestSystem('postgres');
    await enquired(system, 1, 0);
    await system.storage.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (dump) => {
        await sql`select count(*) from enquiries`.execute(dump);
        expect(await eraseData(await asCommand(system), 'asha@example.com')).toMatchObject({
          enquiries: 1,
          isOverwritten: false,
        });
      });
    expect(await left(system)).toBe(0);
    expect(await overwriteNoted(system)).toBe(true);
    expect(await removals(system, 'overwriting')).toEqual([]);
  });

  test('does not end while a transaction that began before it may read what was deleted', async () => {
    const system = await openTestSystem('postgres');
    await enquired(system, 1, 0);
    await system.storage.database.transaction().execute(async (other) => {
      await sql`select count(*) from enquiries`.execute(other);
      await eraseData(await asCommand(system), 'asha@example.com');
      expect(await overwriteNoted(system)).toBe(false);
    });
    expect(await overwriteNoted(system)).toBe(true);
  });

  test('reaches every table that holds data of a person', async () => {
    const system = await openTestSystem('postgres');
    await enquired(system, 1, 0);
    await eraseData(system, 'asha@example.com');
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables where last_vacuum is not null`.execute(
      system.storage.database,
    );
    const withPersons = TABLE_NAMES.filter((table) => entryOf(table).person ?? entryOf(table).outlives);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(withPersons));
  });

  test('removes an index that an earlier one left unfinished', async () => {
    const system = await openTestSystem('postgres');
    await enquired(system, 1, 0);
    await system.storage.database.connection().execute(async (connection) => {
      await sql`set statement_timeout = '300ms'`.execute(connection);
      await system.storage.database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (dump) => {
          await sql`select count(*) from enquiries`.execute(dump);
          await expect(
            sql`reindex index concurrently enquiries_search`.execute(connection),
          ).rejects.toThrow();
        });
      await sql`reset statement_timeout`.execute(connection);
    });
    expect(await unfinishedIndexes(system)).toEqual(['enquiries_search_ccnew']);
    await eraseData(system, 'asha@example.com');
    expect(await unfinishedIndexes(system)).toEqual([]);
  });

  test('of several erasures and purges at once ends for all of them', async () => {
    const system = await openTestSystem('postgres');
    const commands = await Promise.all(['a', 'b', 'c'].map(() => asCommand(system)));
    for (let round = 0; round < 4; round += 1) {
      await enquired(system, 10, 200);
      for (const name of ['Ravi', 'Asha', 'Meera'])
        await apply(system, { name, email: `${name}@example.com`, cover_letter: name });
      const [first, second, third] = commands as [TestSystem, TestSystem, TestSystem];
      const reports = await Promise.all([
        eraseData(first, 'ravi@example.com'),
        eraseData(second, 'asha@example.com'),
        eraseData(third, 'meera@example.com'),
        purgeData(system),
        purgeData(first),
      ]);
      expect(reports.every(({ filesLeft }) => filesLeft === 0)).toBe(true);
      expect(await overwriteNoted(system)).toBe(true);
      expect(await unfinishedIndexes(system)).toEqual([]);
    }
  });
});

describe.each(engines)('overwriting, on %s', (engine) => {
  const it = testOn(engine);

  it('is done later where the process ended after the rows', async ({ system }) => {
    await enquired(system, 1, 0);
    await deleteSubmissions(system, await rowsOf(system.storage.database, 'enquiry').execute());
    expect(await removals(system, 'overwriting')).toHaveLength(1);
    expect(await findOverdueOverwriting(system)).toBeUndefined();
    system.pass(HOUR_MS + 1);
    expect(await findOverdueOverwriting(system)).toMatchObject({ reason: null });
    await purgeData({ ...system, storage: await system.openAgain() });
    expect(await removals(system, 'overwriting')).toEqual([]);
    expect(await findOverdueOverwriting(system)).toBeUndefined();
  });

  it('waits for a backup, and the erasure does not', async ({ system }) => {
    await enquired(system, 1, 0);
    const lock = await system.storage.lockMaintenance();
    expect(await impatient(() => eraseData(system, 'asha@example.com'))).toMatchObject({
      enquiries: 1,
      isOverwritten: false,
    });
    await lock?.release();
    expect(await overwriteNoted(system)).toBe(true);
    expect(await removals(system, 'overwriting')).toEqual([]);
  });
});

describe.each(engines)('files of rows that are gone, on %s', (engine) => {
  const it = testOn(engine);

  it('follow when the store answers: one that fails keeps none of the others', async ({ system }) => {
    const [first = '', second = '', third = ''] = await applied(system, 'One', 'Two', 'Three');
    expect(await filesIn(system, 'mail')).toHaveLength(6);
    const letGo = keepsHold(system, first, second);
    expect(await eraseData(system, 'ravi@example.com')).toEqual({
      enquiries: 0,
      applications: 3,
      filesBefore: 0,
      filesLeft: 2,
      isOverwritten: true,
    });
    expect((await filesIn(system, 'resumes')).toSorted()).toEqual([first, second].toSorted());
    expect(third).not.toBe('');
    expect(await filesIn(system, 'mail')).toEqual([]);
    const kept = await removals(system, 'resume');
    expect(new Set(kept.map(({ key }) => key))).toEqual(new Set([first, second]));
    expect(kept.map(({ last_error }) => last_error)).toEqual([
      'The resume store failed: EIO.',
      'The resume store failed: EIO.',
    ]);
    expect(await findFilesLeft(system)).toMatchObject({ count: 2, reason: 'The resume store failed: EIO.' });

    letGo();
    expect(await eraseData(system, 'ravi@example.com')).toEqual({
      enquiries: 0,
      applications: 0,
      filesBefore: 2,
      filesLeft: 0,
      isOverwritten: true,
    });
    expect(await filesIn(system, 'resumes')).toEqual([]);
    expect(await removals(system, 'resume')).toEqual([]);
  });

  it('go with the next purge when the process ended right after the rows', async ({ system }) => {
    const { database } = system.storage;
    await applied(system, 'One');
    const rows = await rowsOf(database, 'application').execute();
    await database.transaction().execute(async (transaction) => {
      await deleteSubmissionRows(transaction, system, rows);
    });
    expect([await filesIn(system, 'resumes'), await filesIn(system, 'mail')]).toMatchObject([
      { length: 1 },
      { length: 2 },
    ]);
    expect(await findFilesLeft(system)).toEqual({ count: 0, reason: null, oldest: null });
    const { requested } = await system.storage.database
      .selectFrom('removals')
      .select('requested')
      .where('kind', '=', 'resume')
      .executeTakeFirstOrThrow();
    system.pass(2 * HOUR_MS);
    expect(await findFilesLeft(system)).toEqual({ count: 1, reason: null, oldest: requested });
    await purgeData(system);
    expect([await filesIn(system, 'resumes'), await filesIn(system, 'mail')]).toEqual([[], []]);
    expect(await findFilesLeft(system)).toMatchObject({ count: 0 });
  });

  it('go on each server that wrote mails, and late ones too, for three days', async ({ system }) => {
    await applied(system, 'One');
    const [name = ''] = await filesIn(system, 'mail');
    const folder = await newFolder();
    const other = { ...system, config: { ...system.config, dataFolder: folder } };
    const writeLate = async ({ config }: TestSystem) => {
      await mkdir(join(config.dataFolder, 'mail'), { recursive: true });
      await writeFile(join(config.dataFolder, 'mail', name), 'To: ravi@example.com');
    };
    await writeLate(other);
    await eraseData(system, 'ravi@example.com');
    for (const server of [other, system, other]) {
      await writeLate(server);
      await workOffRemovals(server);
      expect(await filesIn(server, 'mail')).toEqual([]);
      system.pass(DAY_MS);
    }
    expect(await removals(system, 'mails')).toHaveLength(1);
    system.pass(1);
    await workOffRemovals(system);
    expect(await removals(system, 'mails')).toEqual([]);
  });

  it('that one server cannot remove are told of until it can', async ({ system }) => {
    await applied(system, 'One');
    const [name = ''] = await filesIn(system, 'mail');
    const file = join(system.config.dataFolder, 'mail', name);
    await rm(file);
    await mkdir(file);
    expect(await eraseData(system, 'ravi@example.com')).toMatchObject({ filesLeft: 1 });
    system.pass(4 * DAY_MS);
    await workOffRemovals(system);
    expect(await findFilesLeft(system)).toMatchObject({ count: 1, reason: expect.stringContaining(name) });
    await rm(file, { recursive: true });
    await workOffRemovals(system);
    expect(await findFilesLeft(system)).toMatchObject({ count: 0 });
    await workOffRemovals(system);
    expect(await removals(system, 'mails')).toEqual([]);
  });

  it('stay when a backup brought the rows back', async ({ system }) => {
    const { database } = system.storage;
    const [key = ''] = await applied(system, 'One');
    const rows = await database.selectFrom('applications').selectAll().execute();
    const mails = await database.selectFrom('outbox').selectAll().execute();
    const letGo = keepsHold(system, key);
    await eraseData(system, 'ravi@example.com');
    await database.insertInto('applications').values(rows).execute();
    await database.insertInto('outbox').values(mails).execute();
    letGo();
    await workOffRemovals(system);
    expect(await filesIn(system, 'resumes')).toEqual([key]);
    expect([await removals(system, 'resume'), await removals(system, 'mails')]).toEqual([[], []]);
  });
});
