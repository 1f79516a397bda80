import { expect } from 'vitest';
import { type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { endAllSessions, endPerson, listWhoMayEnter } from './people.ts';
import { acceptInvitation } from './invitation.ts';
import { invitePerson } from './people.ts';
import { findSession, openSession } from './session.ts';
import { makeSignInLink } from './sign-in-link.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Opens the desk by a new link, in a browser that has this cookie or none, and gives the cookie of the session. */
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
  return await desk.ask({ method: 'POST', path, cookie });
}

/** What the owner is shown of sessions by link. */
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
  expect(body).toBe(
    'This link is not known, was used already or is older than 30 minutes. Ask for a new one.',
  );
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

test('sessions of nobody are not ended, nor their address in the audit log', async ({ desk }) => {
  const owner = await desk.signIn('owner');
  for (const act of ['end-sessions', 'end', 'reset', 'role']) {
    const { statusCode } = await post(desk, `/people/anything%20at%20all/${act}`, owner);
    expect([act, statusCode]).toEqual([act, 422]);
  }
  expect(await trailOf(desk)).toEqual([]);
});
