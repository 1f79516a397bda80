import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { applicationForm, ENQUIRY } from '../tests/support/posted-forms.ts';
import { openApp } from '../tests/support/open-app.ts';
import { describeError, throttledLog } from './log.ts';

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
