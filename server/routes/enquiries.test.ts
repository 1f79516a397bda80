import { expect, test } from 'vitest';
import { ENQUIRY } from '../../tests/support/posted-forms.ts';
import { openApp } from '../../tests/support/open-app.ts';

const send = { method: 'POST', url: '/api/contact.php' } as const;

test('answers a stored enquiry with success, message and reference', async () => {
  const { app } = await openApp();
  const answer = await app.inject({ ...send, payload: ENQUIRY });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    message: 'Message sent successfully!',
    reference: expect.stringMatching(/^E-\w{4}-\w{2}$/),
  });
});

test('names the field that fails its rule with status 422', async () => {
  const { app } = await openApp();
  const answer = await app.inject({ ...send, payload: { ...ENQUIRY, name: '  ' } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    success: false,
    error: 'Name is required',
    fields: { name: 'Name is required' },
  });
});

test('what is left out or null is as empty, and says what is required', async () => {
  const { app } = await openApp();
  const { name, ...others } = ENQUIRY;
  const answer = await app.inject({ ...send, payload: { ...others, mobile: null } });
  expect(answer.json()).toEqual({
    success: false,
    error: 'Name is required',
    fields: { name: 'Name is required', mobile: 'Mobile number is required' },
  });
  expect((await app.inject({ ...send, payload: { ...others, name, message: null } })).statusCode).toBe(200);
  const numbered = { ...ENQUIRY, subject: 'Course: DevOps Automation', message: 5 };
  expect((await app.inject({ ...send, payload: numbered })).json().fields).toEqual({
    message: 'Please send text',
  });
  expect((await app.inject({ ...send, payload: [] })).statusCode).toBe(400);
});

/** Headers and subject that are sent with an enquiry, each with the values that are stored. */
const BESIDE: [sent: { headers?: Record<string, string>; subject?: string }, kept: object][] = [
  [{}, { page: null, utm_source: null, message: ENQUIRY.message }],
  ...['/it-trainings/devops', '/contact?course=devops'].map(
    (page) => [{ headers: { 'enquiry-page': page } }, { page }] as [object, object],
  ),
  ...['//evil.example/', 'https://evil.example/', '/<script>', `/${'a'.repeat(200)}`].map(
    (page) => [{ headers: { 'enquiry-page': page } }, { page: null }] as [object, object],
  ),
  [{ headers: { 'enquiry-source': 'google' } }, { utm_source: 'google' }],
  [{ headers: { 'enquiry-source': ' Newsletter Nov_26 ' } }, { utm_source: 'newsletter nov_26' }],
  [{ headers: { 'enquiry-source': 'asha@example.com' } }, { utm_source: null }],
  [{ headers: { 'enquiry-source': 'a'.repeat(51) } }, { utm_source: null }],
  [{ subject: 'Course: DevOps Automation' }, { message: `Course: DevOps Automation\n\n${ENQUIRY.message}` }],
  [{ subject: 'Free money: click here' }, { message: ENQUIRY.message }],
  [{ subject: '' }, { message: ENQUIRY.message }],
];

test('keeps page, source and subject of an enquiry if they are ours, and nothing else that is sent beside it', async () => {
  const { app, storage } = await openApp();
  for (const [{ headers, subject }, kept] of BESIDE) {
    const fields = { ...ENQUIRY, ...(subject !== undefined && { subject }) };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const answer = await app.inject({ ...send, headers: { ...type, ...headers }, payload });
    expect(answer.statusCode).toBe(200);
    const [row] = await storage.database.selectFrom('enquiries').selectAll().execute();
    expect(row, JSON.stringify({ headers, subject })).toMatchObject(kept);
    await storage.database.deleteFrom('enquiries').execute();
    await storage.database.deleteFrom('idempotency_keys').execute();
  }
});

const UNREADABLE = [
  ['broken JSON', '{"name":', 'application/json', 400],
  ['a prototype key', '{"__proto__":{"a":1}}', 'application/json', 400],
  [
    'text that is no UTF-8',
    Buffer.from(JSON.stringify({ ...ENQUIRY, name: 'Jos\u00e9' }), 'latin1'),
    'application/json',
    400,
  ],
  [
    'what is nested 5,000 deep',
    `{"message":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    'application/json',
    400,
  ],
  ['a list', '[]', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['plain text', 'name=Asha', 'text/plain', 415],
  ['a body above its limit', JSON.stringify({ message: 'x'.repeat(100_000) }), 'application/json', 413],
] as const;

test('refuses what it cannot read with a sentence and without a stack', async () => {
  const { app } = await openApp();
  for (const [what, payload, type, status] of UNREADABLE) {
    const answer = await app.inject({ ...send, payload, headers: { 'content-type': type } });
    expect(answer.json(), what).toMatchObject({ success: false, error: expect.any(String) });
    expect(answer.statusCode, what).toBe(status);
    expect(answer.body, what).not.toMatch(/ at |node_modules|FST_|SQLITE/);
  }
});

test('refuses a post without a body', async () => {
  const { app } = await openApp();
  const answer = await app.inject(send);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ success: false, error: expect.any(String) });
});

test('refuses an Idempotency-Key that is no key with 400', async () => {
  const { app } = await openApp();
  const headers = { 'idempotency-key': 'x'.repeat(129) };
  expect((await app.inject({ ...send, headers, payload: ENQUIRY })).statusCode).toBe(400);
});

test('takes what is pasted from contacts, Word and sheets, and keeps it plain', async () => {
  const { app, storage } = await openApp();
  const pasted = {
    name: '\u2068Asha\tRao\u2069',
    mobile: '\u202A+91 98765\u201143210\u202C',
    email: 'mailto:jean.o’malley@example.com.',
    message: 'line\u000Bline\u000Cdon\u0092t',
  };
  expect((await app.inject({ ...send, payload: pasted })).statusCode).toBe(200);
  const columns = ['name', 'mobile', 'email', 'message'] as const;
  expect(await storage.database.selectFrom('enquiries').select(columns).execute()).toEqual([
    {
      name: 'Asha Rao',
      mobile: '+91 98765-43210',
      email: "jean.o'malley@example.com",
      message: 'line\nline\ndon’t',
    },
  ]);
  const mails = await storage.database.selectFrom('outbox').select('kind').execute();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['enquiry-confirmation', 'enquiry-notification']);
});

test('names a character that it cannot keep, and its place', async () => {
  const { app } = await openApp();
  const answer = await app.inject({ ...send, payload: { ...ENQUIRY, name: 'Asha \u202Earm' } });
  expect(answer.json().fields.name).toContain('U+202E after “Asha”');
});
