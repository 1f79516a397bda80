import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { statisticLines } from '../../contracts/statistics.ts';
import { backUpWhenDue } from '../../server/services/backups/nightly-backup.ts';
import { listBackups } from '../../server/services/backups/backup-folder.ts';
import { proveBackup } from '../../server/services/backups/prove-backup.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { setInterview } from '../../server/services/interviews/change-interview.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { listReplied } from '../../server/services/replies/read-replies.ts';
import { readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { assignSubmission } from '../../server/services/submissions/assign-submission.ts';
import { changeMany } from '../../server/services/submissions/change-many.ts';
import { correctAddress } from '../../server/services/submissions/correct-address.ts';
import { listDue } from '../../server/services/submissions/list-due.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { newPersonRow } from '../support/new-person-row.ts';
import { applicationForm } from '../support/posted-forms.ts';
import { BOUNCES } from '../support/sent-replies.ts';
import {
  answerAll,
  enquire,
  expectAtTheirPlaces,
  manyReplies,
  OFFICE,
  type Office,
  openOffice,
  sendAll,
  STORED_WITHIN,
  storageOf,
} from './parts/mail-office.ts';
import {
  answerEnquiry,
  closeSubmission,
  advanceApplication,
  leaveApplication,
  rejectApplication,
} from '../support/acts.ts';

const DAY_MS = 86_400_000;
const COURSE = 'DevOps Automation';
const PRIYA = { by: 'Priya Nair' };

async function apply({ site }: Office, count: number): Promise<string[]> {
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = applicationForm({ name: `Applicant ${index}`, email: `applicant${index}@people.example` });
    const answer = await fetch(`${site.origin}/api/apply_job1.php`, { method: 'POST', body });
    references.push(((await answer.json()) as { reference: string }).reference);
  }
  return references;
}

/** Ten certificates of a class, issued today, as an office imports its list. */
function importClass({ site }: Office, name: string, day: string): string[] {
  const file = join(site.dataFolder, 'class.csv');
  const rows = Array.from({ length: 10 }, (_, index) => `Trainee ${index} of ${name},${COURSE},${day}`);
  writeFileSync(file, ['name,course,issued', ...rows].join('\n'));
  site.operator('certificates', 'import', file, '--class', name);
  const { stdout } = site.operator('certificates', 'list', '--class', name, '--json');
  return (JSON.parse(stdout) as { number: string }[]).map(({ number }) => number);
}

/** `from` and what follows it. */
const some = (all: string[], from: number, count = 1) => all.slice(from, from + count);

describe.skipIf(lacks('postfix', 'dovecot'))('a week of an office', () => {
  test('ends with the figures that were written into it', async () => {
    const office = await openOffice({ DESK_PORT: '3001', DEMO: 'off' });
    const { site } = office;
    const deps = { ...(await storageOf(site)), actor: PRIYA.by };
    const { database } = deps.storage;
    const firstDay = dayIn(deps.now(), 'Asia/Kolkata');
    await database.insertInto('people').values(newPersonRow('Kiran Das', 'office')).execute();
    await publishOpening(deps, {
      title: 'SOC Analyst',
      type: 'Full-time',
      location: 'Pune',
      description: 'Watch.',
      closes: null,
    });

    // Monday: 60 ask, 40 apply.
    const e = await enquire(office, 60);
    const a = await apply(office, 40);

    // Forty are answered by mail: twenty answer five times each, the mails of twenty come back.
    const mails = await answerAll(office, deps, some(e, 0, 40));
    const answered = new Map([...mails].filter(([reference]) => some(e, 0, 20).includes(reference)));
    const replies = manyReplies(answered, 100);
    const writers = Object.values(BOUNCES);
    const bounces = some(e, 20, 20).map((reference, index) => {
      const write = writers[index % writers.length];
      const mail = mails.get(reference) ?? { messageId: '', subject: '' };
      const recipient = `person${20 + index}@people.example`;
      return { to: OFFICE, source: write?.({ mail, recipient, to: OFFICE }) ?? Buffer.alloc(0) };
    });
    await sendAll(office, [...replies, ...bounces]);

    // Meanwhile: five are called, nine settled, and one change is taken back with its letter.
    for (const reference of some(e, 40, 5)) await answerEnquiry(deps, reference, 'phone', PRIYA);
    for (const [at, outcome] of [
      [45, 'joined'],
      [46, 'joined'],
      [47, 'lost'],
      [48, 'later'],
      [49, 'no-answer'],
    ] as const)
      await closeSubmission(deps, e[at] ?? '', PRIYA, { outcome });
    const spam = await changeMany(
      deps,
      some(e, 50, 2).map((reference) => ({ reference })),
      PRIYA.by,
      async (given, reference, author) => closeSubmission(given, reference, author, { outcome: 'spam' }),
    );
    expect(spam).toMatchObject({ changed: [{}, {}], refused: [] });
    await closeSubmission(deps, e[52] ?? '', PRIYA, { outcome: 'joined' });
    await undoChange(deps, e[52] ?? '', PRIYA);
    await answerEnquiry(deps, e[55] ?? '', { subject: 'Half', text: 'Half a letter.' }, PRIYA);
    expect(await undoChange(deps, e[55] ?? '', PRIYA)).toMatchObject({ state: 'new', mail: 'withdrawn' });

    // Owners and days.
    const tomorrow = dayIn(new Date(deps.now().getTime() + DAY_MS), 'Asia/Kolkata');
    await assignSubmission(deps, e[53] ?? '', { to: 'Kiran Das', due: firstDay }, PRIYA);
    await assignSubmission(deps, e[54] ?? '', { to: 'Kiran Das', due: tomorrow }, PRIYA);

    // Applications: ten rejected, of which two are taken back; five a step on, three left, one invited.
    for (const reference of some(a, 0, 10)) await rejectApplication(deps, reference, {}, PRIYA);
    for (const reference of some(a, 0, 2)) await undoChange(deps, reference, PRIYA);
    for (const reference of some(a, 10, 5)) await advanceApplication(deps, reference, {}, PRIYA);
    for (const reference of some(a, 15, 3)) await leaveApplication(deps, reference, PRIYA);
    const interview = { minutes: '45', place: 'Room 2', interviewers: ['Kiran Das'], words: '' };
    await setInterview(deps, a[18] ?? '', { ...interview, times: ['2999-12-02T15:30'] }, PRIYA);

    // Three classes, and one certificate with a misspelt name.
    const classes = ['Monday', 'Evening', 'Weekend'].map((name) => importClass(office, name, firstDay));
    expect(classes.map((numbers) => numbers.length)).toEqual([10, 10, 10]);
    site.operator('certificates', 'reissue', classes[0]?.[0] ?? '', '--name', 'Trainee Zero', '--yes');

    // Every mail is at its place.
    const stored = () => database.selectFrom('replies').select('kind').execute();
    await expect.poll(async () => (await stored()).length, STORED_WITHIN).toBe(120);
    await expectAtTheirPlaces(database, answered.keys(), replies);
    expect((await listReplied(deps, 'enquiry')).toSorted()).toEqual(some(e, 0, 20).toSorted());
    const came = async () => (await findUndelivered(deps)).map(({ reference }) => reference).toSorted();
    expect(await came()).toEqual(some(e, 20, 20).toSorted());

    // One address is corrected, one who replied is called, two get the same letter, one wants to be forgotten.
    await correctAddress(deps, e[20] ?? '', 'right@people.example', PRIYA);
    await answerEnquiry(deps, e[0] ?? '', 'phone', PRIYA);
    await changeMany(
      deps,
      some(e, 57, 2).map((reference) => ({ reference })),
      PRIYA.by,
      async (given, reference, author) =>
        answerEnquiry(given, reference, { subject: 'Dates', text: 'On Monday.' }, author),
    );
    await database.updateTable('outbox').set({ due: '' }).where('state', '=', 'waiting').execute();
    await eraseData(deps, 'person56@people.example');
    const unsent = () => database.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
    await expect.poll(async () => (await unsent()).length, STORED_WITHIN).toBe(19);
    const letters = (await office.postfix.mails()).map(({ recipients: [to = ''], subject = '' }) => [
      to,
      subject,
    ]);
    expect(letters.filter(([to]) => to === 'right@people.example')).toHaveLength(1);
    expect(letters.filter(([, subject]) => subject?.startsWith('Dates'))).toHaveLength(2);
    expect(letters.filter(([, subject]) => subject?.startsWith('Half'))).toEqual([]);
    expect(letters.filter(([, subject]) => subject?.startsWith('Interview'))).toHaveLength(1);

    // The night.
    const night = { ...deps, now: () => new Date(Date.now() + DAY_MS) };
    expect(await backUpWhenDue(night, (file) => proveBackup(night, file))).toBe(true);
    expect(await listBackups(deps.config.backups.folder ?? '')).toHaveLength(1);

    // What stands at the end.
    const due = await listDue(deps, 'enquiry', { owner: 'Kiran Das', limit: 10 });
    expect(due.map(({ reference }) => reference)).toEqual(some(e, 53));
    expect((await readHistory(deps, e[55] ?? '')).draft?.letter.text).toBe('Half a letter.');
    expect((await listReplied(deps, 'enquiry')).toSorted()).toEqual(some(e, 1, 19).toSorted());
    expect(await came()).toEqual(some(e, 21, 19).toSorted());
    const count = async (table: 'enquiries' | 'applications', state: string) =>
      (
        await database
          .selectFrom(table as 'enquiries')
          .select('state')
          .execute()
      ).filter((row) => row.state === state).length;
    expect({
      new: await count('enquiries', 'new'),
      answered: await count('enquiries', 'answered'),
      closed: await count('enquiries', 'closed'),
      rejected: await count('applications', 'rejected'),
      left: await count('applications', 'left'),
    }).toEqual({ new: 43, answered: 9, closed: 7, rejected: 8, left: 3 });
    // From Monday on, as the page of a month counts.
    const figures = statisticLines(await readStatistics(deps, { from: firstDay }))
      .filter(({ figure, count: number }) => number > 0 && figure !== 'enquiries-by-week')
      .map(({ figure, what, count: number }) => [figure, what, number]);
    expect(figures).toEqual([
      // Spam counts nowhere; who was erased still counts, without what became of it.
      ['enquiries-by-page', 'not known', 58],
      // 20 by mail, one more at the corrected address, 5 by phone, 2 with the same letter.
      ['first-answers', 'Within an hour', 28],
      ['first-answers', 'Not answered', 30],
      ['enquiry-outcomes', 'Joined', 2],
      ['enquiry-outcomes', 'Did not join', 1],
      ['enquiry-outcomes', 'Perhaps later', 1],
      ['enquiry-outcomes', 'No answer', 1],
      ['enquiry-outcomes', 'No outcome', 1],
      ['enquiry-outcomes', 'Open', 52],
      ['applications', 'SOC Analyst: New', 34],
      ['applications', 'SOC Analyst: In review', 5],
      // Invited to an interview.
      ['applications', 'SOC Analyst: Interview', 1],
      ['applications', 'SOC Analyst', 40],
      // Of the one that was replaced the new one counts.
      ['certificates-issued', 'DevOps Automation', 30],
      ['openings', 'published', 1],
    ]);
  }, 300_000);
});
