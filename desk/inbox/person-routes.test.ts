import { expect } from 'vitest';
import { longDay } from '../../contracts/batch.ts';
import { DAY_MS, dayIn, HOUR_MS } from '../../server/services/calendar.ts';
import { drawnFrom, noticeOf, openDesk, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { TodayView } from '../today/view.ts';
import type { SubmissionView } from './load-submission.ts';
import { enquire } from '../../tests/support/submissions.ts';

async function ask({ system }: OpenedDesk, email: string, mobile: string): Promise<string> {
  system.pass(1_000);
  return await enquire(system, { mobile, email, message: `From ${email}` });
}

const viewOf = drawnFrom<SubmissionView>;

test('two addresses are joined by hand, with an undo of both, certificates beside', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const home = await ask(desk, 'asha@home.example', '9876543210');
  const work = await ask(desk, 'asha@work.example', '8765432109');
  const { number } = await issueCertificate(desk.system, { name: 'Asha Rao', course: 'DevOps Automation' });
  const path = `/enquiries/${home}`;
  const before = viewOf(await desk.ask({ path, cookie }));
  expect([before.person.lines, before.person.isJoined, before.person.mayErase]).toEqual([[], false, true]);
  expect(before.person.certificates).toEqual([{ number, course: 'DevOps Automation', isCertain: false }]);

  const form = { version: '1', other: work };
  const shown = drawnFrom<ReviewView>(await desk.post(`${path}/join`, form, cookie));
  expect([shown.heading, shown.rows.map(({ detail }) => detail)]).toEqual([
    'Link these 2 as one person?',
    [`${home}, asha@home.example, 9876543210`, `${work}, asha@work.example, 8765432109`],
  ]);
  expect(viewOf(await desk.ask({ path, cookie })).person.isJoined).toBe(false);
  const joined = await desk.post(shown.action, Object.fromEntries(shown.fields), cookie);
  expect([joined.statusCode, joined.headers.location]).toEqual([303, path]);
  const { text, link } = noticeOf(joined);
  expect(text).toBe(`Asha Rao is now linked to ${work}.`);
  const after = viewOf(await desk.ask({ path: `/enquiries/${work}`, cookie }));
  expect([after.person.lines.map(({ reference }) => reference), after.person.isJoined]).toEqual([
    [home],
    true,
  ]);
  expect(after.events.at(-1)?.what).toBe('Linked to another of the same person');

  await desk.post(`${link.path}/undo`, {}, cookie);
  for (const reference of [home, work]) {
    const { person } = viewOf(await desk.ask({ path: `/enquiries/${reference}`, cookie }));
    expect([person.lines, person.isJoined]).toEqual([[], false]);
  }
});

test('a reference that is none comes back with what was typed and why', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const home = await ask(desk, 'asha@home.example', '9876543210');
  const form = { version: '1', other: 'E-2222-22' };
  const answer = await desk.ask({ method: 'POST', path: `/enquiries/${home}/join`, cookie, form });
  expect(answer.statusCode).toBe(422);
  expect(viewOf(answer)).toMatchObject({
    person: { typed: 'E-2222-22' },
    errors: { other: 'There is no E-2222-22 here' },
  });
  const form2 = { version: '7', other: home };
  const late = await desk.ask({ method: 'POST', path: `/enquiries/${home}/join`, cookie, form: form2 });
  expect(late.statusCode).toBe(409);
});

test('what has waited longer than the firm’s own limit needs a hand, whose work it is', async () => {
  const desk = await openDesk('sqlite', { ANSWER_WITHIN_DAYS: '3' });
  // Sets the clock to 20:00 UTC, when the next day has begun in India.
  desk.system.pass(DAY_MS + 20 * HOUR_MS - (desk.system.now().getTime() % DAY_MS));
  await ask(desk, 'asha@home.example', '9876543210');
  const oldest = longDay(dayIn(desk.system.now(), 'Asia/Kolkata'));
  desk.system.pass(DAY_MS);
  await ask(desk, 'asha@work.example', '8765432109');
  const sentences = async (role: 'office' | 'recruiter') => {
    const { body } = await desk.ask({ path: '/', cookie: await desk.signIn(role) });
    return (JSON.parse(body) as { view: TodayView }).view.problems.map(({ sentence }) => sentence);
  };
  expect(await sentences('office')).not.toContainEqual(expect.stringContaining('enquiries have waited'));
  desk.system.pass(2 * DAY_MS + 1_000);
  expect(await sentences('office')).toContainEqual(
    `1 enquiry has waited for more than 3 days. It came on ${oldest}.`,
  );
  desk.system.pass(DAY_MS);
  expect(await sentences('office')).toContainEqual(
    `2 enquiries have waited for more than 3 days. The oldest came on ${oldest}.`,
  );
  expect(await sentences('recruiter')).toEqual([]);
});

test('the mail of the morning is chosen and ended under Your access', async ({ desk }) => {
  const cookie = await desk.signIn('recruiter');
  const post = (form: Record<string, string>) =>
    desk.ask({ method: 'POST', path: '/account/morning-mail', cookie, form });
  const morning = async () =>
    (await desk.ask({ path: '/account', cookie })).json<{ view: { morning: object } }>().view.morning;
  expect(await morning()).toEqual({ at: '09:30' });
  const wrong = await post({ send: 'yes', email: 'ravi' });
  expect([wrong.statusCode, wrong.json<{ view: { typed: object } }>().view.typed]).toEqual([
    422,
    { email: 'ravi', error: 'Give an address such as name@example.com' },
  ]);
  expect((await post({ send: 'yes', email: 'ravi@firm.example' })).statusCode).toBe(303);
  expect(await morning()).toEqual({ at: '09:30', email: 'ravi@firm.example' });
  await post({ send: 'no', email: 'ravi@firm.example' });
  expect(await morning()).toEqual({ at: '09:30' });
});
