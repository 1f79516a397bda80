import { expect, it } from 'vitest';
import { drawnFrom, openDesk, type OpenedDesk } from '../../tests/support/open-desk.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { SubmissionView } from './load-submission.ts';
import { apply } from '../../tests/support/submissions.ts';

async function openApplied() {
  const desk = await openDesk();
  const recruiter = await desk.signIn('recruiter');
  const owner = await desk.signIn('owner');
  const reference = await apply(desk.system, { name: 'Asha Rao', email: 'asha@example.com' });
  return { desk, recruiter, owner, path: `/applications/${reference}` };
}

/** As a form with several ticked boxes posts it. */
async function post(desk: OpenedDesk, cookie: string, path: string, fields: [string, string][]) {
  return await desk.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'desk.example.com',
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const viewOf = drawnFrom<SubmissionView>;

const FIELDS: [string, string][] = [
  ['minutes', '45'],
  ['place', 'Room 2'],
  ['interviewers', 'recruiter 1'],
  ['interviewers', 'owner 2'],
];

it('times are proposed, the chosen one is set by one press, and what is wrong comes back as it was typed', async () => {
  const { desk, recruiter: cookie, path } = await openApplied();
  const first = viewOf(await desk.ask({ path, cookie })).interview;
  expect(first).toMatchObject({
    isOpen: true,
    people: ['recruiter 1', 'owner 2'],
    typed: { interviewers: [], minutes: '45' },
  });

  const wrong = await post(desk, cookie, `${path}/interview/propose`, [
    ['version', '1'],
    ['time-1', '2999-12-02T15:30'],
    ['time-2', '2020-12-02T15:30'],
    ...FIELDS,
    ['words', 'Bring your badge.'],
  ]);
  expect(wrong.statusCode).toBe(422);
  expect(viewOf(wrong)).toMatchObject({
    errors: { 'time-2': '2020-12-02 15:30 is over: give a later time' },
    interview: {
      failed: 'times',
      typed: {
        times: ['2999-12-02T15:30', '2020-12-02T15:30', ''],
        place: 'Room 2',
        words: 'Bring your badge.',
      },
    },
  });

  const shown = drawnFrom<ReviewView>(
    await post(desk, cookie, `${path}/interview/propose`, [
      ['version', '1'],
      ['time-1', '2999-12-02T15:30'],
      ['time-2', '2999-12-03T11:00'],
      ...FIELDS,
      ['words', 'Bring your badge.'],
    ]),
  );
  expect(shown.emails?.[0]?.text).toMatch(/2 December 2999[^]*Bring your badge\./);
  expect(
    viewOf(await desk.ask({ path, cookie })).interview?.interview,
    'nothing is done yet',
  ).toBeUndefined();
  const proposed = await post(desk, cookie, shown.action, shown.fields);
  expect([proposed.statusCode, proposed.headers.location]).toEqual([303, path]);
  const { interview, version } = viewOf(await desk.ask({ path, cookie }));
  expect(interview?.offered.map(({ value }) => value)).toEqual(['2999-12-02T15:30', '2999-12-03T11:00']);

  const set = await post(desk, cookie, `${path}/interview/set`, [
    ['version', String(version)],
    ['time-1', '2999-12-03T11:00'],
    ...FIELDS,
    ['reviewed', 'yes'],
  ]);
  expect(set.statusCode).toBe(303);
  const after = viewOf(await desk.ask({ path, cookie }));
  expect(after.interview?.interview).toMatchObject({ state: 'set', start: '2999-12-03T05:30:00.000Z' });
  expect(after.assignment.due).toBe('2999-12-03');
  const stale = await post(desk, cookie, `${path}/interview/cancel`, [
    ['version', '1'],
    ['cancel-words', 'We are ill.'],
  ]);
  expect(stale.statusCode).toBe(409);
  expect(viewOf(stale).interview).toMatchObject({ failed: 'cancel', typed: { words: 'We are ill.' } });
});

it('each interviewer writes apart: the page of the other shows nothing before both have written', async () => {
  const { desk, recruiter, owner, path } = await openApplied();
  await post(desk, recruiter, `${path}/interview/set`, [
    ['version', '1'],
    ['time-1', '2999-12-03T11:00'],
    ...FIELDS,
    ['reviewed', 'yes'],
  ]);
  const write = (cookie: string, note: string) =>
    post(desk, cookie, `${path}/interview/note`, [['interview-note', note]]);
  expect((await write(recruiter, ' ')).statusCode).toBe(422);
  expect((await write(recruiter, 'Strong on logs.')).statusCode).toBe(303);
  const page = await desk.ask({ path, cookie: owner });
  expect(page.body).not.toContain('Strong on logs.');
  expect(viewOf(page).interview?.notes).toMatchObject({ isAsked: true, missing: ['owner 2'] });
  // Their own they see, and may write anew.
  expect(viewOf(await desk.ask({ path, cookie: recruiter })).interview?.notes?.own).toBe('Strong on logs.');
  await write(owner, 'Would hire.');
  expect((await desk.ask({ path, cookie: owner })).body).toContain('Strong on logs.');
});
