import { expect } from 'vitest';
import { drawnFrom, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { apply, enquire } from '../../tests/support/submissions.ts';
import { assignSubmission } from '../../server/services/submissions/assign-submission.ts';
import type { SubmissionsView } from '../inbox/list-view.ts';
import type { ReviewView } from '../ui/review.tsx';
import { endAllSessions, endPerson, listWhoMayEnter } from './people.ts';
import { acceptInvitation, findInvited } from './invitation.ts';
import { invitePerson } from './people.ts';
import { findSession, openSession } from './session.ts';
import { makeSignInLink } from './sign-in-link.ts';

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Opens the desk with a new link, in a browser with or without this cookie, and returns the cookie of the session. */
async function openByLink(desk: OpenedDesk, before?: string): Promise<string> {
  const { token } = await makeSignInLink({ ...desk.system, actor: 'command line' });
  const { headers } = await desk.ask({
    method: 'POST',
    path: '/link',
    form: { code: token },
    cookie: before,
    headers: { 'user-agent': FIREFOX },
  });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function isOpen(desk: OpenedDesk, cookie: string): Promise<boolean> {
  return (await desk.ask({ path: '/', cookie })).statusCode === 200;
}

async function post(desk: OpenedDesk, path: string, cookie: string) {
  return await desk.agree(path, {}, cookie);
}

/** Sessions opened by links, as the owner sees them. */
async function shownByLink(desk: OpenedDesk, cookie: string) {
  const { view } = (await desk.ask({ path: '/people', cookie })).json<{
    view: { byLink: { browser: string; isThis: boolean }[] };
  }>();
  return view.byLink;
}

async function trailOf({ system }: OpenedDesk): Promise<string[]> {
  const lines = await system.storage.database.selectFrom('trail').selectAll().orderBy('id').execute();
  return lines.map(({ actor, act, reference }) => `${actor} ${act} ${reference}`.trim());
}

test('an owner sees who came by link, in which browser and when, and ends it', async ({ desk }) => {
  const [owner, stranger] = [await desk.signIn('owner'), await openByLink(desk)];
  expect(await shownByLink(desk, owner)).toEqual([
    {
      id: expect.any(String),
      browser: 'Firefox on Linux',
      created: expect.stringMatching(/^20/),
      seen: expect.stringMatching(/^20/),
      isThis: false,
    },
  ]);

  const { headers } = await post(desk, '/people/link/end-sessions', owner);
  expect(headers.location).toBe('/people');
  expect(await isOpen(desk, stranger)).toBe(false);
  expect(await isOpen(desk, owner)).toBe(true);
  expect(await shownByLink(desk, owner)).toEqual([]);
  expect((await trailOf(desk)).at(-1)).toBe('person-1 desk.sessions-ended link');
});

test('a session that has ended by itself is shown to nobody', async ({ desk }) => {
  const owner = await desk.signIn('owner');
  await openByLink(desk);
  desk.system.pass(20 * MINUTE);
  await desk.ask({ path: '/', cookie: owner });
  desk.system.pass(11 * MINUTE);
  expect(await shownByLink(desk, owner)).toEqual([]);
  expect(await listWhoMayEnter(desk.system)).toMatchObject([{ name: 'owner 1', sessions: 1 }]);
});

test('who came by link ends the others that did, and stays', async ({ desk }) => {
  const [first, second] = [await openByLink(desk), await openByLink(desk)];
  expect((await shownByLink(desk, first)).filter(({ isThis }) => isThis)).toHaveLength(1);
  await post(desk, '/people/link/end-sessions', first);
  expect([await isOpen(desk, first), await isOpen(desk, second)]).toEqual([true, false]);
});

test('an owner ends all other sessions, by link too; others end their own alone', async ({ desk }) => {
  const [owner, trainer, byLink] = [
    await desk.signIn('owner'),
    await desk.signIn('trainer'),
    await openByLink(desk),
  ];
  await post(desk, '/account/sessions/end-others', trainer);
  expect(await isOpen(desk, byLink)).toBe(true);

  const { view } = (await desk.ask({ path: '/account', cookie: owner })).json<{ view: { byLink: number } }>();
  expect(view.byLink).toBe(1);
  await post(desk, '/account/sessions/end-others', owner);
  expect(await isOpen(desk, byLink)).toBe(false);
  expect([await isOpen(desk, owner), await isOpen(desk, trainer)]).toEqual([true, true]);
});

test('a link takes the place of the session that this browser had', async ({ desk }) => {
  const before = await desk.signIn('office');
  const byLink = await openByLink(desk, before);
  expect([await isOpen(desk, before), await isOpen(desk, byLink)]).toEqual([false, true]);
  const again = await openByLink(desk, byLink);
  expect([await isOpen(desk, byLink), await isOpen(desk, again)]).toEqual([false, true]);
});

test('an accepted invitation takes the place of the session that this browser had', async ({ desk }) => {
  const owner = { ...desk.system, actor: 'command line' };
  const { person, token } = await invitePerson(owner, { name: 'Meera Nair', role: 'office' });
  const byLink = await openByLink(desk);
  await acceptInvitation(desk.system, person, {
    token,
    passkey: { id: 'a', public_key: 'b', counter: 0, transports: '' },
    label: 'Phone',
    browser: 'Firefox on Linux',
    before: await findSession(desk.system, byLink.split('=')[1] ?? ''),
  });
  expect(await isOpen(desk, byLink)).toBe(false);
});

test('who has left the firm is out, by a session of the same moment too', async ({ desk }) => {
  const { person } = await invitePerson(desk.system, { name: 'Meera Nair', role: 'office' });
  await endPerson(desk.system, person.id);
  const { database } = desk.system.storage;
  const token = await openSession(database, desk.system, {
    personId: person.id,
    browser: 'Firefox on Linux',
  });
  expect(await isOpen(desk, `__Host-desk=${token}`)).toBe(false);
});

test('an invitation is good for thirty minutes, and no longer', async ({ desk }) => {
  const { token } = await invitePerson(desk.system, { name: 'Meera Nair', role: 'office' });
  const ask = () => desk.ask({ method: 'POST', path: '/welcome/challenge', form: { code: token } });
  desk.system.pass(29 * MINUTE);
  expect((await ask()).statusCode).toBe(200);
  desk.system.pass(MINUTE);
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(422);
  expect(body).toBe('This link is unknown, already used or older than 30 minutes. Ask for a new one.');
});

test('after a theft all sessions end at once, and no unused link opens the desk', async ({ desk }) => {
  const operator = { ...desk.system, actor: 'command line' };
  const cookies = [await desk.signIn('owner'), await desk.signIn('trainer'), await openByLink(desk)];
  const { token } = await makeSignInLink(operator);
  await invitePerson(operator, { name: 'Meera Nair', role: 'office' });
  expect(await endAllSessions(operator)).toEqual({ sessions: 3, links: 2 });
  for (const cookie of cookies) expect(await isOpen(desk, cookie)).toBe(false);
  expect((await desk.ask({ method: 'POST', path: '/link', form: { code: token } })).statusCode).toBe(422);
  expect((await trailOf(desk)).at(-1)).toBe('command line desk.all-sessions-ended');
  expect(await endAllSessions(operator)).toEqual({ sessions: 0, links: 0 });
});

/** The page that is shown before an action on a person's access. */
async function shownBefore(
  desk: OpenedDesk,
  path: string,
  cookie: string,
  form: Record<string, string> = {},
) {
  const answer = await desk.post(path, form, cookie);
  return drawnFrom<ReviewView>(answer);
}

const passkeysOf = async ({ system }: OpenedDesk, id: string) =>
  await system.storage.database.selectFrom('passkeys').select('id').where('person_id', '=', id).execute();

/** An office member with a passkey and a session, and an owner. */
async function ownerAndSunita(desk: OpenedDesk) {
  const { person, token } = await invitePerson(
    { ...desk.system, actor: 'command line' },
    { name: 'Sunita Joshi', role: 'office' },
  );
  const passkey = { id: 'a', public_key: 'b', counter: 0, transports: '' };
  const session = await acceptInvitation(desk.system, person, {
    token,
    passkey,
    label: 'PC',
    browser: 'Firefox on Linux',
  });
  return { owner: await desk.signIn('owner'), id: person.id, sunita: `__Host-desk=${session}` };
}

test('a lost device stops the passkeys only after a page has said so', async ({ desk }) => {
  const { owner, id, sunita } = await ownerAndSunita(desk);
  const shown = await shownBefore(desk, `/people/${id}/reset`, owner);
  expect(shown).toMatchObject({ heading: 'Lost device of Sunita Joshi?', isDangerous: true });
  expect(shown.says.slice(0, 2).join(' ')).toBe(
    'The passkeys of Sunita Joshi (1) will stop working now. 1 open session ends. Sunita Joshi needs the new link ' +
      'to get in again: hand it over within 30 minutes. The office gets an email about it.',
  );
  expect([await isOpen(desk, sunita), (await passkeysOf(desk, id)).length]).toEqual([true, 1]);
  const reset = await post(desk, `/people/${id}/reset`, owner);
  expect(reset.json()).toMatchObject({ name: 'invited', view: { name: 'Sunita Joshi' } });
  expect([await isOpen(desk, sunita), (await passkeysOf(desk, id)).length]).toEqual([false, 0]);
});

test('a new link for somebody without a passkey stops only the link before', async ({ desk }) => {
  const owner = await desk.signIn('owner');
  const { person } = await invitePerson(
    { ...desk.system, actor: 'command line' },
    { name: 'Meera Nair', role: 'office' },
  );
  const shown = await shownBefore(desk, `/people/${person.id}/reset`, owner);
  expect(shown).toMatchObject({ heading: 'Make a new link for Meera Nair?', label: 'Make a new link' });
  expect(shown.says.join(' ')).not.toMatch(/passkey|lost/i);
  expect(shown.isDangerous).toBeUndefined();
});

test('a device is added by a link that keeps the passkeys and sessions', async ({ desk }) => {
  const { owner, id, sunita } = await ownerAndSunita(desk);
  const added = await desk.post(`/people/${id}/add-device`, {}, owner);
  const { link } = drawnFrom<{ link: string }>(added);
  expect([await isOpen(desk, sunita), (await passkeysOf(desk, id)).length]).toEqual([true, 1]);
  const person = await findInvited(desk.system, link.split('#')[1] ?? '');
  expect(person?.id).toBe(id);
  await acceptInvitation(desk.system, person!, {
    token: link.split('#')[1] ?? '',
    passkey: { id: 'c', public_key: 'd', counter: 0, transports: '' },
    label: 'Phone',
    browser: 'Chrome on Android',
  });
  expect(await passkeysOf(desk, id)).toHaveLength(2);
  const letters = await desk.system.storage.database.selectFrom('letters').select('subject').execute();
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Desk: Sunita Joshi got a link for one more device \(D-/),
  ]);
});

test('ending an access, its sessions or changing a role says first who and what follows', async ({
  desk,
}) => {
  const { owner, id, sunita } = await ownerAndSunita(desk);
  const reference = await enquire(desk.system);
  await assignSubmission(desk.system, reference, { to: 'Sunita Joshi' }, { by: 'Sunita Joshi' });
  const application = await apply(desk.system, { name: 'Ravi Shah' });
  const interview = {
    id: 'one',
    state: 'set',
    slots: [],
    start: new Date(desk.system.now().getTime() + 30 * DAY_MS).toISOString(),
    minutes: 45,
    place: 'Room 2',
    interviewers: ['Sunita Joshi'],
    sequence: 0,
  };
  await desk.system.storage.database
    .updateTable('applications')
    .set({ interview: JSON.stringify(interview) })
    .execute();
  const ending = await shownBefore(desk, `/people/${id}/end`, owner);
  expect(ending.says.join(' ')).toContain(
    'Sunita Joshi is the owner of 1 open enquiry or application. They stay as they are',
  );
  expect(ending.says).toContain(
    'Sunita Joshi holds 1 coming interview. Reschedule with another interviewer.',
  );
  expect(ending.rows).toEqual([
    { name: '1 open enquiry', href: '/enquiries?who=owner%3ASunita+Joshi' },
    { name: 'Interview of Ravi Shah', href: `/applications/${application}` },
  ]);
  const listed = await desk.ask({ path: ending.rows[0]?.href ?? '', cookie: owner });
  expect(drawnFrom<SubmissionsView>(listed).rows).toMatchObject([{ reference, owner: 'Sunita Joshi' }]);
  expect((await shownBefore(desk, `/people/${id}/end-sessions`, owner)).heading).toBe(
    'Sign Sunita Joshi out?',
  );
  const role = await shownBefore(desk, `/people/${id}/role`, owner, { role: 'trainer' });
  expect(role).toMatchObject({ heading: 'Make Sunita Joshi trainer?', label: 'Make Sunita Joshi trainer' });
  const own = await shownBefore(desk, '/account/sessions/end-others', sunita);
  expect(own.heading).toBe('End 0 sessions?');
  expect([await isOpen(desk, sunita), (await passkeysOf(desk, id)).length]).toEqual([true, 1]);
});

test('the page comes before a fresh proof is asked for, and the proof before the act', async ({ desk }) => {
  const { owner, id } = await ownerAndSunita(desk);
  desk.system.pass(6 * MINUTE);
  const shown = await desk.post(`/people/${id}/end`, {}, owner);
  const { fields } = drawnFrom<ReviewView>(shown);
  const asked = await desk.post(`/people/${id}/end`, Object.fromEntries(fields), owner);
  expect(asked.json()).toMatchObject({ name: 'confirm', view: { fields } });
  expect(await passkeysOf(desk, id)).toHaveLength(1);
});

test('sessions of nobody are not ended, nor their address in the audit log', async ({ desk }) => {
  const owner = await desk.signIn('owner');
  for (const act of ['end-sessions', 'end', 'reset', 'role']) {
    const { statusCode } = await post(desk, `/people/anything%20at%20all/${act}`, owner);
    expect([act, statusCode]).toEqual([act, 422]);
  }
  expect(await trailOf(desk)).toEqual([]);
});
