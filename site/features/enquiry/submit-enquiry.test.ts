import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { submitEnquiry } from './submit-enquiry.ts';

function filledForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Asha', mobile: '98', email: 'a@b.co', message: '' })) {
    form.set(name, value);
  }
  return form;
}

function answerWith(body: BodyInit, status = 200) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** The body of the request as text. */
function bodyOf(init: RequestInit | undefined): string {
  return typeof init?.body === 'string' ? init.body : '';
}

let log: MockInstance;

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/contact', search: '?course=devops' });
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends name, mobile, email and message as JSON to contact.php', async () => {
  const fetch = answerWith('{}');
  await submitEnquiry(filledForm(), 'k1');
  const [address, init] = fetch.mock.lastCall ?? [];
  expect(address).toBe('/api/contact.php');
  expect(init?.method).toBe('POST');
  expect(init?.headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': 'k1',
    'Enquiry-Page': '/contact?course=devops',
  });
  expect(JSON.parse(bodyOf(init))).toEqual({ name: 'Asha', mobile: '98', email: 'a@b.co', message: '' });
});

test('names the source of the visit beside the call, which stays as it is', async () => {
  const fetch = answerWith('{}');
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'source' ? 'google' : null) });
  await submitEnquiry(filledForm(), 'k1');
  const [, init] = fetch.mock.lastCall ?? [];
  expect(init?.headers).toMatchObject({ 'Enquiry-Source': 'google' });
  expect(JSON.parse(bodyOf(init))).toEqual({ name: 'Asha', mobile: '98', email: 'a@b.co', message: '' });
});

test('what the visitor asks about is the first line of the message, and no field of the call', async () => {
  const fetch = answerWith('{}');
  const form = filledForm();
  form.set('subject', 'Course: DevOps Automation');
  form.set('message', 'Weekends?');
  await submitEnquiry(form, 'k1');
  expect(JSON.parse(bodyOf(fetch.mock.lastCall?.[1]))).toEqual({
    name: 'Asha',
    mobile: '98',
    email: 'a@b.co',
    message: 'Course: DevOps Automation\n\nWeekends?',
  });
});

const SENT = { phase: 'sent', message: 'Message sent successfully!' };
const FAILED = { phase: 'failed', message: 'Failed to send. Try again.', errors: {} };
const EMAIL = { email: 'Please enter a valid email' };

test.each([
  ['any body is success', 201, '<p>Thank you</p>', SENT],
  [
    'the reference is told',
    200,
    '{"success":true,"reference":"E-4QX9-17"}',
    { ...SENT, reference: 'E-4QX9-17' },
  ],
  [
    'the reason is told',
    429,
    '{"error":"Try again in an hour."}',
    { ...FAILED, reason: 'Try again in an hour.' },
  ],
  ['the fields are told', 422, JSON.stringify({ error: 'No', fields: EMAIL }), { ...FAILED, errors: EMAIL }],
  ['a broken line is a failure', 0, '', FAILED],
])('%s, and a failure is logged', async (_what, status, body, told) => {
  if (status > 0) answerWith(body, status);
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitEnquiry(filledForm(), 'k')).toEqual(told);
  expect(log).toHaveBeenCalledTimes(told.phase === 'failed' ? 1 : 0);
});
