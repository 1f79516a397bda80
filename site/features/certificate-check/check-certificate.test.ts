import { afterEach, expect, test, vi } from 'vitest';
import { checkInSection, checkOnScreen, sectionResult } from './check-certificate.ts';

/** Answers the calls one after the other. The mock records the requests. */
function answerWith(...answers: [body: string, status?: number][]) {
  const fetch = vi.fn(async (_address: string, _init?: RequestInit) => {
    const [body, status = 200] = answers.shift() ?? ['', 500];
    return new Response(body, { status });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the screen sends the number as entered, with the key of the document', async () => {
  const fetch = answerWith(['{"valid":true}']);
  expect(await checkOnScreen(' 4821 0937 5514', 'k1')).toEqual({
    state: 'answered',
    answer: { valid: true },
  });
  const [address, init] = fetch.mock.lastCall ?? [];
  expect(address).toBe('/api/certificate.php');
  expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toEqual({
    cert_number: ' 4821 0937 5514',
    key: 'k1',
  });
});

test('the screen takes any failure as an error and does not ask again', async () => {
  const fetch = answerWith(['{"message":"unknown"}', 404]);
  expect(await checkOnScreen('1')).toMatchObject({ state: 'failed' });
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([400, 404])('the section asks again by GET when the answer is %i', async (status) => {
  const fetch = answerWith(['', status], ['{"valid":true}']);
  expect(sectionResult(await checkInSection('12 34'))).toEqual({ phase: 'valid' });
  expect(fetch.mock.calls[1]?.[0]).toBe('/api/certificate.php?cert_number=12%2034');
});

test('of a valid number the section tells what the document has to say', async () => {
  const record = { course: 'DevOps Automation', issued: '2026-03-14', name: 'A•••• S•••••' };
  answerWith([JSON.stringify({ valid: true, ...record })]);
  expect(sectionResult(await checkInSection('1'))).toEqual({
    phase: 'valid',
    record: 'DevOps Automation, issued 14 March 2026 to A•••• S•••••. Compare this with the document.',
  });
});

const FAILURE = 'Error validating certificate. Please try again.';
const NOT_FOUND = 'Certificate not found. Please check the number and try again.';

test.each([
  ['the words of a failure', '{"message":"Too many checks"}', 429, 'Too many checks'],
  ['words of our own for a page', '<h1>Bad Gateway</h1>', 502, FAILURE],
  ['the message of what is not valid', '{"valid":false,"message":"It has expired"}', 200, 'It has expired'],
  ['words of our own for what is not valid', '{"valid":false}', 200, NOT_FOUND],
  ['them where the message is null', '{"valid":false,"message":null}', 200, NOT_FOUND],
  ['the message beside fields of others', '{"valid":false,"message":"None","name":null}', 200, 'None'],
])('the section says %s, without asking again', async (_what, body, status, message) => {
  const fetch = answerWith([body, status]);
  expect(sectionResult(await checkInSection('1'))).toEqual({ phase: 'invalid', message });
  expect(fetch).toHaveBeenCalledOnce();
});

test('the section says of a broken line that it is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(sectionResult(await checkInSection('1'))).toEqual({ phase: 'invalid', message: FAILURE });
});

test('an answer of another shape could not be checked', async () => {
  answerWith(['{"valid":"yes"}']);
  expect(await checkOnScreen('1')).toEqual({ state: 'failed' });
});

test('the screen reads valid alone, whatever else a backend answers', async () => {
  answerWith(['{"valid":true,"message":null,"number":482109375514,"issued":20260314}']);
  expect(await checkOnScreen('1')).toEqual({ state: 'answered', answer: { valid: true } });
});

test('the section says in its notice that a number is the sample', async () => {
  answerWith(['{"valid":false,"state":"sample"}']);
  expect(sectionResult(await checkInSection('1'))).toEqual({
    phase: 'notice',
    message:
      'This number belongs to the sample certificate on our course pages. It was never issued to anyone.',
  });
});

test.each([true, 1, '1', 'true', 'TRUE', ' true '])('valid may be written %j', async (valid) => {
  answerWith([JSON.stringify({ valid })], [JSON.stringify({ valid })]);
  expect(sectionResult(await checkInSection('1'))).toEqual({ phase: 'valid' });
  expect(await checkOnScreen('1')).toMatchObject({ state: 'answered', answer: { valid: true } });
});

test.each([false, 0, '0', 'false', 'False'])('not valid may be written %j', async (valid) => {
  answerWith([JSON.stringify({ valid, message: 'Unknown' })]);
  expect(sectionResult(await checkInSection('1'))).toEqual({ phase: 'invalid', message: 'Unknown' });
});

test.each([undefined, null, '', 'yes', 2, [], {}])('a message beside valid %j is a notice', async (valid) => {
  const body = JSON.stringify({ valid, message: 'Certificate is under review' });
  answerWith([body], [body]);
  expect(sectionResult(await checkInSection('1'))).toEqual({
    phase: 'notice',
    message: 'Certificate is under review',
  });
  expect(await checkOnScreen('1')).toEqual({ state: 'unknown', reason: 'Certificate is under review' });
});

test.each(['null', '[]', '"valid"', '7', '{}', '{"message":null}', '{"message":{}}'])(
  '%s says nothing of the certificate',
  async (body) => {
    answerWith([body]);
    expect(await checkOnScreen('1')).toEqual({ state: 'failed' });
  },
);

test('a number as the message is shown', async () => {
  answerWith(['{"valid":false,"message":404}']);
  expect(sectionResult(await checkInSection('1'))).toEqual({ phase: 'invalid', message: '404' });
});

test.each([
  { issued: '02/03/2018' },
  { expires: '0000-00-00', issued: '2018-03-02' },
  { name: 'Asha Rao', course: 'PHP', number: '123456789012' },
  { state: 'revoked' },
  { files: ['paper'] },
])('before another backend %j is ignored', async (fields) => {
  vi.stubEnv('VITE_API_HOST', 'https://backend.example');
  vi.resetModules();
  const { checkOnScreen: check } = await import('./check-certificate.ts');
  vi.unstubAllEnvs();
  answerWith([JSON.stringify({ valid: true, message: 'ok', ...fields })]);
  expect(await check('1')).toEqual({ state: 'answered', answer: { valid: true, message: 'ok' } });
  vi.resetModules();
});
