import { expect, onTestFinished, test } from 'vitest';
import { brokenDatabase } from '../../tests/support/open-storage.ts';
import { openApp, type OpenedApp } from '../../tests/support/open-app.ts';
import { eraseCertificate } from '../services/certificates/erase-certificate.ts';
import { certificateKey } from '../services/certificates/qr-code-key.ts';
import { revokeCertificate } from '../services/certificates/revoke-certificate.ts';
import { issueCertificate } from '../services/certificates/issue-certificate.ts';

const URL = '/api/certificate.php';
const UNKNOWN = '111111111111';

async function openWithCertificate(
  options?: Parameters<typeof openApp>[0],
): Promise<OpenedApp & { number: string }> {
  const opened = await openApp(options);
  const { number } = await issueCertificate(opened.deps, {
    name: 'Anita Sharma',
    course: 'Cybersecurity Training',
    issued: '2026-09-01',
  });
  return { ...opened, number };
}

test('answers a known number, by POST and by GET alike', async () => {
  const { app, number } = await openWithCertificate();
  const posted = await app.inject({ method: 'POST', url: URL, payload: { cert_number: number } });
  const asked = await app.inject(`${URL}?cert_number=${number}`);
  expect(posted.statusCode).toBe(200);
  expect(posted.json()).toMatchObject({
    valid: true,
    course: 'Cybersecurity Training',
    name: 'A•••• S•••••',
  });
  expect(asked.json()).toEqual({ ...posted.json(), checked: expect.any(String) });
});

test('numbers never issued, erased and malformed are answered alike, with a key and without', async () => {
  const { app, deps, storage, number } = await openWithCertificate();
  const key = certificateKey(storage.certificateSecret, number);
  const answers: unknown[] = [];
  await eraseCertificate(deps, number);
  for (const cert_number of [UNKNOWN, number, '12 ab'])
    for (const typed of ['', key]) {
      const { statusCode, body, headers } = await app.inject(
        `${URL}?${new URLSearchParams({ cert_number, key: typed }).toString()}`,
      );
      const { date: _date, 'x-request-id': _id, ...others } = headers;
      answers.push({ statusCode, body, headers: others });
    }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('answers the number on the drawn certificate as a sample, and issues it to nobody', async () => {
  const { app, deps } = await openApp();
  const answer = await app.inject(`${URL}?cert_number=0123-4567+8906`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    valid: false,
    state: 'sample',
    message:
      'This number belongs to the sample certificate on our course pages. It was never issued to anyone.',
  });
  const page = await app.inject({
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: 'cert_number=012345678906',
  });
  expect(page.body).toContain('Sample Number');
  expect(page.body.split('This number belongs to the sample certificate')).toHaveLength(2);
  expect(page.body).not.toContain('Verification Failed');
  const fields = { number: '0123 4567 8906', name: 'Anita Sharma', course: 'DevOps Automation' };
  await expect(issueCertificate(deps, fields)).rejects.toThrow(/sample certificate/);
});

test('a form without script is answered with what the screen says: what it is, what to do, when it was checked', async () => {
  const { app, deps, number } = await openWithCertificate();
  await revokeCertificate(deps, number, 'withdrawn');
  const { body } = await app.inject({
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: `cert_number=+${number}+`,
  });
  expect(body).toContain('<small>Issued 1 September 2026 to A•••• S•••••</small>');
  expect(body).toContain('<small>We issued it and have since revoked it. It is no longer valid.</small>');
  expect(body).toMatch(
    /<small><span>Checked <\/span><time dateTime="[^"]+">\d+ \w+ \d{4}, \d\d:\d\d UTC<\/time><\/small>/,
  );
});

test('answers what is no number with 400 and the sentence of the form', async () => {
  const { app } = await openApp();
  for (const sent of [{ cert_number: '  ' }, {}, null, { cert_number: null }, { cert_number: {} }]) {
    const payload = JSON.stringify(sent);
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: URL, headers, payload });
    expect(answer.statusCode, payload).toBe(400);
    expect(answer.json()).toEqual({ valid: false, message: 'Please enter a certificate number' });
  }
});

test('answers a GET without a number, or with what is too long for one, with 400', async () => {
  const { app } = await openApp();
  expect((await app.inject(`${URL}?cert_number=${'x'.repeat(65)}`)).statusCode).toBe(400);
  expect((await app.inject(URL)).statusCode).toBe(400);
  expect((await app.inject(`${URL}?cert_number=1&cert_number=2`)).statusCode).toBe(400);
});

test('refuses the 11th check of one address within a minute, and takes it again after that minute', async () => {
  const { app, pass } = await openApp();
  const check = () => app.inject(`${URL}?cert_number=${UNKNOWN}`);
  for (let count = 0; count < 10; count += 1) expect((await check()).statusCode).toBe(200);
  const refused = await check();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({ error: expect.any(String) });
  pass(61_000);
  expect((await check()).statusCode).toBe(200);
});

test('refuses the 61st check of one address within an hour', async () => {
  const { app, pass } = await openApp();
  const statuses: number[] = [];
  for (let minute = 0; minute < 7; minute += 1) {
    for (let count = 0; count < 10; count += 1) {
      statuses.push((await app.inject(`${URL}?cert_number=${UNKNOWN}`)).statusCode);
    }
    pass(61_000);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
});

test('counts a client by its own address, whatever X-Forwarded-For says', async () => {
  const { app } = await openApp();
  const check = (forwarded: string) =>
    app.inject({ url: `${URL}?cert_number=${UNKNOWN}`, headers: { 'x-forwarded-for': forwarded } });
  for (let count = 0; count < 10; count += 1) await check(`203.0.113.${count}`);
  expect((await check('203.0.113.99')).statusCode).toBe(429);
});

test('says that a number cannot be checked while the database is away, and never that it is invalid', async () => {
  const { app, storage, number } = await openWithCertificate();
  const working = storage.database;
  storage.database = brokenDatabase();
  onTestFinished(() => void (storage.database = working));
  const posted = await app.inject({ method: 'POST', url: URL, payload: { cert_number: number } });
  const asked = await app.inject(`${URL}?cert_number=${number}`);
  for (const { statusCode, body } of [posted, asked]) {
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('cannot be checked right now') });
  }
  const page = await app.inject({
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: `cert_number=${number}`,
  });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('<h1>This could not be checked</h1>');
  expect(page.body).toContain('which says nothing about it');
  expect(page.body).not.toMatch(/invalid|not found|not sent/i);
});

test('slows misses beyond the budget of the whole site, and refuses none', async () => {
  const { app, number } = await openWithCertificate({
    settings: { MISS_BUDGET_PER_HOUR: '2' },
    bounds: { slowedMissMs: 2_000 },
  });
  const answered: string[] = [];
  const check = async (what: string, asked: string) => {
    const { statusCode } = await app.inject(`${URL}?cert_number=${asked}`);
    answered.push(`${what} ${statusCode}`);
  };
  await check('first miss', UNKNOWN);
  await check('second miss', UNKNOWN);
  await Promise.all([check('miss beyond the budget', UNKNOWN), check('certificate', number)]);
  expect(answered).toEqual([
    'first miss 200',
    'second miss 200',
    'certificate 200',
    'miss beyond the budget 200',
  ]);
});
