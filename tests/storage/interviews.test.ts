import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../server/mail/mail.ts';
import { messageOptions } from '../../server/mail/transports/message-options.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import {
  adviceOnInterview,
  cancelInterview,
  proposeInterview,
  setInterview,
  type TypedInterview,
} from '../../server/services/interviews/change-interview.ts';
import { readInterviewNotes, writeInterviewNote } from '../../server/services/interviews/interview-notes.ts';
import { correctAddress } from '../../server/services/submissions/correct-address.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { newPersonRow } from '../support/new-person-row.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { apply, deliver } from '../support/submissions.ts';

const MINUTE_MS = 60_000;
const BY = { by: 'Ravi Menon' };
const TYPED: TypedInterview = {
  times: ['2999-12-03T11:00', '2999-12-02 15:30', ''],
  minutes: '45',
  place: 'https://meet.example.com/k3m7',
  interviewers: ['Ravi Menon', 'Meera Nair'],
  words: 'Please bring a work sample.',
};

async function openApplied(engine: TestSystem['storage']['engine']) {
  const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
  for (const [name, role] of [
    ['Ravi Menon', 'recruiter'],
    ['Meera Nair', 'owner'],
  ] as const)
    await system.storage.database.insertInto('people').values(newPersonRow(name, role)).execute();
  const reference = await apply(system, { name: 'Asha Rao', email: 'asha@example.com' });
  await leaving(system);
  return { system, reference };
}

async function leaving(system: TestSystem): Promise<Mail[]> {
  system.pass(MINUTE_MS);
  return await deliver(system);
}

/** As a calendar program reads it. */
function entryOf(mail: Mail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    start: value('dtstart'),
    end: value('dtend'),
    status: value('status'),
    attendee: value('attendee'),
    organizer: value('organizer'),
    location: value('location'),
  };
}

async function interviewOf({ storage }: TestSystem) {
  const row = await storage.database
    .selectFrom('applications')
    .select(['interview', 'due'])
    .executeTakeFirstOrThrow();
  return { ...row, interview: row.interview === null ? null : (JSON.parse(row.interview) as object) };
}

describe.each(engines)('on %s', (engine) => {
  it('times are proposed, one is set, moved and cancelled: each by a mail that a calendar follows', async () => {
    const { system, reference } = await openApplied(engine);
    await proposeInterview(system, reference, TYPED, BY);
    const [proposal] = await leaving(system);
    expect(proposal?.subject).toBe(`When can we talk? SOC Analyst (${reference})`);
    expect(proposal?.text).toContain(
      '1. Monday, 2 December 2999 at 15:30 IST\n2. Tuesday, 3 December 2999 at 11:00 IST\n',
    );
    expect(proposal?.text).toContain('Please bring a work sample.');
    expect(proposal?.calendar).toBeUndefined();

    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T15:30'], words: '' }, BY);
    const [invitation] = await leaving(system);
    const first = entryOf(invitation);
    expect(first).toEqual({
      method: 'REQUEST',
      uid: expect.stringMatching(/@localhost$/),
      sequence: '0',
      start: '2999-12-02T10:00:00Z',
      end: '2999-12-02T10:45:00Z',
      status: 'CONFIRMED',
      attendee: 'MAILTO:asha@example.com',
      organizer: 'mailto:office@firm.example',
      location: 'https://meet.example.com/k3m7',
    });
    expect(messageOptions(invitation as Mail).icalEvent).toMatchObject({
      method: 'REQUEST',
      filename: 'interview.ics',
    });
    expect((await interviewOf(system)).due).toBe('2999-12-02');

    await setInterview(system, reference, { ...TYPED, times: ['2999-12-04T10:00'], words: '' }, BY);
    const [moved] = await leaving(system);
    expect(moved?.subject).toBe(`Interview moved: SOC Analyst (${reference})`);
    expect(entryOf(moved)).toMatchObject({
      uid: first.uid,
      sequence: '1',
      start: '2999-12-04T04:30:00Z',
      method: 'REQUEST',
    });

    await cancelInterview(system, reference, 'The post was filled.', BY);
    const [cancelled] = await leaving(system);
    expect(cancelled?.text).toContain('The post was filled.');
    expect(entryOf(cancelled)).toMatchObject({
      method: 'CANCEL',
      uid: first.uid,
      sequence: '2',
      status: 'CANCELLED',
    });
    expect((await interviewOf(system)).due).toBeNull();
    const { changes } = await readHistory(system, reference);
    expect(changes.map(({ act }) => act)).toEqual([
      'propose-interview',
      'set-interview',
      'set-interview',
      'cancel-interview',
    ]);
  });

  it('interviewers who gave an address get the calendar entry, its change and its end; the stage moves to Interview', async () => {
    const { system, reference } = await openApplied(engine);
    const { database } = system.storage;
    await database
      .updateTable('people')
      .set({ state: 'active', morning_mail: 'meera@firm.example' })
      .where('name', '=', 'Meera Nair')
      .execute();
    const toMeera = async () => (await leaving(system)).filter(({ to }) => to === 'meera@firm.example');
    const times = ['2999-12-02T15:30'];
    await setInterview(system, reference, { ...TYPED, times }, BY);
    expect((await showSubmission(system, 'application', reference)).state).toBe('talk');
    await undoChange(system, reference, BY);
    expect((await showSubmission(system, 'application', reference)).state).toBe('new');
    expect(await toMeera()).toEqual([]);

    await setInterview(system, reference, { ...TYPED, times }, BY);
    const [told] = await toMeera();
    expect(told?.subject).toBe(`Interview: SOC Analyst (${reference})`);
    expect(told?.text).toContain('2 December 2999 at 15:30 IST, 45 minutes');
    expect(told?.text).not.toMatch(/Asha|asha@/);
    expect(entryOf(told)).toMatchObject({
      method: 'REQUEST',
      sequence: '0',
      start: '2999-12-02T10:00:00Z',
      attendee: 'MAILTO:meera@firm.example',
      location: 'https://meet.example.com/k3m7',
    });
    const moved = { ...TYPED, times: ['2999-12-04T10:00'], interviewers: ['Ravi Menon'] };
    await setInterview(system, reference, moved, BY);
    const [ended] = await toMeera();
    expect([ended?.subject, entryOf(ended).method, entryOf(ended).sequence]).toEqual([
      `Interview cancelled: SOC Analyst (${reference})`,
      'CANCEL',
      '1',
    ]);
    const { mails } = await readHistory(system, reference);
    expect(mails.filter(({ kind }) => kind === 'morning-mail')).toHaveLength(2);
  });

  it('before it is set, other interviews at the time, closed hours and interviewers without an address are named', async () => {
    const { system, reference } = await openApplied(engine);
    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T11:00'] }, BY);
    const other = await apply(system, { name: 'Kiran Rao', email: 'kiran@example.com' });
    const advice = (time: string) =>
      adviceOnInterview(system, other, 'set', { ...TYPED, times: [time], interviewers: ['Meera Nair'] });
    const unreached =
      'No email goes to Meera Nair, who gave no address under Your access. Tell them yourself.';
    expect(await advice('2999-12-02T11:30')).toEqual([
      'Meera Nair has another interview at 2 December 2999 at 11:00 IST: Asha Rao.',
      unreached,
    ]);
    expect(await advice('2999-12-02T11:45')).toEqual([unreached]);
    // A Sunday.
    expect(await advice('2999-12-01T11:00')).toEqual([
      '1 December 2999 at 11:00 IST is outside your opening hours.',
      unreached,
    ]);
    expect(await advice('2999-12-02T03:00')).toEqual([
      '2 December 2999 at 03:00 IST is outside your opening hours.',
      unreached,
    ]);
  });

  it('is taken back until its mail has left, and then moved or cancelled alone', async () => {
    const { system, reference } = await openApplied(engine);
    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T15:30'] }, BY);
    await undoChange(system, reference, BY);
    expect(await interviewOf(system)).toEqual({ interview: null, due: null });
    expect(await leaving(system)).toEqual([]);
    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T15:30'] }, BY);
    expect(await leaving(system)).toHaveLength(1);
    await expect(undoChange(system, reference, BY)).rejects.toThrow('Move or cancel the interview');
    expect((await interviewOf(system)).interview).toMatchObject({ state: 'set' });
  });

  it('one that was taken back after a backup that caught its mail on the way stays so after a restore', async () => {
    const { system, reference } = await openApplied(engine);
    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T15:30'] }, BY);
    const becomes = (state: 'sending' | 'waiting') =>
      system.storage.database
        .updateTable('outbox')
        .set({ state })
        .where('kind', '=', 'application-answer')
        .execute();
    await becomes('sending');
    const file = join(system.config.dataFolder, 'sending.backup');
    await backupData(system, file);
    // The mail server did not take it.
    await becomes('waiting');
    await undoChange(system, reference, BY);
    await restoreData(system, file, { isCopyWanted: false });
    expect(await interviewOf(system)).toEqual({ interview: null, due: null });
    expect(await leaving(system)).toEqual([]);
  });

  it('an invitation that had not left goes to the corrected address, and names it', async () => {
    const { system, reference } = await openApplied(engine);
    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T15:30'] }, BY);
    await correctAddress(system, reference, 'asha.rao@example.com', BY);
    const [mail] = await leaving(system);
    expect([mail?.to, entryOf(mail).attendee]).toEqual([
      'asha.rao@example.com',
      'MAILTO:asha.rao@example.com',
    ]);
  });

  it('nobody reads another’s note before each has written; then all read all', async () => {
    const { system, reference } = await openApplied(engine);
    await setInterview(system, reference, { ...TYPED, times: ['2999-12-02T15:30'] }, BY);
    await writeInterviewNote(system, reference, 'Strong on logs.', 'Ravi Menon');
    await writeInterviewNote(system, reference, 'Strong on logs, weak on cloud.', 'Ravi Menon');
    const ofMeera = await readInterviewNotes(system, reference, 'Meera Nair');
    expect(ofMeera).toEqual({
      isAsked: true,
      own: '',
      written: ['Ravi Menon'],
      missing: ['Meera Nair'],
      all: [],
    });
    expect(JSON.stringify((await readHistory(system, reference)).changes)).not.toContain('Strong');
    await writeInterviewNote(system, reference, 'Would hire.', 'Meera Nair');
    const all = (await readInterviewNotes(system, reference, 'Kiran Das'))?.all;
    expect(all?.map(({ by, text }) => [by, text])).toEqual([
      ['Ravi Menon', 'Strong on logs, weak on cloud.'],
      ['Meera Nair', 'Would hire.'],
    ]);
    await expect(writeInterviewNote(system, reference, 'Me too.', 'Ravi Menon')).rejects.toThrow(
      'All interviewers have written',
    );
    await expect(writeInterviewNote(system, reference, 'x', 'Kiran Das')).rejects.toThrow(
      'Only interviewers',
    );
  });
});

it('what is wrong in a proposal is said beside its field', async () => {
  const { system, reference } = await openApplied('sqlite');
  for (const [wrong, field, message] of [
    [{ times: [''] }, 'time-1', 'Give a day and a time'],
    [{ times: ['tomorrow'] }, 'time-1', 'tomorrow is not a time. Write it as 2026-12-01 11:00'],
    [{ times: ['2020-01-01T10:00'] }, 'time-1', '2020-01-01 10:00 is over: give a later time'],
    [{ minutes: '7' }, 'minutes', 'Give 30, 45, 60, 90 minutes'],
    [{ place: ' ' }, 'place', 'Give the place, such as a room or the link of a video call'],
    [{ interviewers: [] }, 'interviewers', 'Give the interviewers'],
    [{ interviewers: ['Nobody'] }, 'interviewers', 'There is nobody named Nobody at the desk'],
  ] as const)
    await expect(proposeInterview(system, reference, { ...TYPED, ...wrong }, BY)).rejects.toMatchObject({
      fields: { [field]: message },
    });
  expect((await interviewOf(system)).interview).toBeNull();
});
