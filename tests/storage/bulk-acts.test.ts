import { beforeEach, describe, expect, it } from 'vitest';
import { listBulkActs, readBulkAct, undoBulkAct } from '../../server/services/submissions/bulk-acts.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { changeMany } from '../../server/services/submissions/change-many.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';
import { closeSubmission } from '../support/acts.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

describe.each(engines)('acts on several on %s', (engine) => {
  let system: TestSystem;
  let references: string[];

  beforeEach(async () => {
    system = await openTestSystem(engine);
    references = [];
    for (const name of ['Asha Rao', 'Vikram Shah', 'Meera Iyer']) {
      system.pass(MINUTE_MS);
      references.push(await enquire(system, { name }));
    }
  });

  const close = async () =>
    await changeMany(
      system,
      references.map((reference) => ({ reference, version: 1 })),
      'Arjun Mehta',
      closeSubmission,
    );

  it('are listed for a day, with how many each changed and who did it', async () => {
    const { bulkAct } = await close();
    expect(await listBulkActs(system, 'enquiry')).toEqual([
      { id: bulkAct, act: 'close', made_by: 'Arjun Mehta', made_at: expect.any(String), count: 3 },
    ]);
    expect(await listBulkActs(system, 'application')).toEqual([]);
    system.pass(DAY_MINUTES * MINUTE_MS + MINUTE_MS);
    expect(await listBulkActs(system, 'enquiry')).toEqual([]);
  });

  it('are undone for each that nobody changed since; the undo is an act of its own', async () => {
    const { bulkAct } = await close();
    await addNote(system, references[0] ?? '', 'Rang again.', { by: 'Kiran Das' });
    const {
      changed,
      refused,
      bulkAct: undone,
    } = await undoBulkAct(system, bulkAct, 'Meera Nair', ['enquiry']);
    expect(changed.map(({ state }) => state)).toEqual(['new', 'new']);
    expect(refused).toEqual([]);
    expect((await readBulkAct(system, bulkAct, ['enquiry'])).map(({ later }) => later?.made_by)).toEqual([
      'Kiran Das',
      'Meera Nair',
      'Meera Nair',
    ]);
    system.pass(MINUTE_MS);
    expect((await listBulkActs(system, 'enquiry')).map(({ id }) => id).toSorted()).toEqual(
      [bulkAct, undone].toSorted(),
    );
  });

  it('are seen and undone only by who sees what they changed', async () => {
    const { bulkAct } = await close();
    expect(await readBulkAct(system, bulkAct, ['application'])).toEqual([]);
    expect((await undoBulkAct(system, bulkAct, 'Ravi Shah', ['application'])).changed).toEqual([]);
  });
});
