import { afterEach, expect, test, vi } from 'vitest';
import { submitApplication } from './submit-application.ts';

function answerWith(body: BodyInit, status = 200) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const submit = () => submitApplication(new FormData(), 'k1');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sends the form as it is to apply_job1.php, with the key of the filled form', async () => {
  const fetch = answerWith('{"success":true}');
  const form = new FormData();
  await submitApplication(form, 'k1');
  expect(fetch).toHaveBeenCalledWith('/api/apply_job1.php', {
    method: 'POST',
    headers: { 'Idempotency-Key': 'k1' },
    body: form,
  });
});

test('shows the message and the reference of the answer', async () => {
  answerWith('{"success":true,"message":"Thank you","reference":"A-7F3K-92"}');
  expect(await submit()).toEqual({ phase: 'sent', message: 'Thank you', reference: 'A-7F3K-92' });
});

test('hands on which fields were refused', async () => {
  answerWith(
    '{"success":false,"error":"Please check","fields":{"phone":"Please enter a valid phone number"}}',
    422,
  );
  expect(await submit()).toMatchObject({ errors: { phone: 'Please enter a valid phone number' } });
});

test.each([
  ['words of our own', 200, '{"success":true}', 'sent', 'Application submitted successfully!'],
  ['the error of a refusal', 413, '{"error":"Over 5 MB","message":"no"}', 'failed', 'Over 5 MB'],
  ['its message', 200, '{"message":"Not today"}', 'failed', 'Not today'],
  [
    'of a success that is not true',
    200,
    '{"success":"yes"}',
    'failed',
    'Application failed. Please try again.',
  ],
  ['of a page', 502, '<h1>Bad Gateway</h1>', 'failed', 'Application failed. Please try again.'],
])('says %s', async (_what, status, body, phase, message) => {
  answerWith(body, status);
  expect(await submit()).toMatchObject({ phase, message });
});

test.each([
  ['Failed to fetch', 'Failed to fetch'],
  ['', 'Network error. Please try again.'],
])('a network error with the words “%s” says “%s”', async (words, message) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError(words)));
  expect(await submit()).toEqual({ phase: 'failed', message, errors: {} });
});
