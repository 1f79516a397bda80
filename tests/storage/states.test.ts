import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { draftLetter } from '../../server/services/mail/draft-letter.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { assignSubmission } from '../../server/services/submissions/assign-submission.ts';
import { listDue } from '../../server/services/submissions/list-due.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { correctAddress } from '../../server/services/submissions/correct-address.ts';
import { findAlsoFrom } from '../../server/services/submissions/find-also-from.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import {
  eachSubmission,
  listSubmissions,
  showSubmission,
  type SubmissionFilter,
} from '../../server/services/submissions/read-submissions.ts';
import { withNotes } from '../../server/services/submissions/with-notes.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { DEVOPS, COURSES } from '../support/batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { setBatchState } from '../../server/services/batches/set-batch-state.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';
import { company } from '../../content/company.ts';
import { apply, deliver, enquire } from '../support/submissions.ts';
import {
  reopenSubmission,
  answerApplication,
  answerEnquiry,
  closeSubmission,
  advanceApplication,
  leaveApplication,
  rejectApplication,
} from '../support/acts.ts';

const PRIYA = { by: 'Priya Nair' };
const DAY_MS = 24 * 60 * 60 * 1_000;
const CANARY = 'canary-2b81';

const ask = (system: TestSystem, fields: Record<string, string> = {}) =>
  enquire(system, {
    email: 'Asha@example.com',
    message: 'Course: DevOps Automation\n\nWhen does it start?',
    ...fields,
  });

/** What a mail server says of an address that it does not know. */
const NO_SUCH_USER = Object.assign(new Error('550 5.1.1 <asha@gmial.example>: User unknown'), {
  responseCode: 550,
  command: 'RCPT TO',
});

/** Has every mail to visitors refused for good; the office's leave. */
async function refuse(system: TestSystem): Promise<void> {
  const send = async ({ to }: Mail) => {
    if (to[0] !== 'office@firm.example') throw NO_SUCH_USER;
  };
  system.pass(31_000);
  while ((await deliverDueMails(system, { send, verify: async () => {} })) > 0);
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('an enquiry is new, then answered, then closed, and says who did it and when', async ({ system }) => {
    const reference = await ask(system);
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({
      state: 'new',
      version: 1,
      changed_by: null,
    });
    const answered = await answerEnquiry(system, reference, 'phone', PRIYA);
    expect(answered).toMatchObject({ reference, state: 'answered', version: 2, changed_by: 'Priya Nair' });
    await closeSubmission(system, reference, { by: 'Anil' });
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({
      state: 'closed',
      version: 3,
      changed_by: 'Anil',
      changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
    await expect(closeSubmission(system, reference, PRIYA)).rejects.toThrow('is closed already');
    const { changes } = await readHistory(system, reference);
    expect(changes).toMatchObject([
      { act: 'answer-by-phone', from_state: 'new', to_state: 'answered', made_by: 'Priya Nair' },
      { act: 'close', from_state: 'answered', to_state: 'closed', made_by: 'Anil' },
    ]);
  });

  it('a letter leaves for the visitor with the reference, answered to the firm', async () => {
    const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
    const reference = await ask(system);
    await deliver(system);
    const draft = await draftLetter(system, reference, 'course-details', {
      sender: 'Priya Nair',
      courses: COURSES,
      values: {
        start: '7 December',
        days: 'weekday evenings',
        place: 'Pune',
        fee: '₹ 40,000',
      },
    });
    expect(draft).toMatchObject({ subject: 'Your enquiry about DevOps Automation', open: [] });
    await answerEnquiry(system, reference, { ...draft }, PRIYA);
    expect(await deliver(system)).toEqual([]);
    system.pass(31_000);
    expect(await deliver(system)).toMatchObject([
      {
        to: 'Asha@example.com',
        replyTo: 'office@firm.example',
        subject: `Your enquiry about DevOps Automation (${reference})`,
        text: expect.stringMatching(
          new RegExp(`^Dear Asha Rao,[^]+7 December[^]+Priya Nair\n${company.name}\n`),
        ),
        html: undefined,
        isByPerson: true,
      },
    ]);
    const { letters } = await readHistory(system, reference);
    expect(letters).toMatchObject([{ template: 'course-details', mail: { state: 'sent' } }]);
  });

  it('a letter speaks of the batch that is asked about, or the next to join', async ({ system }) => {
    const made = { courses: COURSES };
    const named = await openBatch(system, { ...DEVOPS, start: '2927-06-05', city: 'Goa' }, made);
    await openBatch(system, { ...DEVOPS, start: '2927-03-06', mode: 'online', fee: '' }, made);
    await openBatch(system, { ...DEVOPS, course: 'aiml' }, made);
    const details = (reference: string) =>
      draftLetter(system, reference, 'course-details', { courses: COURSES });

    const seat = await ask(system, {
      message: `Course: DevOps Automation, 5 June 2927 (${named.id})\n\nOne seat.`,
    });
    const draft = await details(seat);
    expect(draft).toMatchObject({ subject: 'Your enquiry about DevOps Automation', open: [] });
    expect(draft.text).toContain(
      'starts on 5 June 2927. It takes place on Saturday and Sunday, 10:00–13:00 IST, in Goa. The fee is ₹59,000 including 18% GST (₹9,000).',
    );
    expect(draft.text).toContain('/it-trainings/devops\n');

    const course = await details(await ask(system, { message: 'Course: DevOps Automation' }));
    expect(course.text).toContain('starts on 6 March 2927.');
    expect(course.text).toContain('in an online classroom, live.');
    // Nobody but a person knows the fee that the office has not set.
    expect(course.open).toEqual(['fee']);

    await setBatchState(system, named.id, 'full');
    expect((await details(seat)).text).toContain('starts on 6 March 2927.');
    const unknown = await details(await ask(system, { message: 'Course: which one suits me' }));
    expect(unknown.open).toEqual(['course', 'start', 'days', 'place', 'fee', 'course_page']);
  });

  it('a mail with a gap, without words, or that would not arrive is not sent', async ({ system }) => {
    const reference = await ask(system);
    const draft = await draftLetter(system, reference, 'call');
    expect(draft.open).toEqual(['day', 'time']);
    await expect(answerEnquiry(system, reference, draft, PRIYA)).rejects.toThrow('{day}, {time}');
    for (const letter of [
      { subject: '', text: 'x' },
      { subject: 'x', text: ' ' },
      { subject: 'a\nBcc: x@example.com', text: 'x' },
    ])
      await expect(answerEnquiry(system, reference, letter, PRIYA)).rejects.toThrow();
    const other = await ask(system, { email: 'a,b@example.com' });
    await expect(answerEnquiry(system, other, { subject: 'x', text: 'x' }, PRIYA)).rejects.toThrow('call');
    await expect(draftLetter(system, reference, 'rejection')).rejects.toThrow('questions, course-details');
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({ state: 'new', version: 1 });
    expect(await readHistory(system, reference)).toMatchObject({ changes: [], letters: [] });
  });

  it('what is due is due from midnight at the firm on, which is the evening before in UTC', async ({
    system,
  }) => {
    const tomorrow = dayIn(new Date(system.now().getTime() + DAY_MS), 'Asia/Kolkata');
    await assignSubmission(system, await ask(system), { due: tomorrow }, PRIYA);
    const due = async () => await listDue(system, 'enquiry', { owner: 'Priya Nair', limit: 5 });
    expect(await due()).toEqual([]);
    system.pass(Date.parse(`${tomorrow}T00:01:00+05:30`) - system.now().getTime());
    expect(await due()).toHaveLength(1);
  });

  it('the answers of the firm do not count against the confirmations of a day', async ({ system }) => {
    const reference = await ask(system);
    for (const text of ['1', '2', '3']) await answerEnquiry(system, reference, { subject: 'A', text }, PRIYA);
    const next = await ask(system, { message: 'Another' });
    const { mails } = await readHistory(system, next);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['enquiry-confirmation', 'enquiry-notification']);
  });

  it('an application goes through the four steps of the careers page and is accepted', async ({ system }) => {
    const reference = await apply(system);
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      seen.push((await advanceApplication(system, reference, {}, PRIYA)).state);
    }
    expect(seen).toEqual(['reading', 'talk', 'exercise', 'accepted']);
    await expect(advanceApplication(system, reference, {}, PRIYA)).rejects.toThrow('is hired already');
    expect(await showSubmission(system, 'application', reference)).toMatchObject({
      state: 'accepted',
      step: 4,
      version: 5,
    });
  });

  it('an application that is left for later keeps its step and goes on from there', async ({ system }) => {
    const reference = await apply(system);
    await advanceApplication(system, reference, { to: 'talk' }, PRIYA);
    await leaveApplication(system, reference, PRIYA);
    expect(await showSubmission(system, 'application', reference)).toMatchObject({ state: 'left', step: 3 });
    await expect(leaveApplication(system, reference, PRIYA)).rejects.toThrow('already');
    for (const to of ['reading', 'talk'] as const)
      await expect(advanceApplication(system, reference, { to }, PRIYA)).rejects.toThrow('stage 3');
    expect(await advanceApplication(system, reference, {}, PRIYA)).toMatchObject({ state: 'exercise' });
  });

  it('an application is rejected with the polite template, once', async ({ system }) => {
    const reference = await apply(system);
    await deliver(system);
    const letter = await draftLetter(system, reference, 'rejection', { sender: 'Priya Nair' });
    await rejectApplication(system, reference, { letter }, PRIYA);
    await expect(rejectApplication(system, reference, { letter }, PRIYA)).rejects.toThrow('rejected already');
    system.pass(31_000);
    expect(await deliver(system)).toMatchObject([
      { to: 'ravi@example.com', subject: `Your application for SOC Analyst (${reference})` },
    ]);
  });

  it('what somebody else changed is refused with who and when, not overwritten', async ({ system }) => {
    const reference = await ask(system);
    await answerEnquiry(system, reference, 'phone', { by: 'Anil', version: 1 });
    const stale = { by: 'Priya Nair', version: 1 };
    const { changed_at } = await showSubmission(system, 'enquiry', reference);
    for (const attempt of [
      () => closeSubmission(system, reference, stale),
      () => answerEnquiry(system, reference, { subject: 'x', text: 'x' }, stale),
      () => undoChange(system, reference, stale),
    ]) {
      await expect(attempt()).rejects.toMatchObject({
        name: 'VersionConflict',
        changedBy: 'Anil',
        changedAt: changed_at,
        message: expect.stringContaining('answered by phone'),
      });
    }
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({
      state: 'answered',
      version: 2,
    });
    expect((await readHistory(system, reference)).letters).toEqual([]);
  });

  it('of many who act on the same version at once, one gets through', async ({ system }) => {
    const other = { ...system, storage: await system.openAgain() };
    const reference = await apply(system);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? rejectApplication(system, reference, {}, { by: 'Anil', version: 1 })
          : advanceApplication(other, reference, {}, { by: 'Priya Nair', version: 1 }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as Error)).toMatchObject(
      Array.from({ length: 11 }, () => ({ name: 'VersionConflict' })),
    );
    expect(await showSubmission(system, 'application', reference)).toMatchObject({ version: 2 });
  });

  it('a mistake is taken back with its mail, as long as that has not left', async ({ system }) => {
    const reference = await apply(system);
    await deliver(system);
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow(
      `Nobody has changed ${reference} yet, so there is nothing to undo.`,
    );
    const letter = { subject: 'No', text: 'No.' };
    await rejectApplication(system, reference, { letter }, PRIYA);
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({
      state: 'new',
      version: 3,
      mail: 'withdrawn',
    });
    system.pass(31_000);
    expect(await deliver(system)).toEqual([]);

    // An undo is undone too: the email is sent after all.
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({ state: 'rejected', mail: null });
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({ state: 'new', mail: 'withdrawn' });
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({ state: 'rejected' });
    system.pass(31_000);
    expect((await deliver(system)).map(({ subject }) => subject)).toEqual([`No (${reference})`]);
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({ state: 'new', mail: 'left' });
    expect((await readHistory(system, reference)).letters).toHaveLength(1);

    await advanceApplication(system, reference, { to: 'exercise' }, PRIYA);
    await undoChange(system, reference, PRIYA);
    expect(await showSubmission(system, 'application', reference)).toMatchObject({ state: 'new', step: 1 });
  });

  it('a note is kept with its writer, changes no state, and can be taken back', async ({ system }) => {
    const reference = await apply(system);
    await addNote(system, reference, ' Called,\nno answer. ', PRIYA);
    expect(await readHistory(system, reference)).toMatchObject({
      notes: [{ text: 'Called,\nno answer.', written_by: 'Priya Nair' }],
      changes: [{ act: 'note', from_state: 'new', to_state: 'new' }],
    });
    await expect(addNote(system, reference, '  ', PRIYA)).rejects.toThrow('Write the note');
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow(
      `applications undo ${reference} --with-note`,
    );
    expect((await readHistory(system, reference)).notes).toHaveLength(1);
    await undoChange(system, reference, PRIYA, { withNote: true });
    expect((await readHistory(system, reference)).notes).toEqual([]);
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow('Write it again');
  });

  it('a letter taken back is a draft until something is done, or an erasure', async ({ system }) => {
    const reference = await ask(system);
    const letter = { subject: 'Hello', text: `Half an hour. ${CANARY}` };
    const draftOf = async () => (await readHistory(system, reference)).draft?.letter.text;
    await answerEnquiry(system, reference, letter, PRIYA);
    expect(await draftOf()).toBeUndefined();
    await undoChange(system, reference, PRIYA);
    await addNote(system, reference, 'Not sent yet.', PRIYA);
    expect(await draftOf()).toBe(letter.text);
    const { letters, changes } = await readHistory(system, reference);
    expect([letters, changes.at(-2)?.act]).toEqual([[], 'undo']);
    const exported = withNotes(system, eachSubmission(system, 'enquiry'));
    expect(JSON.stringify(await Array.fromAsync(exported))).not.toContain(CANARY);
    expect(await findPersonData(system, 'asha@example.com')).toMatchObject({
      goes: expect.arrayContaining(['1 email that the office wrote']),
    });
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    await closeSubmission(system, reference, PRIYA);
    expect(await draftOf()).toBeUndefined();
    await restoreData(system, file);
    expect(await draftOf()).toBe(letter.text);
    await eraseData(system, 'asha@example.com');
    expect(await system.storage.database.selectFrom('letters').selectAll().execute()).toEqual([]);
  });

  it('an enquiry whose answer was refused is new until answered or the mail leaves', async () => {
    const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
    const reference = await ask(system);
    await deliver(system);
    await answerEnquiry(system, reference, { subject: 'Hello', text: 'We begin on Monday.' }, PRIYA);
    await refuse(system);
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({
      state: 'new',
      version: 3,
      changed_by: 'Priya Nair',
    });
    const undelivered = {
      kind: 'enquiry',
      reference,
      name: 'Asha Rao',
      to: 'Asha@example.com',
      by: 'Priya Nair',
      reason: 'there is no such address',
    };
    expect(await findUndelivered(system)).toEqual([undelivered]);
    expect(await findUndelivered(system, [reference])).toEqual([undelivered]);
    expect(await findUndelivered(system, ['E-2222-22'])).toEqual([]);
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow(
      `The last change of ${reference} was automatic (email not delivered), so it cannot be undone.`,
    );
    await addNote(system, reference, 'The address looks mistyped.', PRIYA);
    expect(await findUndelivered(system)).toHaveLength(1);

    await resendMails(system, reference);
    await refuse(system);
    expect(await findUndelivered(system)).toHaveLength(1);
    await resendMails(system, reference);
    expect(await deliver(system)).toHaveLength(1);
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({ state: 'answered' });
    expect(await findUndelivered(system)).toEqual([]);
    const { changes } = await readHistory(system, reference);
    expect(changes.map(({ act, to_state, made_by }) => [act, to_state, made_by])).toEqual([
      ['answer-by-mail', 'answered', 'Priya Nair'],
      ['undelivered', 'new', 'Mail server'],
      ['note', 'new', 'Priya Nair'],
      ['undelivered', 'new', 'Mail server'],
      ['delivered', 'answered', 'Mail server'],
    ]);
  });

  it('a corrected address is found, gets what had not left, and is taken back', async () => {
    const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
    const reference = await ask(system, { email: 'Asha@gmial.example' });
    await answerEnquiry(system, reference, { subject: 'Hello', text: 'We begin on Monday.' }, PRIYA);
    await refuse(system);
    for (const wrong of ['', 'asha', 'a b@example.com', 'Asha@gmial.example'])
      await expect(correctAddress(system, reference, wrong, PRIYA)).rejects.toMatchObject({
        name: 'OperatorError',
      });
    await expect(
      correctAddress(system, reference, 'asha@gmail.example', { by: 'Anil', version: 1 }),
    ).rejects.toMatchObject({ name: 'VersionConflict' });
    expect(await correctAddress(system, reference, 'Asha@gmail.example', PRIYA)).toMatchObject({
      email: 'Asha@gmail.example',
      mails: 2,
    });
    const found = async (search: string) =>
      (await listSubmissions(system, 'enquiry', { search })).rows.length;
    expect([await found('asha@gmail.example'), await found('asha@gmial.example')]).toEqual([1, 0]);
    expect((await deliver(system)).map(({ to }) => to)).toEqual(['Asha@gmail.example', 'Asha@gmail.example']);
    const { changes } = await readHistory(system, reference);
    expect(changes.map(({ act, former_email }) => [act, former_email])).toEqual([
      ['answer-by-mail', null],
      ['undelivered', null],
      ['correct', 'Asha@gmial.example'],
      ['delivered', null],
    ]);
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({ state: 'answered' });
    const application = await apply(system);
    await correctAddress(system, application, 'ravi.das@example.com', PRIYA);
    await undoChange(system, application, PRIYA);
    expect(await showSubmission(system, 'application', application)).toMatchObject({
      email: 'ravi@example.com',
    });
  });

  it('a letter that was seen to by a call does not leave with the corrected address', async ({ system }) => {
    const reference = await ask(system, { email: 'Asha@gmial.example' });
    await answerEnquiry(system, reference, { subject: 'Hello', text: 'We begin on Monday.' }, PRIYA);
    await refuse(system);
    await answerEnquiry(system, reference, 'phone', PRIYA);
    expect(await correctAddress(system, reference, 'asha@gmail.example', PRIYA)).toMatchObject({ mails: 1 });
    const [mail, ...others] = await deliver(system);
    expect([mail?.text.includes('Monday'), others]).toEqual([false, []]);
  });

  it('what came from an address that was corrected is exported, erased by either', async ({ system }) => {
    const reference = await ask(system, { email: 'Asha@gmial.example' });
    await correctAddress(system, reference, 'asha@gmail.example', PRIYA);
    const exported = await Array.fromAsync(withNotes(system, eachSubmission(system, 'enquiry')));
    expect(exported).toMatchObject([{ email: 'asha@gmail.example', former_emails: 'Asha@gmial.example' }]);
    for (const email of ['asha@gmial.example', 'ASHA@gmail.example', reference.toLowerCase()])
      expect((await findPersonData(system, email)).items).toMatchObject([{ reference }]);
    await eraseData(system, 'asha@gmial.example');
    const { database } = system.storage;
    for (const table of ['enquiries', 'submission_changes'] as const)
      expect(
        await database
          .selectFrom(table as 'enquiries')
          .selectAll()
          .execute(),
      ).toEqual([]);
  });

  it('an enquiry by phone is entered once, without mail, erased by its reference', async ({ system }) => {
    const typed = {
      name: 'Meera Iyer',
      phone: '98765 43210',
      course: 'DevOps Automation',
      via: 'phone',
    } as const;
    const { reference } = await addEnquiry(system, typed, PRIYA);
    expect(await addEnquiry(system, typed, PRIYA)).toEqual({ reference, repeated: true });
    expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({
      name: 'Meera Iyer',
      mobile: '98765 43210',
      email: '',
      message: 'Course: DevOps Automation',
      via: 'phone',
      state: 'new',
      changed_by: 'Priya Nair',
    });
    expect(await system.storage.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await expect(
      answerEnquiry(system, reference, { subject: 'Hello', text: 'Hello.' }, PRIYA),
    ).rejects.toThrow('There is no email address for Meera Iyer. Call instead');
    const refused = (fields: object) => addEnquiry(system, { ...typed, ...fields }, PRIYA);
    await expect(refused({ name: ' ' })).rejects.toMatchObject({ fields: { name: 'Give the name' } });
    await expect(refused({ phone: '' })).rejects.toMatchObject({
      fields: { phone: 'Give a phone number or an email address: without one nobody can answer' },
    });
    await expect(refused({ email: 'asha' })).rejects.toMatchObject({
      fields: { email: 'An address looks like name@example.com' },
    });
    const other = await addEnquiry(system, { ...typed, name: 'Walk In' }, PRIYA);
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    await eraseData(system, reference);
    const left = await Array.fromAsync(eachSubmission(system, 'enquiry'));
    expect(left).toMatchObject([{ reference: other.reference }]);
    await restoreData(system, file);
    expect(await showSubmission(system, 'enquiry', other.reference)).toMatchObject({ via: 'phone' });
  });

  it('what else one person sent is found by address or phone number, however typed, and nobody else’s', async ({
    system,
  }) => {
    const first = await ask(system, { mobile: '+91 98765 43210' });
    const byAddress = await ask(system, {
      name: 'A. Rao',
      mobile: '080 2222 1111',
      message: 'Nobody called',
    });
    const byPhone = await ask(system, { email: 'rao@example.org', mobile: '098765-43210', message: 'Again' });
    await ask(system, { name: 'Other', email: 'asha@example.com.au', mobile: '9876543219' });
    await ask(system, { name: 'Quotes it', email: 'q@example.com', mobile: '1', message: 'Call 9876543210' });
    const applied = await apply(system, { email: 'asha@example.com', phone: '+919876543210' });
    const alsoFrom = async (reference: string, kinds: ('enquiry' | 'application')[]) =>
      (await findAlsoFrom(system, await showSubmission(system, 'enquiry', reference), kinds)).map(
        (found) => found.reference,
      );
    expect((await alsoFrom(first, ['enquiry', 'application'])).toSorted()).toEqual(
      [byAddress, byPhone, applied].toSorted(),
    );
    expect((await alsoFrom(first, ['enquiry'])).toSorted()).toEqual([byAddress, byPhone].toSorted());
    const walkIn = await addEnquiry(system, { name: 'Asha', phone: '98765 43210', via: 'door' }, PRIYA);
    expect((await alsoFrom(walkIn.reference, ['enquiry'])).toSorted()).toEqual([first, byPhone].toSorted());
    const shortest = await addEnquiry(system, { name: 'Bo', phone: '12', email: '', via: 'door' }, PRIYA);
    expect(await alsoFrom(shortest.reference, ['enquiry', 'application'])).toEqual([]);
  });

  it('whose it is and its next day are kept, listed, taken back, over at the end', async ({ system }) => {
    const insertPerson = (name: string, state: 'active' | 'ended') =>
      system.storage.database
        .insertInto('people')
        .values({
          id: name,
          name,
          name_lookup: name.toLowerCase(),
          role: 'office',
          state,
          created: system.now().toISOString(),
          news_seen_at: null,
          morning_mail: null,
          morning_mail_day: null,
        })
        .execute();
    await insertPerson('Kiran Das', 'active');
    await insertPerson('Left Long Ago', 'ended');
    const today = dayIn(system.now(), 'Asia/Kolkata');
    const kirans = await ask(system);
    const applied = await apply(system);
    const nobodys = await ask(system, { message: 'Another' });
    expect(await assignSubmission(system, kirans, { to: 'KIRAN das', due: today }, PRIYA)).toMatchObject({
      owner: 'Kiran Das',
      due: today,
      version: 2,
    });
    await assignSubmission(system, applied, { to: 'Kiran Das' }, PRIYA);
    await assignSubmission(system, nobodys, { due: today }, PRIYA);
    for (const wrong of [
      { to: 'Nobody Here' },
      { to: 'Left Long Ago' },
      { due: '2020-01-01' },
      { due: '2026-02-30' },
    ])
      await expect(assignSubmission(system, kirans, wrong, PRIYA)).rejects.toMatchObject({
        name: 'OperatorError',
      });
    await expect(assignSubmission(system, kirans, { to: 'Kiran Das' }, PRIYA)).rejects.toThrow(
      'already set to this',
    );

    const listed = async (filter: SubmissionFilter) =>
      (await listSubmissions(system, 'enquiry', filter)).rows.map(({ reference }) => reference);
    expect(await listed({ owner: 'Kiran Das' })).toEqual([kirans]);
    expect(await listed({ owner: null })).toEqual([nobodys]);
    expect(await listed({ dueBefore: today })).toEqual([]);
    expect((await listed({ dueBefore: '2999-01-01' })).toSorted()).toEqual([kirans, nobodys].toSorted());
    const due = async (owner: string) =>
      (await listDue(system, 'enquiry', { owner, limit: 5 })).map(({ reference }) => reference);
    expect(await due('Kiran Das')).toEqual([kirans, nobodys]);
    expect(await due('Priya Nair')).toHaveLength(2);

    await answerEnquiry(system, kirans, 'phone', PRIYA);
    expect(await showSubmission(system, 'enquiry', kirans)).toMatchObject({ owner: 'Kiran Das', due: today });
    await closeSubmission(system, kirans, PRIYA, { outcome: 'joined' });
    expect(await showSubmission(system, 'enquiry', kirans)).toMatchObject({
      owner: 'Kiran Das',
      due: null,
      outcome: 'joined',
    });
    expect([await listed({ owner: 'Kiran Das' }), await due('Kiran Das')]).toEqual([[], [nobodys]]);
    await expect(assignSubmission(system, kirans, { to: '' }, PRIYA)).rejects.toThrow('Reopen it first');
    await undoChange(system, kirans, PRIYA);
    expect(await showSubmission(system, 'enquiry', kirans)).toMatchObject({
      state: 'answered',
      owner: 'Kiran Das',
      due: today,
      outcome: null,
    });
    await assignSubmission(system, kirans, { to: '', due: '' }, PRIYA);
    await undoChange(system, kirans, PRIYA);
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    const other = await openTestSystem(engine);
    await restoreData(other, file);
    expect(await showSubmission(other, 'enquiry', kirans)).toMatchObject({ owner: 'Kiran Das', due: today });
    expect(await showSubmission(other, 'application', applied)).toMatchObject({ owner: 'Kiran Das' });
    expect((await readHistory(other, kirans)).changes).toEqual((await readHistory(system, kirans)).changes);
  });

  it('what became of an enquiry is said at closing or later, gone when reopened', async ({ system }) => {
    const reference = await ask(system);
    const outcomeOf = async () =>
      (await showSubmission(system, 'enquiry', reference)) as { outcome?: string | null };
    await closeSubmission(system, reference, PRIYA);
    await closeSubmission(system, reference, PRIYA, { outcome: 'lost', why: 'Too far away.' });
    expect(await outcomeOf()).toMatchObject({ outcome: 'lost' });
    await expect(closeSubmission(system, reference, PRIYA, { outcome: 'lost' })).rejects.toThrow(
      'closed already',
    );
    expect((await readHistory(system, reference)).notes).toMatchObject([{ text: 'Too far away.' }]);
    await addNote(system, reference, 'They may come back.', PRIYA);
    expect(await outcomeOf()).toMatchObject({ outcome: 'lost' });
    await reopenSubmission(system, reference, PRIYA);
    expect(await outcomeOf()).toMatchObject({ outcome: null });
    await undoChange(system, reference, PRIYA);
    expect(await outcomeOf()).toMatchObject({ state: 'closed', outcome: 'lost' });
    const other = await ask(system, { email: 'vikram@example.com' });
    await closeSubmission(system, other, PRIYA, {});
    await closeSubmission(system, other, PRIYA, { outcome: 'spam' });
    await undoChange(system, other, PRIYA);
    expect(await showSubmission(system, 'enquiry', other)).toMatchObject({ state: 'closed', outcome: null });
  });

  it('a refused answer leaves what was answered by phone since, and decisions', async () => {
    const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
    const letter = { subject: 'Hello', text: 'We begin on Monday.' };
    const called = await ask(system);
    const rejected = await apply(system);
    await deliver(system);
    await answerEnquiry(system, called, letter, PRIYA);
    await answerEnquiry(system, called, 'phone', PRIYA);
    await rejectApplication(system, rejected, { letter }, PRIYA);
    await refuse(system);
    expect(await showSubmission(system, 'enquiry', called)).toMatchObject({ state: 'answered' });
    expect(await showSubmission(system, 'application', rejected)).toMatchObject({ state: 'rejected' });
    expect((await findUndelivered(system)).map(({ reference }) => reference).toSorted()).toEqual(
      [called, rejected].toSorted(),
    );
    for (const reference of [called, rejected]) {
      const answer = reference === called ? answerEnquiry : answerApplication;
      await answer(system, reference, 'phone', PRIYA);
    }
    expect(await findUndelivered(system)).toEqual([]);
  });
});
