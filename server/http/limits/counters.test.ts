import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Counters, memoryCounters, redisCounters } from './counters.ts';

const WINDOW = { key: 'someone', max: 2, windowMs: 3_600_000 };

async function openRedisCounters(): Promise<Counters> {
  const counters = await redisCounters(process.env.TEST_REDIS_URL ?? '', Date.now, pino({ level: 'silent' }));
  onTestFinished(() => counters.close());
  return counters;
}

const engines = [
  { name: 'in memory', open: async () => memoryCounters(Date.now), isThere: true },
  { name: 'in Redis', open: openRedisCounters, isThere: Boolean(process.env.TEST_REDIS_URL) },
];

describe.each(engines)('$name', ({ open, isThere }) => {
  const own = () => ({ ...WINDOW, key: crypto.randomUUID() });

  test.skipIf(!isThere)('allows as many as the window holds, then says how long to wait', async () => {
    const [counters, window] = [await open(), own()];
    expect(await counters.take(window)).toEqual({ allowed: true, isNew: true });
    expect(await counters.take(window)).toEqual({ allowed: true, isNew: true });
    const refused = await counters.take(window);
    expect(refused).toEqual({ allowed: false, retryAfterMs: expect.any(Number) });
    const retryAfterMs = refused.allowed ? NaN : refused.retryAfterMs;
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(WINDOW.windowMs);
  });

  test.skipIf(!isThere)('counts the same item once', async () => {
    const [counters, window] = [await open(), own()];
    expect(await counters.take(window, 'a')).toEqual({ allowed: true, isNew: true });
    expect(await counters.take(window, 'a')).toEqual({ allowed: true, isNew: false });
    expect(await counters.take(window, 'b')).toEqual({ allowed: true, isNew: true });
    expect(await counters.take(window, 'a')).toEqual({ allowed: true, isNew: false });
    expect((await counters.take(window, 'c')).allowed).toBe(false);
  });

  test.skipIf(!isThere)('makes room again for what is given back', async () => {
    const [counters, window] = [await open(), own()];
    await counters.take(window, 'a');
    await counters.take(window, 'b');
    await counters.release(window, 'a');
    expect((await counters.take(window, 'c')).allowed).toBe(true);
    expect((await counters.take(window, 'd')).allowed).toBe(false);
  });

  test.skipIf(!isThere)('allows exactly the window of many at once', async () => {
    const [counters, window] = [await open(), { ...own(), max: 20 }];
    const taken = await Promise.all(Array.from({ length: 100 }, () => counters.take(window)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  test.skipIf(!isThere)('starts anew when the window is over', async () => {
    const [counters, window] = [await open(), { ...own(), max: 1, windowMs: 60 }];
    await counters.take(window);
    await expect.poll(async () => (await counters.take(window)).allowed).toBe(true);
  });
});

test('forgets the oldest rather than grow without end', async () => {
  const counters = memoryCounters(() => 0, 3);
  const window = (key: string) => ({ key, max: 1, windowMs: 1_000 });
  for (const key of ['a', 'b', 'c', 'd']) await counters.take(window(key));
  expect((await counters.take(window('d'))).allowed).toBe(false);
  expect((await counters.take(window('a'))).allowed).toBe(true);
});

test('counts in its own memory while Redis does not answer', async () => {
  const counters = await redisCounters('redis://127.0.0.1:1', Date.now, pino({ level: 'silent' }));
  onTestFinished(() => counters.close());
  const taken = [];
  for (let count = 0; count < 3; count += 1) taken.push((await counters.take(WINDOW)).allowed);
  expect(taken).toEqual([true, true, false]);
});
