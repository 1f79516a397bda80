import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { brokenDatabase, openTestSystem } from '../../../tests/support/open-storage.ts';
import { namesOfResumes, namesSetAside } from '../../../tests/support/resume-folder.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
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
