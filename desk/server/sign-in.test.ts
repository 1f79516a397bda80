import { expect } from 'vitest';
import { openDesk, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { rememberChallenges } from '../access/challenges.ts';
import { invitePerson } from '../access/people.ts';
import { makeSignInLink } from '../access/sign-in-link.ts';

const MINUTE = 60_000;

async function linkOf({ system }: OpenedDesk): Promise<string> {
  return (await makeSignInLink({ ...system, actor: 'command line' })).token;
}

test('a link opens a session as owner, once', async ({ desk }) => {
  const code = await linkOf(desk);
  const opened = await desk.ask({ method: 'POST', path: '/link', form: { code } });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
  expect(opened.headers['set-cookie']).toMatch(
    /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  const spent = await desk.ask({ method: 'POST', path: '/link', form: { code } });
  expect([spent.statusCode, spent.headers['set-cookie']]).toEqual([422, undefined]);
});

test('a link expires after ten minutes, and gets the answer of one that never was', async ({ desk }) => {
  const code = await linkOf(desk);
  desk.system.pass(10 * MINUTE + 1_000);
  const expired = await desk.ask({ method: 'POST', path: '/link', form: { code } });
  const unknown = await desk.ask({ method: 'POST', path: '/link', form: { code: 'x'.repeat(43) } });
  expect([expired.statusCode, unknown.statusCode]).toEqual([422, 422]);
  expect(expired.body).toBe(unknown.body);
});

test('what opens the desk is named as it is typed on this machine', async () => {
  const here = await openDesk();
  expect((await here.ask({ path: '/sign-in' })).body).toContain('npx operator desk link');
  const server = await openDesk('sqlite', { OPERATOR_COMMAND: 'operator' });
  const wrong = await server.ask({ method: 'POST', path: '/link', form: { code: 'x' } });
  expect(JSON.parse((await server.ask({ path: '/sign-in' })).body)).toMatchObject({
    view: { linkCommand: 'operator desk link' },
  });
  expect(wrong.body).toContain('Make a new one: operator desk link');
});

test('neither link nor session lies in the database as it is', async ({ desk }) => {
  const code = await linkOf(desk);
  const { database } = desk.system.storage;
  expect(JSON.stringify(await database.selectFrom('desk_links').selectAll().execute())).not.toContain(code);
  const cookie = await desk.signIn('owner');
  const rows = JSON.stringify(await database.selectFrom('desk_sessions').selectAll().execute());
  expect(rows).not.toContain(cookie.split('=')[1]);
});

test('a session ends after 30 minutes without use, and is kept by use', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  desk.system.pass(29 * MINUTE);
  expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(200);
  desk.system.pass(29 * MINUTE);
  expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(200);
  desk.system.pass(30 * MINUTE + 1_000);
  expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(303);
});

test('a session ends after eight hours, however it is used', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    desk.system.pass(20 * MINUTE);
    expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(200);
  }
  desk.system.pass(21 * MINUTE);
  expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(303);
});

test('a post from another origin, or that does not say from where, is refused', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const statusWith = async (headers: Record<string, string | undefined>) =>
    (await desk.ask({ method: 'POST', path: '/sign-out', cookie, headers })).statusCode;

  for (const site of ['cross-site', 'same-site', 'none']) {
    expect([site, await statusWith({ 'sec-fetch-site': site })]).toEqual([site, 403]);
    expect(await statusWith({ 'sec-fetch-site': site, origin: 'https://desk.example.com' })).toBe(403);
  }
  expect(await statusWith({ 'sec-fetch-site': undefined })).toBe(403);
  expect(await statusWith({ 'sec-fetch-site': undefined, origin: 'null' })).toBe(403);
  expect(await statusWith({ 'sec-fetch-site': undefined, origin: 'https://www.example.com' })).toBe(403);
  expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(200);
  expect(await statusWith({ 'sec-fetch-site': undefined, origin: 'https://desk.example.com' })).toBe(303);
});

test('a stolen cookie on another host name opens nothing', async ({ desk }) => {
  const cookie = await desk.signIn('owner');
  for (const host of ['www.example.com', 'evil.example', 'desk.example.com:8443', '127.0.0.1:3001']) {
    const { statusCode, body } = await desk.ask({ path: '/people', cookie, headers: { host } });
    expect([host, statusCode, body.includes('owner 1')]).toEqual([host, 421, false]);
  }
});

test('signing out ends the session, drops its cookie and what the browser kept', async ({ desk }) => {
  const cookie = await desk.signIn('trainer');
  const { statusCode, headers } = await desk.ask({ method: 'POST', path: '/sign-out', cookie });
  expect([statusCode, headers.location, headers['clear-site-data']]).toEqual([
    303,
    '/sign-in',
    '"cache", "storage"',
  ]);
  expect(headers['set-cookie']).toContain(
    '__Host-desk=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
  );
  expect((await desk.ask({ path: '/', cookie })).statusCode).toBe(303);
});

test('every answer carries the policy, and no page may be kept', async ({ desk }) => {
  const cookie = await desk.signIn('owner');
  const answers = await Promise.all([
    desk.ask({ path: '/', cookie }),
    desk.ask({ path: '/' }),
    desk.ask({ path: '/sign-in' }),
    desk.ask({ path: '/nothing' }),
    desk.ask({ path: '/sign-in', headers: { host: 'evil.example' } }),
    desk.ask({ method: 'POST', path: '/link', headers: { 'sec-fetch-site': 'cross-site' } }),
  ]);
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
        "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('sixty junk posts lock nobody out: a right link and an invitation still pass', async ({ desk }) => {
  const code = await linkOf(desk);
  const { token } = await invitePerson(
    { ...desk.system, actor: 'command line' },
    { name: 'Meera Nair', role: 'office' },
  );
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await desk.ask({ method: 'POST', path: '/sign-in/challenge' });
    await desk.ask({ method: 'POST', path: '/sign-in', form: { credential: 'junk' } });
    await desk.ask({ method: 'POST', path: '/link', form: { code: 'no' } });
    await desk.ask({ method: 'POST', path: '/welcome', form: { code: 'no' } });
  }
  const junk = await desk.ask({ method: 'POST', path: '/link', form: { code: 'no' } });
  expect(junk.statusCode).toBe(429);
  const challenge = await desk.ask({ method: 'POST', path: '/sign-in/challenge' });
  const invited = await desk.ask({ method: 'POST', path: '/welcome/challenge', form: { code: token } });
  const opened = await desk.ask({ method: 'POST', path: '/link', form: { code } });
  expect([challenge.statusCode, invited.statusCode, opened.statusCode]).toEqual([200, 200, 303]);
});

test('challenges are kept in a bounded number: the oldest go', async ({ desk }) => {
  const challenges = rememberChallenges(desk.system, 3);
  const issued: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    issued.push((await challenges.issue('sign-in')).id);
    desk.system.pass(1_000);
  }
  const taken = await Promise.all(issued.map((id) => challenges.take(id, 'sign-in')));
  expect(taken.map((challenge) => challenge !== undefined)).toEqual([false, false, true, true, true]);
});

test('a stranger who keeps guessing is told to wait', async ({ desk }) => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 61; attempt += 1) {
    statuses.push((await desk.ask({ method: 'POST', path: '/link', form: { code: 'no' } })).statusCode);
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422));
  const refused = await desk.ask({ method: 'POST', path: '/sign-in', form: {} });
  expect([statuses[60], refused.statusCode]).toEqual([429, 429]);
  // The limit ends ten minutes after the first attempt.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(540);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
});

test.skipIf(!process.env.TEST_REDIS_URL)('a stranger is counted by two desks together in Redis', async () => {
  const desk = await openDesk('sqlite', { REDIS_URL: process.env.TEST_REDIS_URL, TRUST_PROXY: '127.0.0.1' });
  const other = await desk.openAgain();
  // An address for which no other run has counted attempts.
  const address = `2001:db8:${crypto.randomUUID().slice(9, 23).replaceAll('-', ':')}::1`;
  const attempt = async ({ ask }: Pick<OpenedDesk, 'ask'>) =>
    (
      await ask({
        method: 'POST',
        path: '/link',
        form: { code: 'no' },
        headers: { 'x-forwarded-for': address },
      })
    ).statusCode;
  for (let times = 0; times < 30; times += 1)
    expect([await attempt(desk), await attempt(other)]).toEqual([422, 422]);
  expect([await attempt(desk), await attempt(other)]).toEqual([429, 429]);
});

test('a fresh proof keeps what was posted; a session by link takes another link', async ({ desk }) => {
  const opened = await desk.ask({ method: 'POST', path: '/link', form: { code: await linkOf(desk) } });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  desk.system.pass(6 * MINUTE);
  const form = { name: 'Meera Nair', role: 'office' };
  const asked = await desk.ask({ method: 'POST', path: '/people', cookie, form });
  expect(asked.statusCode).toBe(403);
  expect(asked.json()).toMatchObject({
    name: 'confirm',
    view: { action: '/people', fields: Object.entries(form), by: 'link' },
  });
  const wrong = { ...form, 'confirm-code': 'no' };
  expect((await desk.ask({ method: 'POST', path: '/people', cookie, form: wrong })).statusCode).toBe(403);
  const right = { ...form, 'confirm-code': await linkOf(desk) };
  const invited = await desk.ask({ method: 'POST', path: '/people', cookie, form: right });
  expect(invited.json()).toMatchObject({
    name: 'invited',
    view: { name: 'Meera Nair', qr: { size: expect.any(Number) } },
  });
});

test('the audit log names who did it, commands too, and nobody can change it', async ({ desk }) => {
  await linkOf(desk);
  const cookie = await desk.signIn('owner');
  await desk.ask({ method: 'POST', path: '/people', cookie, form: { name: 'Meera Nair', role: 'office' } });
  const { view } = (await desk.ask({ path: '/audit-log', cookie })).json<{
    view: { lines: { name: string; sentence: string; reference: string }[] };
  }>();
  expect(
    view.lines.map(({ name, sentence, reference }) => `${name} ${sentence} ${reference}`.trim()),
  ).toEqual(['owner 1 invited Meera Nair', 'Command line made a one-time link']);
});

test('who signs out after the session has ended leaves nothing behind', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  desk.system.pass(31 * MINUTE);
  const out = await desk.ask({ method: 'POST', path: '/sign-out', cookie, form: {} });
  expect([out.statusCode, out.headers.location, out.headers['clear-site-data']]).toEqual([
    303,
    '/sign-in',
    '"cache", "storage"',
  ]);
  expect(await desk.system.storage.database.selectFrom('desk_sessions').selectAll().execute()).toEqual([]);
});
