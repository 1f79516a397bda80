import { describe, expect } from 'vitest';
import { closeJob } from '../../server/services/jobs/close-job.ts';
import { editJob } from '../../server/services/jobs/edit-job.ts';
import { importJobs } from '../../server/services/jobs/import-jobs.ts';
import { findJob, listClosedOpenings, listOpenOpenings } from '../../server/services/jobs/read-jobs.ts';
import { openJob } from '../../server/services/jobs/open-job.ts';
import { reopenJob } from '../../server/services/jobs/reopen-job.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import { engines, testOn } from '../support/open-storage.ts';
import { Readable } from 'node:stream';

const SOC = {
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'Pune',
  description: 'Watch.',
  closes: null,
};
const DAY_MS = 24 * 60 * 60 * 1_000;

describe.each(engines)('openings on %s', (engine) => {
  const it = testOn(engine);

  it('an opening is open through its last day', async ({ system }) => {
    const { id } = await openJob(system, { ...SOC, closes: dayFrom(system.now()) });
    expect(await findJob(system, id)).toMatchObject({ state: 'open' });
    system.pass(DAY_MS);
    expect(await findJob(system, id)).toMatchObject({ state: 'closed' });
  });

  it('a past closing date is refused when opened, edited, reopened or imported', async ({ system }) => {
    const past = { fields: { closes: 'The closing date is past: give today or a later day' } };
    await expect(openJob(system, { ...SOC, closes: '2020-01-31' })).rejects.toMatchObject(past);
    const { id } = await openJob(system, { ...SOC, closes: dayFrom(system.now()) });
    await expect(editJob(system, id, { closes: '2020-01-31' })).rejects.toMatchObject(past);
    system.pass(2 * DAY_MS);
    await expect(reopenJob(system, id)).rejects.toMatchObject(past);
    await expect(reopenJob(system, id, { closes: '2020-01-31' })).rejects.toMatchObject(past);
    // The words of one that is closed by now can still be changed.
    expect(await editJob(system, id, { location: 'Goa', closes: dayFrom(system.now(), -2) })).toMatchObject({
      location: 'Goa',
    });

    const reasons: string[] = [];
    const file = () => Readable.from(['title,type,location,description,closes\nT,F,L,D,2020-01-31\n']);
    for (const dryRun of [true, false]) {
      const onFailure = ({ reason }: { reason: string }) => void reasons.push(reason);
      expect(await importJobs(system, file(), { dryRun, onFailure })).toMatchObject({ added: 0, failed: 1 });
    }
    expect(reasons).toEqual(Array(2).fill('The closing date is past: give today or a later day'));
  });

  it('who saw an older version changes nothing, and is told who was faster', async ({ system }) => {
    const { id, version } = await openJob(system, SOC);
    await editJob({ ...system, actor: 'meera' }, id, { location: 'Goa' }, version);
    const stale = { name: 'VersionConflict', changedBy: 'meera', changedAt: expect.any(String) };
    await expect(editJob(system, id, { location: 'Kochi' }, version)).rejects.toMatchObject(stale);
    await expect(closeJob(system, id, version)).rejects.toBeInstanceOf(VersionConflict);
    await expect(reopenJob(system, id, { seen: version })).rejects.toBeInstanceOf(VersionConflict);
    expect(await listOpenOpenings(system)).toMatchObject([{ id, location: 'Goa', version: 2 }]);
  });

  it('a closed one is reopened unless another took its title; each act is logged', async ({ system }) => {
    const { id } = await openJob(system, SOC);
    await closeJob(system, id);
    await closeJob(system, id);
    expect(await listClosedOpenings(system)).toMatchObject({ rows: [{ id, state: 'closed' }] });
    const other = await openJob(system, SOC);
    await expect(reopenJob(system, id)).rejects.toMatchObject({ fields: { title: expect.any(String) } });
    await closeJob(system, other.id);
    expect(await reopenJob(system, id)).toMatchObject({ state: 'open', closes: null });
    const acts = await system.storage.database
      .selectFrom('trail')
      .select('act')
      .where('reference', '=', id)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['job.opened', 'job.closed', 'job.reopened']);
  });

  it('the closed ones are listed newest first, 50 at a time, none twice', async ({ system }) => {
    const opened = [];
    for (let index = 0; index < 60; index += 1) {
      const { id } = await openJob(system, { ...SOC, title: `Job ${index}` });
      await closeJob(system, id);
      opened.push(id);
    }
    const first = await listClosedOpenings(system);
    const second = await listClosedOpenings(system, first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, undefined]);
    const listed = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(listed.toSorted()).toEqual(opened.toSorted());
  });
});

function dayFrom(now: Date, days = 0): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
