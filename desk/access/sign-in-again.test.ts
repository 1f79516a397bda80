import { expect } from 'vitest';
import { openDesk, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { endPerson, endSessionsOf } from './people.ts';
import { makeSignInLink } from './sign-in-link.ts';
import { enquire } from '../../tests/support/submissions.ts';

const MINUTE = 60_000;
const LETTER = { version: '1', template: '', subject: 'Your question', text: 'It begins\r\non Monday.' };

const linkOf = async ({ system }: OpenedDesk) =>
  (await makeSignInLink({ ...system, actor: 'command line' })).token;

async function openByLink(desk: OpenedDesk): Promise<string> {
  const { headers } = await desk.ask({ method: 'POST', path: '/link', form: { code: await linkOf(desk) } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

const lettersOf = ({ system }: OpenedDesk) =>
  system.storage.database.selectFrom('letters').selectAll().execute();

test('a letter sent after the session ended is kept, leaves once after signing in', async ({ desk }) => {
  const cookie = await openByLink(desk);
  const path = `/enquiries/${await enquire(desk.system)}/answer`;
  desk.system.pass(31 * MINUTE);

  const asked = await desk.ask({ method: 'POST', path, cookie, form: LETTER });
  expect(asked.statusCode).toBe(403);
  expect(asked.json()).toMatchObject({
    name: 'confirm',
    view: { action: path, fields: Object.entries(LETTER), by: 'link', ended: { hadFile: false } },
    frame: { mayOpen: [] },
  });
  const wrong = { ...LETTER, 'confirm-code': 'no' };
  const refused = await desk.ask({ method: 'POST', path, cookie, form: wrong });
  expect(refused.json()).toMatchObject({
    view: {
      fields: Object.entries(LETTER),
      error: 'That did not confirm who you are. Only the person who wrote this can continue.',
    },
  });
  expect(await lettersOf(desk)).toEqual([]);

  const right = { ...LETTER, 'confirm-code': await linkOf(desk) };
  const sent = await desk.ask({ method: 'POST', path, cookie, form: right });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, path.replace('/answer', '')]);
  expect(await lettersOf(desk)).toMatchObject([
    { text: 'It begins\non Monday.', written_by: 'Owner, by link' },
  ]);
  const [again = ''] = [sent.headers['set-cookie']].flat();
  expect(again).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  expect((await desk.ask({ path: '/', cookie: again.split(';')[0] })).statusCode).toBe(200);

  const twice = await desk.ask({ method: 'POST', path, cookie, form: right });
  expect([twice.statusCode, twice.headers.location]).toEqual([303, '/sign-in']);
  expect(await lettersOf(desk)).toHaveLength(1);
});

test('what another person or nobody proves does not go on with what was written', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const path = `/enquiries/${await enquire(desk.system)}/answer`;
  desk.system.pass(31 * MINUTE);
  const form = { ...LETTER, 'confirm-code': await linkOf(desk), credential: '{}' };
  const answer = await desk.ask({ method: 'POST', path, cookie, form });
  expect(answer.json()).toMatchObject({
    name: 'confirm',
    view: { by: 'passkey', error: expect.any(String) },
  });
  expect(await lettersOf(desk)).toEqual([]);
});

test('a page that was asked for in a session that had ended comes after signing in', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  desk.system.pass(31 * MINUTE);
  const where = async (path: string) => (await desk.ask({ path, cookie })).headers.location;
  expect(await where('/enquiries?state=new&sort=oldest')).toBe(
    '/sign-in?next=%2Fenquiries%3Fstate%3Dnew%26sort%3Doldest',
  );
  expect(await where('/statistics/export?kind=visits')).toBe(
    '/sign-in?next=%2Fstatistics%3Fkind%3Dvisits&file=%2Fstatistics%2Fexport%3Fkind%3Dvisits',
  );
  expect([await where('/'), await where('/news')]).toEqual(['/sign-in', '/sign-in']);
  const next = async (query: string) =>
    (await desk.ask({ path: `/sign-in?${query}` })).json<{ view: { next: object } }>().view.next;
  expect(await next('next=%2Fenquiries%3Fstate%3Dnew')).toEqual({ next: '/enquiries?state=new' });
  expect(await next('next=https%3A%2F%2Fevil.example%2F')).toEqual({ next: '/' });
  expect(await next('next=%2F%2Fevil.example')).toEqual({ next: '/' });
});

test.each<[string, (desk: OpenedDesk, cookie: string) => Promise<unknown>]>([
  ['of a session that never was', async () => undefined],
  ['after eight hours', async ({ system }) => system.pass(8 * 60 * MINUTE)],
  ['after signing out', (desk, cookie) => desk.ask({ method: 'POST', path: '/sign-out', cookie })],
  ['when the owner ended the session', ({ system }) => endSessionsOf(system, 'person-1')],
  ['of who may not use the desk any more', ({ system }) => endPerson(system, 'person-1')],
  [
    'of whose role it is not any more',
    ({ system }) => system.storage.database.updateTable('people').set({ role: 'trainer' }).execute(),
  ],
])('a form %s leads to signing in, and is not read', async (what, end) => {
  const desk = await openDesk();
  const cookie = await desk.signIn('office');
  const path = `/enquiries/${await enquire(desk.system)}/answer`;
  await end(desk, cookie);
  desk.system.pass(31 * MINUTE);
  const sent = what === 'of a session that never was' ? `__Host-desk=${'x'.repeat(43)}` : cookie;
  const answer = await desk.ask({ method: 'POST', path, cookie: sent, form: LETTER });
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/sign-in', '']);
});

test('a form from elsewhere is refused after a session as in one that is open', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const path = `/enquiries/${await enquire(desk.system)}/answer`;
  desk.system.pass(31 * MINUTE);
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await desk.ask({ method: 'POST', path, cookie, form: LETTER, headers });
  expect([answer.statusCode, answer.body.includes('on Monday')]).toEqual([403, false]);
});
