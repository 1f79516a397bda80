import { describe, expect } from 'vitest';
import { actOnThing, editThing } from '../../server/services/catalogue/edit-thing.ts';
import { opening, publishOpening, reopenOpening } from '../../server/services/catalogue/opening.ts';
import { undoVersion } from '../../server/services/catalogue/versions.ts';
import { importJobs } from '../../server/services/jobs/import-jobs.ts';
import { findJob, listClosedOpenings } from '../../server/services/jobs/read-jobs.ts';
import { engines, testOn } from '../support/open-storage.ts';
import { SOC_ANALYST as SOC } from '../support/submissions.ts';
import { Readable } from 'node:stream';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe.each(engines)('openings on %s', (engine) => {
  const it = testOn(engine);

  it('an opening is open through its last day', async ({ system }) => {
    const { id } = await publishOpening(system, { ...SOC, closes: dayFrom(system.now()) });
    expect(await findJob(system, id)).toMatchObject({ state: 'open' });
    system.pass(DAY_MS);
    expect(await findJob(system, id)).toMatchObject({ state: 'closed' });
  });

  it('a past closing date is refused when opened, edited, reopened or imported', async ({ system }) => {
    const past = { fields: { closes: 'The closing date is past. Give today or a later day' } };
    await expect(publishOpening(system, { ...SOC, closes: '2020-01-31' })).rejects.toMatchObject(past);
    const { id } = await publishOpening(system, { ...SOC, closes: dayFrom(system.now()) });
    await expect(editThing(system, opening, id, { closes: '2020-01-31' })).rejects.toMatchObject(past);
    system.pass(2 * DAY_MS);
    await expect(reopenOpening(system, id)).rejects.toMatchObject(past);
    await expect(reopenOpening(system, id, { closes: '2020-01-31' })).rejects.toMatchObject(past);
    // The words of one that is closed by now can still be changed.
    expect(
      await editThing(system, opening, id, { location: 'Goa', closes: dayFrom(system.now(), -2) }),
    ).toMatchObject({
      value: { location: 'Goa' },
    });

    const reasons: string[] = [];
    const file = () => Readable.from(['title,type,location,description,closes\nT,F,L,D,2020-01-31\n']);
    for (const dryRun of [true, false]) {
      const onFailure = ({ reason }: { reason: string }) => void reasons.push(reason);
      expect(await importJobs(system, file(), { dryRun, onFailure })).toMatchObject({ added: 0, failed: 1 });
    }
    expect(reasons).toEqual(Array(2).fill('The closing date is past. Give today or a later day'));
  });

  it('a closed one is reopened unless another took its title; each act is logged', async ({ system }) => {
    const { id } = await publishOpening(system, SOC);
    await actOnThing(system, opening, id, 'close');
    await actOnThing(system, opening, id, 'close');
    expect(await listClosedOpenings(system)).toMatchObject({ rows: [{ id, state: 'closed' }] });
    const other = await publishOpening(system, SOC);
    await expect(reopenOpening(system, id)).rejects.toMatchObject({
      fields: { title: expect.any(String) },
    });
    await actOnThing(system, opening, other.id, 'close');
    expect(await reopenOpening(system, id)).toMatchObject({
      state: 'open',
      value: { closes: '' },
    });
    const acts = await system.storage.database
      .selectFrom('trail')
      .select('act')
      .where('reference', '=', id)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['job.opened', 'job.closed', 'job.reopened']);
  });

  it('the publication is undone: nobody sees it, and its title is free', async ({ system }) => {
    const { id } = await publishOpening(system, SOC);
    await undoVersion(system, opening, id);
    expect(await findJob(system, id)).toMatchObject({ state: 'closed' });
    await publishOpening(system, SOC);
    await expect(undoVersion(system, opening, id)).rejects.toMatchObject({
      fields: { title: expect.stringContaining('is open already') },
    });
  });

  it('one of an earlier release has no version: its first change can be undone, nothing before it', async ({
    system,
  }) => {
    const { id } = await publishOpening(system, SOC);
    await editThing(system, opening, id, { location: 'Goa' });
    await system.storage.database.deleteFrom('office_fact_versions').execute();
    await expect(undoVersion(system, opening, id)).rejects.toThrow(
      `There is nothing to undo for the opening ${id}.`,
    );
    await editThing(system, opening, id, { location: 'Kochi' });
    expect(await undoVersion(system, opening, id)).toMatchObject({ value: { location: 'Goa' } });
  });

  it('the closed ones are listed newest first, 50 at a time, none twice', async ({ system }) => {
    const opened = [];
    for (let index = 0; index < 60; index += 1) {
      const { id } = await publishOpening(system, { ...SOC, title: `Job ${index}` });
      await actOnThing(system, opening, id, 'close');
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
