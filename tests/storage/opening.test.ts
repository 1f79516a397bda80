import { appendFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { sweepData } from '../../server/services/data/sweep-data.ts';
import { readDurability } from '../../server/storage/durability.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import { engines, openTestSystem, testOn } from '../support/open-storage.ts';
import { newOperator, runOperator } from '../support/operator.ts';
import { apply, enquire } from '../support/submissions.ts';
import { namesOfResumes, namesSetAside } from '../support/resume-folder.ts';
import { newFolder } from '../support/new-folder.ts';

const log = pino({ level: 'silent' });
const HALF = '6f1c2d3e-0000-4000-8000-000000000001.part';
const ORPHAN = '6f1c2d3e-0000-4000-8000-000000000002.pdf';

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('several processes that start at once on an empty database all come up', async () => {
    const first = await openTestSystem(engine);
    const folder = await newFolder();
    const config = readConfig({ ...first.settings, DATA_DIR: folder });
    if (engine === 'postgres')
      await sql`drop schema public cascade; create schema public`.execute(first.storage.database);
    const storages = await Promise.all(Array.from({ length: 4 }, () => openStorage(config, log)));
    const secrets = new Set(storages.map(({ certificateSecret }) => certificateSecret.toString('hex')));
    await Promise.all(storages.map((storage) => storage.close()));
    expect(secrets.size).toBe(1);
  });

  it('a command makes nothing in a data folder that is not the server’s', async ({ system }) => {
    const folder = await newFolder();
    const elsewhere = readConfig({ ...system.settings, DATA_DIR: folder });
    await expect(openStorage(elsewhere, log, 'command')).rejects.toMatchObject({
      name: 'NoData',
      message: `No data in ${folder}. Start the server once, or set DATA_DIR to the folder that it uses.`,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('two processes that read and then write at once both get through', async ({ system }) => {
    const other = { ...system, storage: await system.openAgain() };
    const work = Array.from({ length: 100 }, (_, index) =>
      enquire(index % 2 ? system : other, { message: String(index) }),
    );
    expect(new Set(await Promise.all(work)).size).toBe(100);
  });

  it('says that it can store, and does not answer that from memory for long', async ({ system }) => {
    await expect(system.storage.checkWritable()).resolves.toBeUndefined();
    await rm(system.config.dataFolder, { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await expect(system.storage.checkWritable()).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it('does not say so when resumes have no place to go', async ({ system }) => {
    await rm(join(system.config.dataFolder, 'resumes'), { recursive: true });
    await expect(system.storage.checkWritable()).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it('a sweep removes old unfinished uploads, sets resumes without a row aside', async ({ system }) => {
    await apply(system);
    const folder = join(system.config.dataFolder, 'resumes');
    const [kept = ''] = namesOfResumes(system.config.dataFolder);
    const written = new Date('2026-01-01T12:00:00Z');
    await mkdir(join(folder, 'lost+found'));
    for (const name of [kept, HALF, ORPHAN, 'README-backup.txt', 'notes.part', 'cv.pdf']) {
      await appendFile(join(folder, name), '');
      await utimes(join(folder, name), written, written);
    }
    await (await openStorage(system.config, log)).close();
    await sweepData(system, written);
    expect(namesOfResumes(system.config.dataFolder)).toContain(HALF);
    await sweepData(system, new Date(written.getTime() + 1));
    expect(namesOfResumes(system.config.dataFolder).toSorted()).toEqual(
      [kept, 'README-backup.txt', 'cv.pdf', 'lost+found', 'notes.part'].toSorted(),
    );
    expect(namesSetAside(system.config.dataFolder)).toEqual([ORPHAN]);
  });
});

describe.skipIf(!engines.includes('postgres'))('on postgres', () => {
  test('a command makes nothing in a database that no server has used', async () => {
    const system = await openTestSystem('postgres');
    const { database } = system.storage;
    await sql`drop schema public cascade; create schema public`.execute(database);
    await expect(openStorage(system.config, log, 'command')).rejects.toMatchObject({
      name: 'NoData',
      message: expect.stringContaining('set DATABASE_URL to the one that it uses'),
    });
    expect(await database.introspection.getTables()).toEqual([]);
  });
});

describe('on sqlite', () => {
  test('several commands that begin at once all get through', { timeout: 120_000 }, async () => {
    const operator = await newOperator({}, runOperator);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => operator.run('openings', 'list', '--json')),
    );
    expect(answers.map(({ status, stderr }) => `${status} ${stderr}`)).toEqual(
      Array.from({ length: 6 }, () => '0 '),
    );
  });

  test('every commit is on the disk before it returns', async () => {
    const { storage } = await openTestSystem();
    const { rows: mode } = await sql`pragma journal_mode`.execute(storage.database);
    const { rows: level } = await sql`pragma synchronous`.execute(storage.database);
    const { rows: foreign } = await sql`pragma foreign_keys`.execute(storage.database);
    expect([mode, level, foreign]).toMatchObject([
      [{ journal_mode: 'wal' }],
      [{ synchronous: 2 }],
      [{ foreign_keys: 1 }],
    ]);
  });

  test('a database that may lose a commit in a power cut is not called safe', async () => {
    const { storage } = await openTestSystem();
    expect((await readDurability(storage.database, 'sqlite')).isSafe).toBe(true);
    await sql`pragma synchronous = normal`.execute(storage.database);
    expect(await readDurability(storage.database, 'sqlite')).toEqual({
      settings: 'journal wal, synchronous normal',
      isSafe: false,
    });
  });

  test('only the owner may read what is stored', async () => {
    const { storage, config } = await openTestSystem();
    await storage.checkWritable();
    for (const name of ['site.db', 'site.db-wal', 'certificate-secret']) {
      expect((await stat(join(config.dataFolder, name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(config.dataFolder, 'resumes'))).mode & 0o777).toBe(0o700);
  });

  test('a write waits for another process that writes', async () => {
    const system = await openTestSystem();
    const other = new DatabaseSync(join(system.config.dataFolder, 'site.db'));
    other.exec('begin immediate');
    const submission = enquire(system);
    await new Promise((resolve) => setTimeout(resolve, 300));
    other.exec('commit');
    other.close();
    await expect(submission).resolves.toMatch(/^E-/);
  });

  test('gives up with a clear failure when another process never lets go', { timeout: 15_000 }, async () => {
    const system = await openTestSystem();
    const other = new DatabaseSync(join(system.config.dataFolder, 'site.db'));
    other.exec('begin immediate');
    await expect(enquire(system)).rejects.toBeInstanceOf(StorageUnavailable);
    other.close();
    await expect(enquire(system)).resolves.toMatch(/^E-/);
  });

  test('a full database refuses the submission, names the cause, and takes the next one when there is room', async () => {
    const system = await openTestSystem();
    const { database } = system.storage;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database);
    const attempt = () => enquire(system, { message: 'x'.repeat(5_000) });
    await expect(attempt()).rejects.toMatchObject({
      name: 'StorageUnavailable',
      message: expect.stringContaining('full'),
    });
    await sql`pragma max_page_count = 1000000`.execute(database);
    await expect(attempt()).resolves.toMatch(/^E-/);
  });
});
