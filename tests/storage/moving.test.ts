import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig, type Environment } from '../../server/config.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { moveData } from '../../server/services/data/move-data.ts';
import { verifyBackup } from '../../server/services/data/verify-backup.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { digestRows } from '../../server/storage/backup-rows.ts';
import { takeServerLock } from '../../server/storage/server-lock.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { fakeS3 } from '../support/fake-s3.ts';
import { engines, newPostgresDatabase, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { namesOfResumes } from '../support/resume-folder.ts';
import { apply, enquire } from '../support/submissions.ts';
import { impatient } from '../support/impatient.ts';
import { newFolder } from '../support/new-folder.ts';

type Engine = TestSystem['storage']['engine'];

/** With an opening, two applications, an enquiry with a note, and a certificate. */
async function openFilled(engine: Engine): Promise<TestSystem> {
  const system = await openTestSystem(engine);
  for (const name of ['Ravi', 'Meera'])
    await apply(system, { name, email: `${name}@example.com`, cover_letter: 'Ünïcode आशा' });
  const reference = await enquire(system);
  await addNote(system, reference, 'Called', { by: 'Priya Nair' });
  await issueCertificate(system, { name: 'Anita', course: 'DevOps Automation', issued: '2026-03-01' });
  return system;
}

/** Another place: a data folder with the other engine, and a store in S3 for which the bucket is given. */
async function placeFor(engine: Engine, s3: Environment = {}): Promise<Environment> {
  const DATABASE_URL = engine === 'postgres' ? await newPostgresDatabase() : undefined;
  return { DATA_DIR: await newFolder(), DATABASE_URL, ...s3 };
}

async function open(system: TestSystem, settings: Environment): Promise<TestSystem> {
  const config = readConfig(settings);
  const storage = await openStorage(config, system.log);
  onTestFinished(() => storage.close());
  return { ...system, storage, config, settings };
}

/** Without the line that each move leaves. */
async function contentOf({ storage }: TestSystem) {
  return (await digestRows(storage.database)).filter(({ table }) => table !== 'trail');
}

const lines = async ({ storage }: TestSystem) =>
  (await storage.database.selectFrom('trail').select('act').orderBy('id').execute()).map(({ act }) => act);

describe.each(engines)('from %s', (engine) => {
  const other: Engine = engine === 'sqlite' && process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';

  it('everything moves to the other engine and S3 and back, the same to the last character; what was here stays', async () => {
    const here = await openFilled(engine);
    const before = await contentOf(here);
    const acts = await lines(here);
    const s3 = (await fakeS3()).settings;
    const there = await placeFor(other, s3);
    const report = await moveData(here, readConfig(there));
    expect(report).toMatchObject({ resumes: 2, resumesThere: 0, withoutResume: [] });
    const moved = await open(here, there);
    expect(await contentOf(moved)).toEqual(before);
    expect(await lines(moved)).toEqual([...acts, 'data.moved']);
    expect(moved.storage.certificateSecret).toEqual(here.storage.certificateSecret);

    const back = await placeFor(engine);
    expect(await moveData(moved, readConfig(back))).toMatchObject({ resumes: 2 });
    const home = await open(here, back);
    expect(await contentOf(home)).toEqual(before);
    expect(namesOfResumes(home.config.dataFolder)).toEqual(namesOfResumes(here.config.dataFolder));
    expect([await contentOf(here), await lines(here)]).toEqual([before, acts]);
    await enquire(home, { name: 'Next', email: 'next@example.com' });
  });

  it('a move that ended half-way is begun again, and copies no resume twice', async () => {
    const here = await openFilled(engine);
    const before = await contentOf(here);
    const there = readConfig(await placeFor(other, (await fakeS3()).settings));
    const { resumeFiles } = here.storage;
    const read = resumeFiles.read.bind(resumeFiles);
    let calls = 0;
    const reading = vi.spyOn(resumeFiles, 'read').mockImplementation(async (key) => {
      calls += 1;
      if (calls === 2) throw new Error('killed');
      return await read(key);
    });
    await expect(moveData(here, there)).rejects.toThrow('killed');
    reading.mockRestore();
    // What a move that was killed later on leaves beside an SQLite database.
    const left = join(there.dataFolder, 'site.db.0a1b2c3d');
    if (there.databaseUrl === undefined) await writeFile(left, 'rows');
    expect(await moveData(here, there)).toMatchObject({ resumes: 1, resumesThere: 1 });
    expect(existsSync(left)).toBe(false);
    expect(await moveData(here, there)).toMatchObject({ resumes: 0, resumesThere: 2 });
    const storage = await openStorage(there, here.log);
    onTestFinished(() => storage.close());
    expect(await contentOf({ ...here, storage })).toEqual(before);
  });

  it('resumes go a few at once, with a word on how far it is; one that fails ends it once the others begun are over', async () => {
    const here = await openFilled(engine);
    for (let more = 0; more < 18; more += 1) {
      const path = here.storage.resumeFiles.temporaryPath();
      await writeFile(path, `Resume ${more}`);
      await here.storage.resumeFiles.keep(path, `${randomUUID()}.pdf`);
    }
    const { objects, settings } = await fakeS3();
    const there = readConfig(await placeFor(other, settings));
    const { resumeFiles } = here.storage;
    const read = resumeFiles.read.bind(resumeFiles);
    const [running, most] = [new Set<string>(), { atOnce: 0 }];
    const reading = vi.spyOn(resumeFiles, 'read').mockImplementation(async (key) => {
      running.add(key);
      most.atOnce = Math.max(most.atOnce, running.size);
      // The first ones wait for each other, however slow the machine is.
      await vi.waitUntil(() => most.atOnce >= 8, { timeout: 10_000, interval: 5 });
      running.delete(key);
      if (objects.size > 10) throw new Error('killed');
      return await read(key);
    });
    await expect(moveData(here, there)).rejects.toThrow('killed');
    expect([running.size, most.atOnce]).toEqual([0, 8]);
    reading.mockRestore();
    const copied = objects.size;
    const told: string[] = [];
    expect(await moveData(here, there, (done) => told.push(done))).toMatchObject({
      resumes: 20 - copied,
      resumesThere: copied,
    });
    expect(told).toContain(`${20 - copied} resumes`);
    expect(told.at(-1)).toBe('2 resumes compared');
  });

  it('nothing moves over another site, into itself, or while a server runs', async () => {
    const here = await openFilled(engine);
    const stranger = await openFilled(other);
    const before = await contentOf(stranger);
    await expect(moveData(here, stranger.config)).rejects.toThrow('another site');
    expect(await contentOf(stranger)).toEqual(before);
    await expect(moveData(here, here.config)).rejects.toThrow('This database is in use now');
    const lock = await takeServerLock(here.config, here.log);
    await expect(moveData(here, readConfig(await placeFor(other)))).rejects.toThrow('Stop');
    await lock.release();
  });

  it('nothing moves to where a backup or a restore is under way', async () => {
    const here = await openFilled(engine);
    const target = readConfig(await placeFor(other));
    const there = await openStorage(target, here.log);
    const lock = await there.lockMaintenance();
    await expect(impatient(() => moveData(here, target))).rejects.toThrow('is running');
    await lock?.release();
    await there.close();
  });

  it('a backup is rehearsed: what it holds is told, what is stored is as before, nothing is left', async () => {
    const here = await openFilled(engine);
    const file = join(await newFolder(), 'site.backup');
    await backupData(here, file);
    const [before, names] = [await contentOf(here), await readdir(here.config.dataFolder)];
    expect(await verifyBackup(here, file)).toMatchObject({ resumes: 2, withoutResume: [], damaged: [] });
    expect([await contentOf(here), await readdir(here.config.dataFolder)]).toEqual([before, names]);
    await writeFile(file, 'no backup');
    await expect(verifyBackup(here, file)).rejects.toThrow('was not made by data backup');
    expect(await readdir(here.config.dataFolder)).toEqual(names);
  });

  it('an encrypted backup opens with its passphrase alone, and lies unencrypted nowhere afterwards', async () => {
    const here = await openFilled(engine);
    const folder = await newFolder();
    const file = join(folder, 'site.backup.age');
    const passphrase = 'Zb3pQ2mXv8kLr6tN';
    expect(await backupData(here, file, { passphrase })).toMatchObject({ resumes: 2 });
    const text = await readFile(file, 'latin1');
    expect(text.startsWith('age-encryption.org/v1\n-> scrypt ')).toBe(true);
    expect(text).not.toMatch(/SQLite|asha@example\.com/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['site.backup.age']);
    const names = await readdir(here.config.dataFolder);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);

    const before = await contentOf(here);
    expect(await verifyBackup(here, file, { passphrase })).toMatchObject({ resumes: 2, damaged: [] });
    const elsewhere = await openTestSystem(engine);
    await expect(restoreData(elsewhere, file)).rejects.toThrow(
      'is encrypted. Give the file with its passphrase',
    );
    await expect(restoreData(elsewhere, file, { passphrase: 'another' })).rejects.toThrow(
      'another passphrase',
    );
    await restoreData(elsewhere, file, { passphrase });
    const restored = await contentOf(elsewhere);
    // The mails of a backup do not leave by themselves.
    const withoutMails = (all: typeof before) => all.filter(({ table }) => table !== 'outbox');
    expect(withoutMails(restored)).toEqual(withoutMails(before));

    // A byte near the end was changed, and then the end is missing.
    const bytes = await readFile(file);
    const { length } = bytes;
    bytes[length - 40] = (bytes[length - 40] ?? 0) ^ 1;
    for (const damaged of [bytes, (await readFile(file)).subarray(0, length - 1_000)]) {
      await writeFile(file, damaged);
      await expect(restoreData(elsewhere, file, { passphrase })).rejects.toThrow('cannot be read');
    }
    expect(await contentOf(elsewhere)).toEqual(restored);
  });
});
