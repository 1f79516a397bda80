import { access, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { brokenDatabase, openTestSystem } from '../../../tests/support/open-storage.ts';
import { namesOfResumes, namesSetAside } from '../../../tests/support/resume-folder.ts';
import { insertRemovals, noteOverwriting, selectOverwriting } from '../../storage/removals.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
import { askForBackup } from '../backups/backup-run.ts';
import { backUpWhenDue } from '../backups/nightly-backup.ts';
import { submitEnquiry } from '../submissions/submit-enquiry.ts';
import { startMaintenance } from './start-maintenance.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A site whose days pass at the test's word. */
async function openSite() {
  const system = await openTestSystem();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const logged: string[] = [];
  vi.spyOn(system.log, 'error').mockImplementation(
    (_details: unknown, text?: string) => void logged.push(text ?? ''),
  );
  const maintenance = startMaintenance(system, new Date());
  onTestFinished(() => maintenance.stop());
  const untilDone = () => expect.poll(() => vi.getTimerCount()).toBe(1);
  await untilDone();
  return {
    system,
    logged,
    async pass(milliseconds: number) {
      system.pass(milliseconds);
      await vi.advanceTimersByTimeAsync(milliseconds);
      await untilDone();
    },
    lastPurge: () => readSiteFact(system.storage.database, 'last_purge'),
  };
}

it('purges at the start and every day, and notes when', async () => {
  const { pass, lastPurge } = await openSite();
  const first = await lastPurge();
  expect(first).toBeDefined();
  await pass(24 * HOUR_MS);
  expect(await lastPurge()).not.toBe(first);
});

it('tries a purge that failed again within the hour', async () => {
  const { system, logged, pass, lastPurge } = await openSite();
  const first = await lastPurge();
  expect(first).toBeDefined();
  const working = system.storage.database;
  system.storage.database = brokenDatabase();
  await pass(24 * HOUR_MS);
  expect(logged).toContainEqual(expect.stringContaining('purge failed'));
  system.storage.database = working;
  expect(await lastPurge()).toBe(first);
  await pass(HOUR_MS);
  expect(await lastPurge()).not.toBe(first);
});

it('sets files without a row aside every day, once they are an hour old', async () => {
  const { system, pass } = await openSite();
  const folder = join(system.config.dataFolder, 'resumes');
  const age = async (name: string, milliseconds: number) => {
    const time = new Date(system.now().getTime() - milliseconds);
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), time, time);
  };
  await pass(23 * HOUR_MS);
  const [old, young] = [
    '6f1c2d3e-0000-4000-8000-000000000001.pdf',
    '6f1c2d3e-0000-4000-8000-000000000002.pdf',
  ];
  await age(old, 5 * MINUTE_MS);
  await age(young, -50 * MINUTE_MS);
  await pass(HOUR_MS);
  expect(namesOfResumes(system.config.dataFolder)).toEqual([young]);
  expect(namesSetAside(system.config.dataFolder)).toEqual([old]);
});

const enquiry = { name: 'Asha', mobile: '1', email: 'asha@example.com', message: 'Asha' };

it('looks at a purge that is held back again each half hour, and goes on by itself once the clock is right', async () => {
  const { system, logged, pass, lastPurge } = await openSite();
  await submitEnquiry(system, { fields: enquiry, clientAddress: '::1' });
  const first = await lastPurge();
  system.pass(181 * 24 * HOUR_MS);
  await pass(24 * HOUR_MS);
  await pass(30 * MINUTE_MS);
  expect(logged).toEqual(['the purge deleted nothing: somebody must decide with data purge']);
  expect(await lastPurge()).toBe(first);
  expect(await system.storage.database.selectFrom('enquiries').selectAll().execute()).toHaveLength(1);
  system.pass(-181 * 24 * HOUR_MS);
  await pass(30 * MINUTE_MS);
  expect(await lastPurge()).not.toBe(first);
});

it('looks at a sweep that is held back again each half hour', async () => {
  const { system, logged, pass } = await openSite();
  const { resumeFiles } = system.storage;
  const orphan = '6f1c2d3e-0000-4000-8000-000000000001.pdf';
  await writeFile(join(system.config.dataFolder, 'resumes', orphan), 'x');
  const id = await resumeFiles.readId();
  await resumeFiles.writeId('another');
  await pass(24 * HOUR_MS);
  expect(logged).toEqual(['the sweep deleted nothing: somebody must decide with data purge']);
  expect(namesOfResumes(system.config.dataFolder)).toEqual([orphan]);
  await resumeFiles.writeId(id ?? '');
  await pass(30 * MINUTE_MS);
  expect(namesSetAside(system.config.dataFolder)).toEqual([orphan]);
});

it('removes half an hour later what the store did not let go, also while a purge is held back', async () => {
  const { system, pass } = await openSite();
  const { database, resumeFiles } = system.storage;
  await submitEnquiry(system, { fields: enquiry, clientAddress: '::1' });
  const file = join(system.config.dataFolder, 'resumes', 'erased.pdf');
  await writeFile(file, 'x');
  const requested = system.now().toISOString();
  await insertRemovals(database, [{ kind: 'resume', key: 'erased.pdf' }], requested);
  const remove = vi.spyOn(resumeFiles, 'remove').mockRejectedValue(new Error('the store is away'));
  system.pass(181 * 24 * HOUR_MS);
  const isThere = () =>
    access(file).then(
      () => true,
      () => false,
    );
  await pass(24 * HOUR_MS);
  expect(await isThere()).toBe(true);
  remove.mockRestore();
  await pass(30 * MINUTE_MS);
  expect(await isThere()).toBe(false);
  expect(await database.selectFrom('enquiries').selectAll().execute()).toHaveLength(1);
});

it('keeps a reserve on the disk, and makes it again when it was given up', async () => {
  const { system, pass } = await openSite();
  const file = join(system.config.dataFolder, 'reserve');
  expect((await stat(file)).size).toBe(16 * 1024 * 1024);
  await truncate(file);
  await pass(24 * HOUR_MS);
  expect((await stat(file)).size).toBe(16 * 1024 * 1024);
});

it('deletes backups that are older than two weeks every day, but the newest', async () => {
  const { system, pass } = await openSite();
  await backUpWhenDue(system, () => Promise.reject(new Error('none is due')));
  const backUp = async () => {
    await askForBackup(system);
    await backUpWhenDue(system, async (file) => {
      await writeFile(file, 'a backup');
      return { rows: 1, resumes: 0, withoutResume: [], bytes: 8, seconds: 1 };
    });
  };
  const kept = async () => (await readdir(join(system.config.dataFolder, 'backups'))).toSorted();
  await backUp();
  system.pass(2 * 24 * HOUR_MS);
  await backUp();
  const [, newer] = await kept();
  for (let week = 0; week < 3; week += 1) await pass(7 * 24 * HOUR_MS);
  expect(await kept()).toEqual([newer]);
});

it('overwrites each minute what another process deleted and could not overwrite', async () => {
  const system = await openTestSystem();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const maintenance = startMaintenance(system, new Date());
  onTestFinished(() => maintenance.stop());
  const { database } = system.storage;
  await noteOverwriting(database, new Date().toISOString());
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.poll(() => selectOverwriting(database)).toEqual([]);
});
