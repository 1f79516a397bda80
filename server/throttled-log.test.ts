import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { throttledLog } from './throttled-log.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function openLog() {
  const lines: { count: number; msg: string }[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, counted: throttledLog(log, 'it happened') };
}

test('writes one line a minute with the count', () => {
  const { lines, counted } = openLog();
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
  const { lines, counted } = openLog();
  counted.count();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  counted.flush();
  expect(lines).toHaveLength(1);
});

test('writes what is left at the end', () => {
  const { lines, counted } = openLog();
  counted.count();
  counted.flush();
  expect(lines).toMatchObject([{ count: 1 }]);
});
