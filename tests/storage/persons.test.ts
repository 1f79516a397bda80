import { describe, expect, it, vi } from 'vitest';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import {
  findAlsoFrom,
  findCertificatesOf,
  findLettersTo,
} from '../../server/services/submissions/find-also-from.ts';
import { correctAddress } from '../../server/services/submissions/correct-address.ts';
import { joinPersons, separatePerson } from '../../server/services/submissions/join-persons.ts';
import { showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { lookupOf } from '../../server/services/certificates/certificate-number.ts';
import { keepAddress } from '../../server/services/certificates/holder-address.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { lockReceived, selectReceivedFrom } from '../../server/storage/received-rows.ts';
import { transactionDespiteDeadlocks } from '../../server/storage/retry-deadlock.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { planOf } from '../support/plan-of.ts';
import { waitingStatements } from '../support/waiting-statements.ts';
import { enquire } from '../support/submissions.ts';
import { answerEnquiry } from '../support/acts.ts';

const BY = { by: 'Kiran Das' };
const BOTH = ['enquiry', 'application'] as const;

async function ask(system: TestSystem, email: string, mobile: string, name = 'Asha Rao'): Promise<string> {
  system.pass(1_000);
  return await enquire(system, { name, mobile, email, message: `From ${email}` });
}

async function alsoFrom(system: TestSystem, reference: string): Promise<string[]> {
  const row = await showSubmission(system, 'enquiry', reference);
  return (await findAlsoFrom(system, row, BOTH)).map((one) => one.reference).toSorted();
}

async function openThree(engine: TestSystem['storage']['engine']) {
  const system = await openTestSystem(engine);
  const home = await ask(system, 'asha@home.example', '9876543210');
  const work = await ask(system, 'a.rao@work.example', '8765432109');
  const later = await ask(system, 'a.rao@work.example', '8765432109', 'A. Rao');
  return { system, home, work, later };
}

describe.each(engines)('on %s', (engine) => {
  it.each([
    ['9811122233', '+91 98111 22233', '09811122233', '919811122233'],
    ['+46 70 123 45 67', '070-123 45 67', '0046701234567'],
    ['+46 8 123 456 78', '08-123 456 78'],
  ])('%s is the number of one person, however it is written', async (...numbers) => {
    const system = await openTestSystem(engine);
    const references: string[] = [];
    for (const [index, number] of numbers.entries())
      references.push(await ask(system, `${index}@home.example`, number));
    await ask(system, 'other@home.example', '+46 70 123 45 68');
    for (const reference of references)
      expect(await alsoFrom(system, reference)).toEqual(
        references.filter((other) => other !== reference).toSorted(),
      );
  });

  it('whoever wrote from an address that was corrected since is found without a look at all changes', async () => {
    const system = await openTestSystem(engine);
    const { database } = system.storage;
    const reference = await ask(system, 'asha@hom.example', '9876543210');
    await correctAddress(system, reference, 'asha@home.example', BY);
    const change = await database.selectFrom('submission_changes').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 700 }, (_, place) => ({
      ...change,
      id: `C${place}`,
      reference: `E-${place}`,
      act: 'close' as const,
      former_email: null,
    }));
    await database.insertInto('submission_changes').values(others).execute();
    const found = await selectReceivedFrom(database, 'asha@hom.example');
    expect(found.map((row) => row.reference)).toEqual([reference]);
    expect(await planOf(system, (watched) => selectReceivedFrom(watched, 'asha@hom.example'))).toContain(
      'submission_changes_corrected',
    );
  });

  it('two who differ in address and number are one person once somebody says so, until it is taken back', async () => {
    const { system, home, work, later } = await openThree(engine);
    expect(await alsoFrom(system, home)).toEqual([]);
    const changed = await joinPersons(system, home, work.toLowerCase(), BY, BOTH);
    expect(changed.map(({ reference }) => reference).toSorted()).toEqual([home, work].toSorted());
    // By the address of the one that was joined, a third is theirs too.
    expect(await alsoFrom(system, home)).toEqual([later, work].toSorted());
    expect(await alsoFrom(system, work)).toEqual([home, later].toSorted());
    for (const { reference, version } of changed) await undoChange(system, reference, { ...BY, version });
    expect(await alsoFrom(system, home)).toEqual([]);
    expect(await alsoFrom(system, work)).toEqual([later]);
  });

  it('whoever was joined with either is the same person then, and one is taken out again', async () => {
    const { system, home, work } = await openThree(engine);
    const third = await ask(system, 'asha@third.example', '7654321098');
    const fourth = await ask(system, 'asha@fourth.example', '6543210987');
    await joinPersons(system, home, work, BY, BOTH);
    await joinPersons(system, third, fourth, BY, BOTH);
    await joinPersons(system, home, third, BY, BOTH);
    expect(await alsoFrom(system, fourth)).toEqual(expect.arrayContaining([home, work, third]));
    const { version } = await separatePerson(system, third, BY);
    expect(await alsoFrom(system, third)).toEqual([]);
    await undoChange(system, third, { ...BY, version });
    expect(await alsoFrom(system, third)).toEqual(expect.arrayContaining([home, work, fourth]));
  });

  it('an erasure takes what was joined, from every address, and says so before', async () => {
    const { system, home, work, later } = await openThree(engine);
    const other = await ask(system, 'somebody@else.example', '5432109876');
    const { number } = await issueCertificate(system, { name: 'Asha R.', course: 'DevOps Automation' });
    await keepAddress(system.storage.database, lookupOf(number), 'a.rao@work.example');
    await joinPersons(system, home, work, BY, BOTH);
    const found = await findPersonData(system, home);
    expect(found).toMatchObject({
      email: 'asha@home.example',
      addresses: ['a.rao@work.example'],
      erased: ['1 address of a certificate holder', '3 enquiries'],
    });
    expect(found.items.map(({ reference }) => reference).toSorted()).toEqual([home, work, later].toSorted());
    await eraseData(system, 'asha@home.example');
    const left = await system.storage.database.selectFrom('enquiries').select('reference').execute();
    expect(left).toEqual([{ reference: other }]);
    expect(await system.storage.database.selectFrom('holder_addresses').selectAll().execute()).toEqual([]);
  });

  it('control: what was not joined stays', async () => {
    const { system, work, later } = await openThree(engine);
    await eraseData(system, 'asha@home.example');
    const left = await system.storage.database.selectFrom('enquiries').select('reference').execute();
    expect(left.map(({ reference }) => reference).toSorted()).toEqual([work, later].toSorted());
  });

  it('certificates are shown whose holder has the address, and those that bear the name', async () => {
    const { system, home } = await openThree(engine);
    const held = await issueCertificate(system, { name: 'Asha R.', course: 'DevOps Automation' });
    await keepAddress(system.storage.database, lookupOf(held.number), 'ASHA@home.example');
    const named = await issueCertificate(system, { name: 'Asha Rao', course: 'Data Science & Analytics' });
    const row = await showSubmission(system, 'enquiry', home);
    expect(await findCertificatesOf(system, [row])).toEqual([
      { number: held.number, course: 'DevOps Automation', isCertain: true },
      { number: named.number, course: 'Data Science & Analytics', isCertain: false },
    ]);
  });

  it('letters to them are shown, the newest first, without what was taken back', async () => {
    const { system, home, work } = await openThree(engine);
    const write = async (reference: string, subject: string) => {
      system.pass(1_000);
      await answerEnquiry(system, reference, { subject, text: 'Words.' }, BY);
    };
    await write(home, 'Dates');
    await write(work, 'Fee');
    await write(work, 'Taken back');
    await undoChange(system, work, BY);
    expect(await findLettersTo(system, [home, work])).toMatchObject([
      { reference: work, subject: `Fee (${work})`, by: 'Kiran Das' },
      { reference: home, subject: `Dates (${home})`, by: 'Kiran Das' },
    ]);
    expect(await findLettersTo(system, [])).toEqual([]);
  });
});

it.skipIf(!engines.includes('postgres'))(
  'two are joined though an erasure and the change wait for each other',
  async () => {
    const { system, home, work } = await openThree('postgres');
    const other = await system.openAgain();
    let joining: Promise<unknown> | undefined;
    // PostgreSQL ends the one that waited first, on a busy machine the other one.
    await transactionDespiteDeadlocks(other.database, async (erasing) => {
      await lockReceived(erasing, [work]);
      if (!joining) {
        joining = joinPersons(system, home, work, BY, BOTH);
        joining.catch(() => {});
        // It has changed the first, then waits for the second.
        await vi.waitUntil(async () => (await waitingStatements(other.database)) > 0, { timeout: 20_000 });
      }
      await lockReceived(erasing, [home]);
    });
    await joining;
    expect(await alsoFrom(system, home)).toContain(work);
  },
);

it.each([
  ['', 'Give a reference'],
  ['E-2222-22', 'There is no E-2222-22 here'],
  ['D-2222-22', 'There is no D-2222-22 here'],
  ['someone@example.com', 'There is no someone@example.com here'],
])('%s is refused', async (typed, message) => {
  const { system, home } = await openThree('sqlite');
  await expect(joinPersons(system, home, typed, BY, BOTH)).rejects.toThrow(message);
});

it('nobody is joined with themselves, twice, or with what the role does not see', async () => {
  const { system, home, work } = await openThree('sqlite');
  await expect(joinPersons(system, home, home, BY, BOTH)).rejects.toThrow('This is the same submission');
  await joinPersons(system, home, work, BY, BOTH);
  await expect(joinPersons(system, home, work, BY, BOTH)).rejects.toThrow('already linked as one person');
  await expect(joinPersons(system, home, work, BY, ['application'])).rejects.toThrow('There is no');
});
