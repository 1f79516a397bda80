import { hostname } from 'node:os';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { applicationForm, ENQUIRY } from '../tests/support/posted-forms.ts';
import { openApp } from '../tests/support/open-app.ts';
import { deliverDueMails } from './mail/deliver-outbox.ts';
import { createLog, describeError, reasonOf, throttledLog } from './log.ts';

const MINUTE_MS = 60_000;

test('nothing that a visitor sent stands in the log', async () => {
  const { app, logged } = await openApp();
  const canary = { name: 'Canary', mobile: 'canary1', email: 'canary@example.com', message: 'canary' };
  await app.inject({ method: 'POST', url: '/api/contact.php', payload: { ...ENQUIRY, ...canary } });
  await app.inject({ method: 'POST', url: '/api/contact.php', payload: { ...canary, email: 'canary' } });
  await app.inject({
    method: 'POST',
    url: '/api/contact.php',
    headers: { 'content-type': 'application/json' },
    payload: '{"name":"canary',
  });
  await app.inject({
    method: 'POST',
    url: '/api/apply_job1.php?canary=1',
    payload: applicationForm({ name: 'Canary' }),
  });
  await app.inject('/api/certificate.php?cert_number=canary');
  await app.inject('/canary?canary=canary');
  expect(logged.length).toBeGreaterThan(4);
  expect(logged.join('')).not.toMatch(/canary/i);
  expect(logged.join('')).not.toContain('127.0.0.1');
});

test('nothing of a mail stands in the log when it is refused, fails, or cannot be made', async () => {
  const { app, deps, storage, logged } = await openApp();
  for (const message of ['canary one', 'canary two', 'canary three'])
    await app.inject({
      method: 'POST',
      url: '/api/contact.php',
      payload: { ...ENQUIRY, name: 'Canary', email: 'canary@example.com', mobile: '98canary', message },
    });
  const refusals = [
    Object.assign(new Error('550 5.1.1 <canary@example.com>: no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: '550 5.1.1 <canary@example.com>: no such user',
    }),
    new Error('canary@example.com timed out'),
    Object.assign(new Error('invalid input: "canary"'), { severity: 'ERROR', code: '22P02' }),
  ];
  let sent = 0;
  const send = async () => await Promise.reject(refusals[sent++ % refusals.length] ?? new Error());
  while ((await deliverDueMails(deps, { send } as never)) > 0);
  storage.checkWritable = async () => await Promise.reject(new Error('canary'));
  await app.inject('/readyz');
  expect(sent).toBeGreaterThan(3);
  expect(logged.filter((line) => line.includes('an email could not be sent')).length).toBeGreaterThan(3);
  expect(logged.join('')).not.toMatch(/canary/i);
});

test('each line says by name how bad it is, and which server of which release wrote it', () => {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).warn('it happened');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.any(Number),
    host: hostname(),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    msg: 'it happened',
  });
});

const FROM_PROXY = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  ['a proxy of TRUST_PROXY', '10.0.0.7', FROM_PROXY, true],
  ['somebody else', '192.0.2.1', FROM_PROXY, false],
  ['a proxy that passes on text', '10.0.0.7', 'canary@example.com', false],
  ['a proxy that passes on too much', '10.0.0.7', 'ab'.repeat(40), false],
  ['a proxy that passes on nothing', '10.0.0.7', undefined, false],
])('the id that %s gives a request', async (_who, remoteAddress, given, isKept) => {
  const { app, logged } = await openApp({ settings: { TRUST_PROXY: '10.0.0.0/8' } });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact.php',
    payload: ENQUIRY,
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.9', ...(given && { 'x-request-id': given }) },
  });
  const id = String(answer.headers['x-request-id']);
  expect(id === given).toBe(isKept);
  if (!isKept) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(logged.find((line) => line.includes('"answered"'))).toContain(`"requestId":"${id}"`);
});

test('keeps the code of an error whose message may quote what was typed, and drops the message', () => {
  const databaseError = Object.assign(new Error('invalid input: "canary"'), {
    severity: 'ERROR',
    code: '22P02',
  });
  expect(describeError(databaseError)).toMatchObject({ type: 'Error', code: '22P02' });
  expect(JSON.stringify(describeError(databaseError))).not.toContain('canary');
  expect(JSON.stringify(describeError(new SyntaxError('Unexpected token in canary')))).not.toContain(
    'canary',
  );
});

test('a reason that may quote what was typed is its code', () => {
  const quoting = Object.assign(new Error('invalid input: "canary"'), { severity: 'ERROR', code: '22P02' });
  expect([reasonOf(quoting), reasonOf(new Error('the disk is full')), reasonOf('canary')]).toEqual([
    '22P02',
    'the disk is full',
    'string',
  ]);
});

function openThrottledLog() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: { count: number; msg: string }[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, counted: throttledLog(log, 'it happened') };
}

test('writes one line a minute with the count', () => {
  const { lines, counted } = openThrottledLog();
  for (let minute = 0; minute < 2; minute += 1) {
    for (let index = 0; index < 500; index += 1) counted.count();
    vi.advanceTimersByTime(MINUTE_MS);
  }
  expect(lines).toMatchObject([
    { count: 500, msg: 'it happened' },
    { count: 500, msg: 'it happened' },
  ]);
});

test('writes nothing while nothing happens', () => {
  const { lines, counted } = openThrottledLog();
  counted.count();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  counted.flush();
  expect(lines).toHaveLength(1);
});

test('writes what is left at the end', () => {
  const { lines, counted } = openThrottledLog();
  counted.count();
  counted.flush();
  expect(lines).toMatchObject([{ count: 1 }]);
});
