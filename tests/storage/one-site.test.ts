import { randomUUID } from 'node:crypto';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { readHeldBack } from '../../server/services/data/held-back.ts';
import type { PurgePlan } from '../../server/services/data/plan-purge.ts';
import { purgeData, purgeUnattended } from '../../server/services/data/purge-data.ts';
import { sweepData } from '../../server/services/data/sweep-data.ts';
import { engines, testOn, type TestSystem } from '../support/open-storage.ts';
import { namesOfResumes, namesSetAside } from '../support/resume-folder.ts';
import { apply } from '../support/submissions.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LONG_AGO = new Date('2026-01-01T12:00:00Z');

/** Files of our making without a row, as a killed server or another database leaves them. */
async function addOrphans({ config }: TestSystem, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => `${randomUUID()}.pdf`).toSorted();
  for (const name of names) {
    const file = join(config.dataFolder, 'resumes', name);
    await writeFile(file, 'x');
    await utimes(file, LONG_AGO, LONG_AGO);
  }
  return names;
}

const heldBack = ({ storage }: TestSystem) => readHeldBack(storage.database);
const sweep = (system: TestSystem) => sweepData(system, system.now());

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('what a kill leaves is set aside, and removed after 30 days', async ({ system }) => {
    const orphans = await addOrphans(system, 4);
    await sweep(system);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([]);
    expect(namesSetAside(system.config.dataFolder).toSorted()).toEqual(orphans);
    // A server that runs comes by every day.
    for (let week = 1; week <= 4; week += 1) {
      system.pass(7 * DAY_MS);
      await purgeUnattended(system);
    }
    expect(namesSetAside(system.config.dataFolder)).toHaveLength(4);
    system.pass(3 * DAY_MS);
    await purgeUnattended(system);
    expect(namesSetAside(system.config.dataFolder)).toEqual([]);
  });

  it('a clock that jumps empties no quarantine', async ({ system }) => {
    await addOrphans(system, 4);
    await sweep(system);
    await purgeUnattended(system);
    system.pass(400 * DAY_MS);
    await purgeUnattended(system);
    expect(namesSetAside(system.config.dataFolder)).toHaveLength(4);
    expect(await heldBack(system)).toMatchObject([{ what: 'purge' }]);
  });

  it('a resume whose row is there again comes back from the quarantine, and is read there meanwhile', async ({
    system,
  }) => {
    await apply(system, { cover_letter: undefined });
    const [resume = ''] = namesOfResumes(system.config.dataFolder);
    await system.storage.resumeFiles.setAside(resume);
    const content = await system.storage.resumeFiles.read(resume);
    content.destroy();
    await sweep(system);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([resume]);
    expect(namesSetAside(system.config.dataFolder)).toEqual([]);
  });

  it('more than a crash explains stay where they are until a person agrees', async ({ system }) => {
    await apply(system);
    await addOrphans(system, 12);
    await sweep(system);
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(13);
    expect(await heldBack(system)).toMatchObject([
      { what: 'sweep', reason: expect.stringMatching(/^12 of 13 resumes in \S+ belong to no application/) },
    ]);
    await purgeUnattended(system);
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(13);

    const refused = purgeData(system, () => Promise.reject(new Error('No.')));
    await expect(refused).rejects.toThrow('No.');
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(13);
    const asked: PurgePlan[] = [];
    await purgeData(system, async (plan) => void asked.push(plan));
    expect(asked).toMatchObject([
      { remarks: [expect.stringMatching(/^It moves 12 resumes without an application to the quarantine/)] },
    ]);
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(1);
    expect(namesSetAside(system.config.dataFolder)).toHaveLength(12);
    expect(await heldBack(system)).toEqual([]);
  });

  it('files that a commit without an answer left are known, however many', async ({ system }) => {
    for (const key of await addOrphans(system, 12)) await system.storage.resumeFiles.noteDoubt(key);
    // The notes are of this very millisecond.
    system.pass(1_000);
    await sweep(system);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([]);
    expect(namesSetAside(system.config.dataFolder)).toHaveLength(12);
    expect(await heldBack(system)).toEqual([]);
  });

  it('those that this server left in doubt are set aside, also where others are held back', async ({
    system,
  }) => {
    const inDoubt = await addOrphans(system, 12);
    const unexplained = await addOrphans(system, 12);
    for (const key of inDoubt) await system.storage.resumeFiles.noteDoubt(key);
    system.pass(1_000);
    await sweep(system);
    expect(namesSetAside(system.config.dataFolder).toSorted()).toEqual(inDoubt);
    expect(namesOfResumes(system.config.dataFolder).toSorted()).toEqual(unexplained);
    expect(await heldBack(system)).toMatchObject([
      { what: 'sweep', reason: expect.stringMatching(/^12 of 24 resumes/) },
    ]);
  });

  it('a sweep that cannot look forgets nothing of what is in doubt', async ({ system }) => {
    const inDoubt = await addOrphans(system, 12);
    for (const key of inDoubt) await system.storage.resumeFiles.noteDoubt(key);
    system.pass(1_000);
    const id = await system.storage.resumeFiles.readId();
    await system.storage.resumeFiles.writeId('another');
    await sweep(system);
    await system.storage.resumeFiles.writeId(id ?? '');
    await sweep(system);
    expect(namesSetAside(system.config.dataFolder).toSorted()).toEqual(inDoubt);
    expect(await heldBack(system)).toEqual([]);
  });

  it('a store that becomes another’s while the server runs is left alone', async ({ system }) => {
    await addOrphans(system, 2);
    await system.storage.resumeFiles.writeId('another');
    await sweep(system);
    await rm(join(system.config.dataFolder, 'resumes/.store'));
    await sweep(system);
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(2);
    expect(await heldBack(system)).toMatchObject([
      { what: 'sweep', reason: expect.stringContaining('no longer belong together') },
    ]);
  });
});
