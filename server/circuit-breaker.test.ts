import { pino } from 'pino';
import { expect, test } from 'vitest';
import { circuitBreaker, CircuitOpen, type CircuitBreakerOptions } from './circuit-breaker.ts';

function openBreaker(options: Partial<CircuitBreakerOptions> = {}) {
  const logged: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  return { breaker: circuitBreaker({ dependency: 'Store', log, openMs: 0, ...options }), logged };
}

const fail = () => Promise.reject(Object.assign(new Error('no'), { code: 'ETIMEDOUT' }));
const answer = () => Promise.resolve('yes');

test('after failures in a row refuses at once, without asking', async () => {
  const { breaker } = openBreaker({ openMs: 60_000 });
  for (let count = 0; count < 3; count += 1) await expect(breaker.run(fail)).rejects.toThrow('no');
  let isAsked = false;
  const asking = breaker.run(async () => {
    isAsked = true;
  });
  await expect(asking).rejects.toBeInstanceOf(CircuitOpen);
  expect(isAsked).toBe(false);
  expect(breaker.state()).toBe('open');
});

test('stays closed while something succeeds between failures', async () => {
  const { breaker, logged } = openBreaker({ openMs: 60_000 });
  for (let count = 0; count < 5; count += 1) {
    await expect(breaker.run(fail)).rejects.toThrow('no');
    await expect(breaker.run(fail)).rejects.toThrow('no');
    expect(await breaker.run(answer)).toBe('yes');
  }
  expect(logged).toEqual([]);
});

test('lets one at a time try again', async () => {
  const { breaker } = openBreaker();
  for (let count = 0; count < 3; count += 1) await expect(breaker.run(fail)).rejects.toThrow('no');
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = breaker.run(() => promise);
  await expect(breaker.run(answer)).rejects.toBeInstanceOf(CircuitOpen);
  resolve('yes');
  expect(await trial).toBe('yes');
  expect(await breaker.run(answer)).toBe('yes');
});

test('logs one line when it opens and one when it closes', async () => {
  const { breaker, logged } = openBreaker();
  for (let count = 0; count < 9; count += 1) await expect(breaker.run(fail)).rejects.toThrow('no');
  expect(logged).toEqual(['a dependency does not answer']);
  await breaker.run(answer);
  await breaker.run(answer);
  expect(logged).toEqual(['a dependency does not answer', 'a dependency answers again']);
});

test('takes what is the caller’s trouble for an answer', async () => {
  const { breaker } = openBreaker({ isFailure: (error) => (error as Error).message !== 'bad request' });
  const refuse = () => Promise.reject(new Error('bad request'));
  for (let count = 0; count < 9; count += 1) await expect(breaker.run(refuse)).rejects.toThrow('bad request');
  expect(await breaker.run(answer)).toBe('yes');
});
