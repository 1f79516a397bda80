import { expect, it } from 'vitest';
import { retryDelayMs } from './retry.ts';

it('waits twice as long after each attempt, up to an hour, never all at once', () => {
  const longest = [1, 2, 3, 4, 20].map((attempts) => retryDelayMs(attempts, () => 0) / 1_000);
  expect(longest).toEqual([15, 30, 60, 120, 3_600]);
  expect(retryDelayMs(1, () => 1)).toBe(7_500);
});
