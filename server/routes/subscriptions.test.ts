import { expect, test } from 'vitest';
import { deliverDueMails } from '../mail/deliver-outbox.ts';
import type { Mail } from '../mail/mail.ts';
import { messageOptions } from '../mail/transports/message-options.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { openBatch } from '../services/batches/open-batch.ts';
import { COURSES, DEVOPS } from '../../tests/support/batch.ts';
import { openApp, type OpenedApp } from '../../tests/support/open-app.ts';

const DAY_MS = 86_400_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const KAVYA = { name: 'Kavya Nair', email: 'kavya@example.com', course: 'devops', mode: '', city: '' };

const ask = async ({ app }: OpenedApp, fields: Record<string, string> = {}) =>
  await app.inject({
    method: 'POST',
    url: '/api/subscribe',
    headers: FORM,
    payload: new URLSearchParams({ ...KAVYA, ...fields }).toString(),
  });

async function mailOf({ deps }: OpenedApp): Promise<Mail> {
  const sent: Mail[] = [];
  await deliverDueMails(deps, { send: async (mail) => void sent.push(mail), verify: async () => {} });
  const [mail] = sent;
  if (!mail) throw new Error('No mail left');
  return mail;
}

const pathIn = (mail: Mail, page: string) =>
  new RegExp(`http://localhost:3000(/it-trainings/batches/${page}\\?key=\\S+)`).exec(mail.text)?.[1] ?? '';

const subscribers = async ({ storage }: OpenedApp) =>
  await storage.database.selectFrom('subscriptions').select(['email', 'confirmed']).execute();

test('a plain form is answered by a page, and the link of the mail by one with a button that confirms', async () => {
  const opened = await openApp();
  const answer = await ask(opened);
  expect([answer.statusCode, answer.body]).toEqual([
    200,
    expect.stringContaining('One more step: your mailbox'),
  ]);
  const path = pathIn(await mailOf(opened), 'confirm');
  for (const method of ['GET', 'HEAD'] as const)
    expect((await opened.app.inject({ method, url: path })).statusCode).toBe(200);
  expect(await subscribers(opened), 'a scanner that opens the link confirms nothing').toEqual([
    { email: 'kavya@example.com', confirmed: null },
  ]);
  const page = await opened.app.inject(path);
  expect(page.body).toContain(`<form action="${path}" method="post">`);
  expect(page.headers['cache-control']).toBe('no-store');
  const confirmed = await opened.app.inject({ method: 'POST', url: path, headers: FORM, payload: '' });
  expect([confirmed.statusCode, confirmed.body]).toEqual([
    200,
    expect.stringContaining('You are on the list'),
  ]);
  expect(await subscribers(opened)).toEqual([{ email: 'kavya@example.com', confirmed: expect.any(String) }]);
});

test('a mail program takes somebody off the list by one POST of its own, as RFC 8058 says', async () => {
  const opened = await openApp();
  await ask(opened);
  const mail = await mailOf(opened);
  const path = pathIn(mail, 'leave');
  expect(messageOptions(mail).headers).toMatchObject({
    'List-Unsubscribe': `<http://localhost:3000${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  await opened.app.inject(path);
  expect(await subscribers(opened), 'opening the link alone does nothing').toHaveLength(1);
  const boundary = 'b1';
  const multipart = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [`multipart/form-data; boundary=${boundary}`, multipart],
  ] as const) {
    const headers = { 'content-type': type };
    const answer = await opened.app.inject({ method: 'POST', url: path, headers, payload });
    expect([answer.statusCode, await subscribers(opened)]).toEqual([200, []]);
  }
});

test('what is wrong is said at its field, and what was typed is still there', async () => {
  const opened = await openApp();
  const answer = await ask(opened, { email: 'kavya at example', city: 'Pune <3', course: 'devops' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Please enter a valid email');
  expect(answer.body).toContain('value="kavya at example"');
  expect(answer.body).toContain('value="Pune &lt;3"');
  expect(answer.body).toMatch(/<option value="devops" selected/);
  for (const course of ['', 'no-such-course', 'devops\u0000'])
    expect((await ask(opened, { course })).statusCode, course).toBe(422);
  expect((await ask(opened, { name: '' })).body).toContain('Name is required');
  expect((await ask(opened, { email: '"a b"@example.com' })).statusCode).toBe(422);
  expect(await subscribers(opened)).toEqual([]);
});

test('the answer is the same whether the address is on the list or not, and to a script in JSON', async () => {
  const opened = await openApp();
  const first = await ask(opened);
  const path = pathIn(await mailOf(opened), 'confirm');
  await opened.app.inject({ method: 'POST', url: path });
  const again = await ask(opened, { city: 'Pune' });
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  const script = await opened.app.inject({ method: 'POST', url: '/api/subscribe', payload: KAVYA });
  expect(script.json()).toEqual({
    success: true,
    message: 'Please check your mailbox: we have sent you a link.',
  });
});

test('the form counts towards the limit of the other forms', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '2' } });
  for (const email of ['a@example.com', 'b@example.com'])
    expect((await ask(opened, { email })).statusCode).toBe(200);
  expect((await ask(opened, { email: 'c@example.com' })).statusCode).toBe(429);
});

test('who confirms after a batch opened is told of it on the page', async () => {
  const opened = await openApp();
  await ask(opened);
  const path = pathIn(await mailOf(opened), 'confirm');
  await openBatch(opened.deps, DEVOPS, { courses: COURSES });
  const page = await opened.app.inject({ method: 'POST', url: path });
  expect(page.body).toContain('Open already: DevOps Automation, 9 January 2927.');
});

test('a link that is nobody’s says so, and a foreign site cannot press the button', async () => {
  const { app } = await openApp();
  for (const key of ['', '?key=', '?key=x&key=y', `?key=${'x'.repeat(500)}`, '?key=x%00']) {
    const answer = await app.inject(`/it-trainings/batches/confirm${key}`);
    expect([answer.statusCode, answer.body]).toEqual([
      404,
      expect.stringContaining('This link no longer works'),
    ]);
  }
  const foreign = { ...FORM, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const url = '/it-trainings/batches/confirm?key=x';
  expect((await app.inject({ method: 'POST', url, headers: foreign })).statusCode).toBe(403);
});

test('a link that is on no list any more promises nothing', async () => {
  const opened = await openApp();
  await ask(opened);
  const mail = await mailOf(opened);
  const leave = pathIn(mail, 'leave');
  expect(mail.text).toContain('open this page and press the button');
  const posted = async (path: string) => await opened.app.inject({ method: 'POST', url: path });
  opened.pass(8 * DAY_MS);
  expect((await opened.app.inject(leave)).body, 'too late to confirm').toContain(
    `<form action="${leave}" method="post">`,
  );
  expect((await posted(leave)).body).toContain('You are unsubscribed');
  for (const answer of [await posted(leave), await opened.app.inject(leave)]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('This subscription has already ended');
    expect(answer.body).not.toContain('You are unsubscribed');
  }
});

test('the links count as attempts, and a failure at one of them is a page', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  const { app, storage } = opened;
  const isPage = { 'content-type': 'text/html; charset=utf-8' };
  const links = (['confirm', 'leave'] as const).flatMap((page) =>
    (['GET', 'POST'] as const).map((method) => ({ method, url: `/it-trainings/batches/${page}?key=x` })),
  );
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const link of links.filter(({ method }) => method === 'POST')) {
    const answer = await app.inject({ ...link, headers: foreign });
    expect([answer.statusCode, answer.headers]).toEqual([403, expect.objectContaining(isPage)]);
  }
  const { database } = storage;
  storage.database = database.withPlugin({
    transformQuery: () => {
      throw new StorageUnavailable('down');
    },
    transformResult: async ({ result }) => result,
  });
  for (const link of links) {
    const answer = await app.inject(link);
    expect([answer.statusCode, answer.headers]).toEqual([503, expect.objectContaining(isPage)]);
    expect(answer.body).toContain('That did not work');
  }
  storage.database = database;
  for (let attempts = links.length; attempts < 10; attempts += 1)
    expect((await app.inject('/it-trainings/batches/confirm?key=x')).statusCode).toBe(404);
  for (const link of links) {
    const answer = await app.inject(link);
    expect([answer.statusCode, answer.headers]).toEqual([429, expect.objectContaining(isPage)]);
  }
});
