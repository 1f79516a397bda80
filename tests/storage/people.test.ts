import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { editThing } from '../../server/services/catalogue/edit-thing.ts';
import { opening, publishOpening } from '../../server/services/catalogue/opening.ts';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { changeRole, endPerson, invitePerson, resetPerson } from '../../desk/access/people.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { migrations } from '../../server/storage/migrate.ts';
import { engines, openTestSystem } from '../support/open-storage.ts';

test.each(engines)('the firm is told by mail when an access is reset, on %s', async (engine) => {
  const system = await openTestSystem(engine, {
    NOTIFY_EMAIL: 'owner@firm.example, office@firm.example',
    TIME_ZONE: 'Asia/Kolkata',
  });
  const { person: owner } = await invitePerson(system, { name: 'Priya Nair', role: 'owner' });
  const { person } = await invitePerson(system, { name: 'Meera Nair', role: 'office' });
  await resetPerson(system, person.id);
  await resetPerson({ ...system, actor: owner.id }, person.id);

  const sent: Mail[] = [];
  const transport = { send: async (mail: Mail) => void sent.push(mail), verify: async () => {} };
  await deliverDueMails(system, transport);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    'office@firm.example',
    'office@firm.example',
    'owner@firm.example',
    'owner@firm.example',
  ]);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(4);
  for (const { replyTo, html } of sent) expect([replyTo, html]).toEqual([undefined, undefined]);
  expect(sent[0]?.subject).toMatch(/^Desk: the access of Meera Nair was reset \(D-\w{4}-\w\w\)$/);
  expect(new Set(sent.map(({ text }) => /^By: +(.*)$/m.exec(text)?.[1]))).toEqual(
    new Set(['Priya Nair', 'command line']),
  );
  expect(sent[0]?.text).toMatch(/^When: .* IST$/m);
  expect(sent[0]?.text).toContain('desk end "Meera Nair"');
  expect(new Set(sent.map(({ fileName }) => fileName)).size).toBe(4);
});

test('nobody changes their own role or ends their own access', async () => {
  const system = await openTestSystem();
  const { person } = await invitePerson(system, { name: 'Priya Nair', role: 'owner' });
  const own = { ...system, actor: person.id };
  await expect(changeRole(own, person.id, 'office')).rejects.toThrow('You cannot do this to your own access');
  await expect(endPerson(own, person.id)).rejects.toThrow('You cannot do this to your own access');
});

test('such a mail is tried again by its reference', async () => {
  const system = await openTestSystem();
  const { person } = await invitePerson(system, { name: 'Meera Nair', role: 'office' });
  await resetPerson(system, person.id);
  const { database } = system.storage;
  const { reference } = await database.selectFrom('outbox').select('reference').executeTakeFirstOrThrow();
  await database.updateTable('outbox').set({ attempts: 1 }).execute();
  expect(await resendMails(system, reference.toLowerCase())).toBe(1);
});

test.each(engines)('who changed an opening is kept by name, also those of before, on %s', async (engine) => {
  const system = await openTestSystem(engine);
  const { person } = await invitePerson(system, { name: 'Meera Nair', role: 'recruiter' });
  const words = { type: 'Full-time', location: 'Pune', description: 'Watch.', closes: null };
  const ids: string[] = [];
  for (const [title, actor] of [
    ['By a person', person.id],
    ['By link', 'link'],
    ['By command', 'command line'],
  ] as const) {
    const { id } = await publishOpening({ ...system, actor }, { title, ...words });
    await editThing({ ...system, actor }, opening, id, { location: 'Goa' });
    ids.push(id);
  }
  const { database } = system.storage;
  const namesOf = async () =>
    (await database.selectFrom('jobs').select(['id', 'changed_by']).where('id', 'in', ids).execute())
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((row) => row.changed_by);
  expect(await namesOf()).toEqual(['Meera Nair', 'Owner, by link', 'command line']);

  await sql`update jobs set changed_by = ${person.id} where id = ${ids[0]}`.execute(database);
  await sql`update jobs set changed_by = 'link' where id = ${ids[1]}`.execute(database);
  await migrations['0009-names']?.up(database);
  expect(await namesOf()).toEqual(['Meera Nair', 'Owner, by link', 'command line']);
});
