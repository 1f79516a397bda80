import { expect, test } from 'vitest';
import { applicationForm, ENQUIRY } from '../../../tests/support/posted-forms.ts';
import { openApp, type OpenedApp } from '../../../tests/support/open-app.ts';
import { memoryCounters } from './counters.ts';
import { rateLimit } from './rate-limit.ts';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

async function enquire(
  { app }: OpenedApp,
  message: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const payload = { ...ENQUIRY, message };
  return (await app.inject({ method: 'POST', url: '/api/contact.php', headers, payload })).statusCode;
}

async function apply({ app }: OpenedApp, name: string): Promise<number> {
  const payload = applicationForm({ name });
  return (await app.inject({ method: 'POST', url: '/api/apply_job1.php', payload })).statusCode;
}

test('counts enquiries and applications of one address together, up to SUBMIT_LIMIT_PER_HOUR', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '3' } });
  expect(await enquire(opened, 'one')).toBe(200);
  expect(await apply(opened, 'Two')).toBe(200);
  expect(await enquire(opened, 'three')).toBe(200);
  expect(await enquire(opened, 'four')).toBe(429);
  expect(await apply(opened, 'Five')).toBe(429);
  opened.pass(HOUR_MS + 1_000);
  expect(await enquire(opened, 'six')).toBe(200);
});

test('answers what is too much with 429, Retry-After and a sentence', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  await enquire(opened, 'one');
  const answer = await opened.app.inject({ method: 'POST', url: '/api/contact.php', payload: ENQUIRY });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(answer.json()).toEqual({ success: false, error: expect.stringContaining('Too many') });
});

test('counts neither what was refused nor what was sent before', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '2' } });
  for (let count = 0; count < 5; count += 1) {
    expect(await enquire(opened, 'x'.repeat(5_001))).toBe(422);
    expect(await enquire(opened, 'the same')).toBe(200);
  }
  expect(await enquire(opened, 'another')).toBe(200);
  expect(await enquire(opened, 'a third')).toBe(429);
});

test('counts what is stored anew after ten minutes, also when it is the same', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '3' } });
  const statuses = [];
  for (let minutes = 0; minutes < 50; minutes += 11) {
    statuses.push(await enquire(opened, 'the same'), await enquire(opened, 'the same'));
    opened.pass(11 * MINUTE_MS);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  const rows = await opened.storage.database.selectFrom('enquiries').select('reference').execute();
  expect(rows).toHaveLength(3);
});

test('gives the answer of what was stored also to whom the limit lets store no more', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  for (const key of [undefined, 'a-key']) {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    expect(await enquire(opened, `sent twice, ${key}`, headers)).toBe(200);
    expect(await enquire(opened, 'another')).toBe(429);
    expect(await enquire(opened, `sent twice, ${key}`, headers)).toBe(200);
    opened.pass(HOUR_MS + 1_000);
  }
});

test('answers 100 identical enquiries at once with one reference, and counts them as one', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '12' } });
  const same = { method: 'POST', url: '/api/contact.php', payload: ENQUIRY } as const;
  const answers = await Promise.all(Array.from({ length: 100 }, () => opened.app.inject(same)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  const others = [];
  for (let count = 0; count < 12; count += 1) others.push(await enquire(opened, `another ${count}`));
  expect(others).toEqual([...Array(11).fill(200), 429]);
});

test('gives back what was counted when the job has closed meanwhile', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  const payload = applicationForm({ name: 'One', job_title: 'Pilot' });
  const refused = await opened.app.inject({ method: 'POST', url: '/api/apply_job1.php', payload });
  expect(refused.json()).toMatchObject({ error: 'This job has closed. See current openings.' });
  expect(await apply(opened, 'Two')).toBe(200);
});

test('gives back nothing for a repeat that fails: what it repeats was counted, and stands', async () => {
  const { deps } = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  const limit = rateLimit(deps.config.limits, memoryCounters(Date.now));
  await limit.submission('someone', 'the same');
  const giveBack = await limit.submission('someone', 'the same');
  await giveBack();
  await expect(limit.submission('someone', 'another')).rejects.toMatchObject({ code: 'too-many' });
});

test('gives nothing back for a key that is used again with other content', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '2' } });
  for (const key of ['first', 'second']) {
    expect(await enquire(opened, key, { 'idempotency-key': key })).toBe(200);
    expect(await enquire(opened, 'other content', { 'idempotency-key': key })).toBe(422);
  }
  expect(await enquire(opened, 'third', { 'idempotency-key': 'third' })).toBe(429);
});

test('ends refused attempts too, at ten times the limit', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  const statuses = [];
  for (let count = 0; count < 12; count += 1) statuses.push(await enquire(opened, 'x'.repeat(5_001)));
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

test('counts another address apart', async () => {
  const opened = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1', TRUST_PROXY: '127.0.0.1' } });
  expect(await enquire(opened, 'one', { 'x-forwarded-for': '2001:db8:1:2::1' })).toBe(200);
  expect(await enquire(opened, 'two', { 'x-forwarded-for': '2001:db8:1:2:ffff::2' })).toBe(429);
  expect(await enquire(opened, 'two', { 'x-forwarded-for': '2001:db8:1:3::1' })).toBe(200);
});
