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

test('says Application submitted successfully! when the answer has no message', async () => {
  answerWith('{"success":true}');
  expect(await submit()).toMatchObject({ phase: 'sent', message: 'Application submitted successfully!' });
});

test('shows the error of a refusal before its message', async () => {
  answerWith('{"success":false,"error":"The resume is over 5 MB","message":"no"}', 413);
  expect(await submit()).toEqual({ phase: 'failed', message: 'The resume is over 5 MB', errors: {} });
});

test('hands on which fields were refused', async () => {
  answerWith(
    '{"success":false,"error":"Please check","fields":{"phone":"Please enter a valid phone number"}}',
    422,
  );
  expect(await submit()).toMatchObject({ errors: { phone: 'Please enter a valid phone number' } });
});

test('an answer without success is a failure, whatever its status', async () => {
  answerWith('{"message":"Not today"}');
  expect(await submit()).toMatchObject({ phase: 'failed', message: 'Not today' });
});

test('a success that is not true is a failure', async () => {
  answerWith('{"success":"yes"}');
  expect(await submit()).toMatchObject({ phase: 'failed', message: 'Application failed. Please try again.' });
});

test('a page in place of an answer is a failure in words of our own', async () => {
  answerWith('<h1>Bad Gateway</h1>', 502);
  expect(await submit()).toMatchObject({ phase: 'failed', message: 'Application failed. Please try again.' });
});

test('a thrown network error shows its own message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submit()).toMatchObject({ phase: 'failed', message: 'Failed to fetch' });
});

test('a network error without words says Network error. Please try again.', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('')));
  expect(await submit()).toMatchObject({ phase: 'failed', message: 'Network error. Please try again.' });
});
