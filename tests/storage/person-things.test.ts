import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../content/pages.ts';
import { actOnThing, editThing, eraseThing, makeThing } from '../../server/services/catalogue/edit-thing.ts';
import { factRecords } from '../../server/services/catalogue/fact-records.ts';
import { testimonial } from '../../server/services/catalogue/testimonial.ts';
import type { Thing } from '../../server/services/catalogue/thing.ts';
import { THINGS } from '../../server/services/catalogue/things.ts';
import { listThings } from '../../server/services/catalogue/versions.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { engines, openTestSystem } from '../support/open-storage.ts';

const { email, ...fields } = testimonial.fields;
/** Beside testimonials, a second kind with data of a person. It is stored as notices are. */
const pledge: Thing = {
  ...testimonial,
  kind: 'notice',
  name: 'pledge',
  noun: 'pledges',
  records: factRecords('notice'),
  fields: { ...fields, giver: email },
  making: { ...(testimonial as Thing).making!, newId: ({ name }) => `pledge-${name}` },
  person: { ...(testimonial as Thing).person!, address: 'giver', erased: 'letter.removed' },
};
const declared = { ...THINGS };
beforeAll(() => void Object.assign(THINGS, { notice: pledge }));
afterAll(() => void Object.assign(THINGS, declared));

const SAID = {
  role: 'Sponsor',
  message: 'I pay for a seat.',
  agreed_by: 'Meera Rao',
  agreed_on: '2026-01-12',
  agreed_to: 'Name',
};
const MEERA = 'Meera@example.com';

test.for(engines)(
  'a second kind with a person is found, named, erased and not published by a restore, on %s',
  async (engine) => {
    const system = await openTestSystem(engine);
    const { database } = system.storage;
    const made = async (name: string, giver: string) =>
      await makeThing(system, pledge, { ...SAID, name, giver });
    const listed = async () => (await listThings(system, pledge)).map(({ id, state }) => [id, state]);
    await made('now', MEERA);
    const { id: former } = await made('former', MEERA);
    await editThing(system, pledge, former, { giver: '' });
    const { id: erased } = await made('erased', '');
    const { id: withdrawn } = await made('withdrawn', 'other@example.com');
    expect(await findPersonData(system, 'other@example.com')).toMatchObject({
      goes: ['1 pledge', '1 version of a pledge'],
    });
    await makeThing(system, testimonial, { ...SAID, name: 'Meera', email: MEERA });
    const file = join(system.config.dataFolder, 'before.backup');
    await backupData(system, file);

    expect(await findPersonData(system, 'meera@example.com')).toMatchObject({
      erased: ['2 pledges', '1 testimonial'],
      goes: ['2 pledges', '1 testimonial', '3 versions of pledges', '1 version of a testimonial'],
    });
    await eraseData(system, 'meera@example.com');
    await eraseThing(system, pledge, erased);
    await actOnThing(system, pledge, withdrawn, 'withdraw');
    const acts = await database.selectFrom('trail').select(['act', 'reference']).execute();
    for (const line of [
      { act: 'letter.removed', reference: 'pledge-now' },
      { act: 'letter.removed', reference: former },
      { act: 'letter.removed', reference: erased },
      { act: 'testimonial.erased', reference: expect.stringMatching(/^testimonial-/) as string },
    ])
      expect(acts).toContainEqual(line);
    await restoreData(system, file, { isCopyWanted: false });
    expect(await listed()).toEqual([[withdrawn, 'withdrawn']]);
    expect(await listThings(system, testimonial)).toEqual([]);
    const versions = await database.selectFrom('office_fact_versions').select('fact').execute();
    expect(new Set(versions.map(({ fact }) => fact))).toEqual(new Set([withdrawn]));
  },
);

test('who is asked for an email address in a thing is found by it', () => {
  for (const { kind, fields: asked, person } of Object.values(declared))
    expect(
      Object.entries(asked).flatMap(([name, { input }]) => (input === 'email' ? name : [])),
      kind,
    ).toEqual(person ? [person.address] : []);
});

test('the privacy page tells what is stored of each of them', () => {
  const stored = JSON.stringify(pages.find(({ path }) => path === '/privacy'));
  for (const { name, person } of Object.values(declared)) {
    const title = name.replace(/^./, (first) => first.toUpperCase());
    if (person) expect(stored).toContain(`"title":"${title}"`);
  }
});
