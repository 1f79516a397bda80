import { describe, expect, it } from 'vitest';
import type { Mail } from '../../server/mail/mail.ts';
import { chooseMorningMail } from '../../server/services/morning-mail/choose-morning-mail.ts';
import { morningOf, sendMorningMails } from '../../server/services/morning-mail/send-morning-mails.ts';
import { assignSubmission } from '../../server/services/submissions/assign-submission.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { updatePerson } from '../../server/storage/people.ts';
import { newPersonRow } from '../support/new-person-row.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { deliver, enquire } from '../support/submissions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DESK = { DESK_PORT: '3001', DESK_URL: 'https://desk.example.com', DAYS_OFF: '2000-01-01' };

/** Until clocks in India show this hour next. */
function passUntil(system: TestSystem, hour: number): void {
  const inIndia = (system.now().getTime() + 5.5 * HOUR_MS) % DAY_MS;
  system.pass((hour * HOUR_MS - inIndia + DAY_MS) % DAY_MS || DAY_MS);
}

async function openFirm(engine: TestSystem['storage']['engine'], settings = {}) {
  const system = await openTestSystem(engine, { ...DESK, ...settings });
  const { database } = system.storage;
  for (const name of ['Kiran Das', 'Meera Nair'])
    await database.insertInto('people').values(newPersonRow(name, 'office')).execute();
  await chooseMorningMail(system, 'Kiran Das', 'kiran@firm.example');
  return system;
}

const ask = (system: TestSystem, name: string) =>
  enquire(system, { name, email: `${name.replace(' ', '.')}@example.com`, message: `From ${name}` });

async function leaving(system: TestSystem): Promise<Mail[]> {
  return (await deliver(system)).filter(({ fileName }) => fileName.includes('.morning-mail.'));
}

describe.each(engines)('on %s', (engine) => {
  it('whoever chose it is told once a morning what is due, overdue and nobody’s, without a name', async () => {
    const system = await openFirm(engine);
    const today = () => dayIn(system.now(), 'Asia/Kolkata');
    const late = await ask(system, 'Asha Rao');
    await assignSubmission(system, late, { to: 'Kiran Das', due: today() }, { by: 'Meera Nair' });
    const lateDay = today();
    passUntil(system, 9.6);
    if (today() === lateDay) passUntil(system, 9.6);
    const due = await ask(system, 'Vikram Shah');
    await assignSubmission(system, due, { to: 'Kiran Das', due: today() }, { by: 'Meera Nair' });
    const others = await ask(system, 'Ravi Iyer');
    await assignSubmission(system, others, { to: 'Meera Nair', due: today() }, { by: 'Meera Nair' });
    await ask(system, 'Nobody Yet');

    const other = { ...system, storage: await system.openAgain() };
    const sent = await Promise.all([sendMorningMails(system), sendMorningMails(other)]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect(await sendMorningMails(system)).toBe(0);
    const [mail, ...more] = await leaving(system);
    expect(more).toEqual([]);
    expect(mail?.to).toBe('kiran@firm.example');
    expect(mail?.subject).toBe('Desk: 1 overdue, 1 due today, 1 without an owner');
    expect(mail?.text).toBe(`Good morning Kiran Das,

Overdue
https://desk.example.com/enquiries/${late}  since ${lateDay}

Due today
https://desk.example.com/enquiries/${due}

New, without an owner
1 enquiry: https://desk.example.com/enquiries?who=nobody&state=new&sort=oldest

You chose this email at the desk. To stop it, open Your access: https://desk.example.com/account
`);
  });

  it('what has waited too long is told too, and a quiet morning has no mail', async () => {
    const system = await openFirm(engine);
    passUntil(system, 9.6);
    passUntil(system, 9.6);
    expect(await sendMorningMails(system)).toBe(0);
    const reference = await ask(system, 'Asha Rao');
    await system.storage.database
      .updateTable('enquiries')
      .set({ received: new Date(system.now().getTime() - 3 * DAY_MS).toISOString(), owner: 'Meera Nair' })
      .where('reference', '=', reference)
      .execute();
    expect(await sendMorningMails(system)).toBe(0);
    passUntil(system, 9.6);
    expect(await sendMorningMails(system)).toBe(1);
    const [mail] = await leaving(system);
    expect(mail?.subject).toBe('Desk: something has waited too long');
    expect(mail?.text).toContain(
      '1 enquiry has waited for more than 2 days. https://desk.example.com/enquiries',
    );
  });

  it('whose hold of a seat is over is told whose enquiry it is, until it is extended', async () => {
    const system = await openFirm(engine, { ANSWER_WITHIN_DAYS: '30' });
    const { id } = await openBatch(system, DEVOPS, { courses: COURSES });
    const [own, others] = [await ask(system, 'Asha Rao'), await ask(system, 'Ravi Iyer')];
    const until = dayIn(system.now(), 'Asia/Kolkata');
    for (const [reference, to] of [
      [own, 'Kiran Das'],
      [others, 'Meera Nair'],
    ] as const) {
      await setSeat(system, reference, { seat: 'held', until, batch: id }, { by: to });
      await assignSubmission(system, reference, { to, due: undefined }, { by: to });
    }
    passUntil(system, 9.6);
    passUntil(system, 9.6);
    expect(await sendMorningMails(system)).toBe(1);
    const [mail] = await leaving(system);
    expect(mail?.subject).toBe('Desk: 1 seat hold expired');
    expect(mail?.text).toContain(
      `Seat holds that have expired: extend them, or the seats are free
https://desk.example.com/enquiries/${own}  DevOps Automation, 9 January 2927, until ${until}

`,
    );
    expect(mail?.text).not.toContain(others);
    const later = dayIn(new Date(system.now().getTime() + 3 * DAY_MS), 'Asia/Kolkata');
    await setSeat(system, own, { seat: 'held', until: later }, { by: 'Kiran Das' });
    passUntil(system, 9.6);
    expect(await sendMorningMails(system)).toBe(0);
  });

  it('nobody gets one who did not choose it, ended it, or left', async () => {
    const system = await openFirm(engine);
    await ask(system, 'Asha Rao');
    await chooseMorningMail(system, 'Kiran Das', undefined);
    passUntil(system, 9.6);
    passUntil(system, 9.6);
    expect(await sendMorningMails(system)).toBe(0);
    await chooseMorningMail(system, 'Kiran Das', 'kiran@firm.example');
    await updatePerson(system.storage.database, 'Kiran Das', { state: 'ended' });
    passUntil(system, 9.6);
    expect(await sendMorningMails(system)).toBe(0);
  });
});

it.each([
  ['before the hour', '2026-11-27T03:59:00Z', undefined],
  ['at the hour', '2026-11-27T04:00:00Z', '2026-11-27'],
  ['made up for', '2026-11-27T07:59:00Z', '2026-11-27'],
  ['too late', '2026-11-27T08:01:00Z', undefined],
  ['on a Saturday', '2026-11-28T04:00:00Z', '2026-11-28'],
  ['on a Sunday', '2026-11-29T04:00:00Z', undefined],
  ['on Republic Day', '2027-01-26T04:00:00Z', undefined],
])('%s', async (_when, time, day) => {
  const { config } = await openTestSystem('sqlite', { ...DESK, DAYS_OFF: 'Sun, 2027-01-26' });
  expect(morningOf(config, new Date(time))).toBe(day);
});

it('an address that takes no mail is refused', async () => {
  const system = await openFirm('sqlite');
  await expect(chooseMorningMail(system, 'Meera Nair', 'meera')).rejects.toThrow('Give an address');
});
