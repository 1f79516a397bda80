import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { openJob } from '../../server/services/jobs/open-job.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { draftLetter } from '../../server/services/mail/draft-letter.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { answerApplication, answerEnquiry } from '../../server/services/submissions/answer.ts';
import { closeSubmission } from '../../server/services/submissions/close-submission.ts';
import {
  advanceApplication,
  leaveApplication,
  rejectApplication,
} from '../../server/services/submissions/decide-application.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { eachSubmission, showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { withNotes } from '../../server/services/submissions/with-notes.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { pdf, received } from '../support/resumes.ts';
import { company } from '../../content/company.ts';

const PRIYA = { by: 'Priya Nair' };
const DAY_MS = 24 * 60 * 60 * 1_000;
const CANARY = 'canary-2b81';

async function ask(system: TestSystem, fields: object = {}): Promise<string> {
  const { reference } = await submitEnquiry(system, {
    fields: {
      name: 'Asha Rao',
      mobile: '+91 98765 43210',
      email: 'Asha@example.com',
      message: 'Course: DevOps Automation\n\nWhen does it start?',
      ...fields,
    },
    clientAddress: '192.0.2.1',
  });
  return reference;
}

async function apply(system: TestSystem, email = 'ravi@example.com'): Promise<string> {
  const job = {
    title: 'SOC Analyst',
    type: 'Full-time',
    location: 'Pune',
    description: 'Watch.',
    closes: null,
  };
  await openJob(system, job);
  const { reference } = await submitApplication(system, {
    fields: { name: 'Ravi Das', email, phone: '+919876543210', cover_letter: '' },
    jobTitle: 'SOC Analyst',
    clientAddress: '192.0.2.1',
    resume: await received(system.storage, 'Ravi Das.pdf', pdf()),
  });
  return reference;
}

/** Sends what is due and gives the mails that left. */
async function deliver(system: TestSystem): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = { send: async (mail: Mail) => void mails.push(mail), verify: async () => {} };
  while ((await deliverDueMails(system, transport)) > 0);
  return mails;
}

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
  it('an enquiry is new, then answered, then closed, and says who did it and when', async () => {
    const system = await openTestSystem(engine);
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

  it('a letter leaves with the reference in its subject, to the visitor, and is answered to the firm', async () => {
    const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
    const reference = await ask(system);
    await deliver(system);
    const draft = await draftLetter(system, reference, 'course-details', {
      sender: 'Priya Nair',
      values: {
        start: '7 December',
        days: 'weekday evenings',
        place: 'Pune',
        fee: '₹ 40,000',
        course_page: 'https://firm.example/it-trainings/devops',
      },
    });
    expect(draft).toMatchObject({ subject: 'Your enquiry about DevOps Automation', open: [] });
    await answerEnquiry(system, reference, { ...draft }, PRIYA);
    expect(await deliver(system)).toEqual([]);
    system.pass(31_000);
    expect(await deliver(system)).toMatchObject([
      {
        to: ['Asha@example.com'],
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

  it('a mail that leaves something open, has no words, or would not arrive is not sent', async () => {
    const system = await openTestSystem(engine);
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

  it('the answers of the firm do not count against the confirmations of a day', async () => {
    const system = await openTestSystem(engine);
    const reference = await ask(system);
    for (const text of ['1', '2', '3']) await answerEnquiry(system, reference, { subject: 'A', text }, PRIYA);
    const next = await ask(system, { message: 'Another' });
    const { mails } = await readHistory(system, next);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['enquiry-confirmation', 'enquiry-notification']);
  });

  it('an application goes through the four steps of the careers page and is accepted', async () => {
    const system = await openTestSystem(engine);
    const reference = await apply(system);
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      seen.push((await advanceApplication(system, reference, {}, PRIYA)).state);
    }
    expect(seen).toEqual(['reading', 'talk', 'exercise', 'accepted']);
    await expect(advanceApplication(system, reference, {}, PRIYA)).rejects.toThrow('is accepted already');
    expect(await showSubmission(system, 'application', reference)).toMatchObject({
      state: 'accepted',
      step: 4,
      version: 5,
    });
  });

  it('an application that is left for later keeps its step and goes on from there', async () => {
    const system = await openTestSystem(engine);
    const reference = await apply(system);
    await advanceApplication(system, reference, { to: 'talk' }, PRIYA);
    await leaveApplication(system, reference, PRIYA);
    expect(await showSubmission(system, 'application', reference)).toMatchObject({ state: 'left', step: 3 });
    await expect(leaveApplication(system, reference, PRIYA)).rejects.toThrow('already');
    await expect(advanceApplication(system, reference, { to: 'reading' }, PRIYA)).rejects.toThrow('step 3');
    expect(await advanceApplication(system, reference, {}, PRIYA)).toMatchObject({ state: 'exercise' });
  });

  it('an application is rejected with the polite template, once', async () => {
    const system = await openTestSystem(engine);
    const reference = await apply(system);
    await deliver(system);
    const letter = await draftLetter(system, reference, 'rejection', { sender: 'Priya Nair' });
    await rejectApplication(system, reference, { letter }, PRIYA);
    await expect(rejectApplication(system, reference, { letter }, PRIYA)).rejects.toThrow('rejected already');
    system.pass(31_000);
    expect(await deliver(system)).toMatchObject([
      { to: ['ravi@example.com'], subject: `Your application for SOC Analyst (${reference})` },
    ]);
  });

  it('what somebody else changed meanwhile is refused with who and when, and nothing is overwritten', async () => {
    const system = await openTestSystem(engine);
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

  it('of many who act on the same version at once, one gets through', async () => {
    const system = await openTestSystem(engine);
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

  it('a mistake is taken back with its mail, as long as that has not left', async () => {
    const system = await openTestSystem(engine);
    const reference = await apply(system);
    await deliver(system);
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow('nothing to take back');
    const letter = { subject: 'No', text: 'No.' };
    await rejectApplication(system, reference, { letter }, PRIYA);
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({
      state: 'new',
      version: 3,
      mail: 'withdrawn',
    });
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow('taken back already');
    system.pass(31_000);
    expect(await deliver(system)).toEqual([]);

    await rejectApplication(system, reference, { letter }, PRIYA);
    system.pass(31_000);
    expect(await deliver(system)).toHaveLength(1);
    expect(await undoChange(system, reference, PRIYA)).toMatchObject({ state: 'new', mail: 'left' });
    expect((await readHistory(system, reference)).letters).toHaveLength(1);

    await advanceApplication(system, reference, { to: 'exercise' }, PRIYA);
    await undoChange(system, reference, PRIYA);
    expect(await showSubmission(system, 'application', reference)).toMatchObject({ state: 'new', step: 1 });
  });

  it('a note is kept with who wrote it, changes no state, and is gone when it is taken back', async () => {
    const system = await openTestSystem(engine);
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
  });

  it('a letter that was taken back is a draft until something else is done, and an erasure takes it', async () => {
    const system = await openTestSystem(engine);
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
    expect(await findPersonData(system, 'asha@example.com')).toMatchObject({ letters: 1 });
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    await closeSubmission(system, reference, PRIYA);
    expect(await draftOf()).toBeUndefined();
    await restoreData(system, file);
    expect(await draftOf()).toBe(letter.text);
    await eraseData(system, 'asha@example.com');
    expect(await system.storage.database.selectFrom('letters').selectAll().execute()).toEqual([]);
  });

  it('an enquiry whose answer was refused for good is new again at once, until it is answered or the mail leaves', async () => {
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
    await expect(undoChange(system, reference, PRIYA)).rejects.toThrow('nothing to take back');
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

  it('a refused answer leaves answered what was answered by phone since, and a decision as it is', async () => {
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

  it('a backup holds states, notes and letters, and brings them back', async () => {
    const system = await openTestSystem(engine);
    const reference = await apply(system);
    await addNote(system, reference, 'Called.', PRIYA);
    await answerApplication(system, reference, { subject: 'Hello', text: 'When can you start?' }, PRIYA);
    await advanceApplication(system, reference, {}, PRIYA);
    const time = system.now().toISOString();
    await system.storage.database.updateTable('outbox').set({ state: 'sent', sent: time }).execute();
    const before = await readHistory(system, reference);
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    const other = await openTestSystem(engine);
    await restoreData(other, file);
    expect(await showSubmission(other, 'application', reference)).toMatchObject({
      state: 'reading',
      step: 2,
      version: 4,
    });
    expect(await readHistory(other, reference)).toEqual(before);
  });

  it.each(['erasure', 'purge'])(
    'an %s leaves nothing of notes and letters, nor of who did what',
    async (way) => {
      const system = await openTestSystem(engine);
      for (const reference of [await ask(system), await apply(system, 'asha@example.com')]) {
        await addNote(system, reference, CANARY, PRIYA);
        const answer = reference.startsWith('E') ? answerEnquiry : answerApplication;
        await answer(system, reference, { subject: CANARY, text: CANARY }, PRIYA);
      }
      system.pass(31_000);
      while ((await deliverDueMails(system, openTransport(system.config))) > 0);
      if (way === 'a purge') {
        system.pass(181 * DAY_MS);
        await purgeData(system);
      } else {
        await eraseData(system, 'asha@example.com');
      }
      const { database } = system.storage;
      for (const table of ['notes', 'letters', 'submission_changes', 'outbox'] as const) {
        expect(
          await database
            .selectFrom(table as 'notes')
            .selectAll()
            .execute(),
        ).toEqual([]);
      }
      const files = await readdir(system.config.dataFolder, { recursive: true, withFileTypes: true });
      for (const entry of files.filter((found) => found.isFile())) {
        const text = await readFile(join(entry.parentPath, entry.name), 'latin1');
        expect(text, entry.name).not.toContain(CANARY);
      }
    },
  );
});
