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

/** What was sent as text. */
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

test('any answer that is not an error is success, whatever its body', async () => {
  answerWith('<p>Thank you</p>', 201);
  expect(await submitEnquiry(filledForm(), 'k')).toEqual({
    phase: 'sent',
    message: 'Message sent successfully!',
    reference: undefined,
  });
});

test('tells the reference when the answer has one', async () => {
  answerWith('{"success":true,"reference":"E-4QX9-17"}');
  expect(await submitEnquiry(filledForm(), 'k')).toEqual({
    phase: 'sent',
    message: 'Message sent successfully!',
    reference: 'E-4QX9-17',
  });
});

test('tells why the server refused it', async () => {
  answerWith('{"success":false,"error":"Too many messages. Try again in an hour."}', 429);
  expect(await submitEnquiry(filledForm(), 'k')).toEqual({
    phase: 'failed',
    message: 'Failed to send. Try again.',
    reason: 'Too many messages. Try again in an hour.',
    errors: {},
  });
});

test('a refused field is told with its error, and the failure is logged', async () => {
  answerWith('{"success":false,"error":"Please check","fields":{"email":"Please enter a valid email"}}', 422);
  expect(await submitEnquiry(filledForm(), 'k')).toEqual({
    phase: 'failed',
    message: 'Failed to send. Try again.',
    errors: { email: 'Please enter a valid email' },
  });
  expect(log).toHaveBeenCalledOnce();
});

test('a broken line is a failure and is logged', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitEnquiry(filledForm(), 'k')).toEqual({
    phase: 'failed',
    message: 'Failed to send. Try again.',
    errors: {},
  });
  expect(log).toHaveBeenCalledOnce();
});
