import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logSlowWork } from './log-slow-work.ts';
import { runUntilStopped } from './run-until-stopped.ts';

function watchLog() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const logged: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return { log, logged };
}

it('work that hangs is logged again and again, work that ends is not', async () => {
  const { log, logged } = watchLog();
  const { promise, resolve } = Promise.withResolvers<string>();
  const working = logSlowWork({ log, name: 'the outbox', slowMs: 60_000 }, () => promise);
  vi.advanceTimersByTime(59_000);
  expect(logged).toEqual([]);
  vi.advanceTimersByTime(61_000);
  expect(logged).toMatchObject([
    { level: 50, work: 'the outbox', seconds: 60 },
    { level: 50, work: 'the outbox', seconds: 120 },
  ]);
  resolve('done');
  expect(await working).toBe('done');
  vi.advanceTimersByTime(600_000);
  expect(logged).toHaveLength(2);
});

it('a queue whose work takes longer than its claim says so', async () => {
  const { log, logged } = watchLog();
  const hanging = Promise.withResolvers<boolean>();
  const queue = runUntilStopped(
    { log },
    { name: 'the queue', claimMs: 60_000, check: async () => {}, workOff: () => hanging.promise },
  );
  vi.advanceTimersByTime(61_000);
  expect(logged).toMatchObject([{ work: 'the queue', seconds: 60 }]);
  hanging.resolve(false);
  await queue.stop();
});
