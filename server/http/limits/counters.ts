import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { circuitBreaker } from '../../circuit-breaker.ts';
import type { Config } from '../../config.ts';

export interface Window {
  /** Name of the limit and address of the client. */
  key: string;
  max: number;
  windowMs: number;
}

/** `isNew`: true if this call increased the count. */
export type CountResult = { allowed: true; isNew: boolean } | { allowed: false; retryAfterMs: number };

/** Counters for limits per period. A period starts with the first count; refused calls are not counted. */
export interface Counters {
  /** Adds one to the count. The same `item` counts only once in a period. */
  take(window: Window, item?: string): Promise<CountResult>;
  /** Reverses a `take`. */
  release(window: Window, item?: string): Promise<void>;
  close(): Promise<void>;
}

/** Limit of counters in memory, about 20 MB. Above it the oldest is dropped. */
const KEYS_LIMIT = 100_000;

interface Count {
  endsAt: number;
  taken: number;
  items?: Set<string>;
}

/** Opens counters in Redis, shared by all servers and desks, or in memory if no Redis is set. */
export async function openCounters({ redisUrl }: Pick<Config, 'redisUrl'>, now: () => number, log: Logger) {
  return redisUrl === undefined ? memoryCounters(now) : await redisCounters(redisUrl, now, log);
}

export function memoryCounters(now: () => number, keysLimit = KEYS_LIMIT): Counters {
  const counts = new Map<string, Count>();

  function makeRoom(): void {
    for (const [key, count] of counts) if (count.endsAt <= now()) counts.delete(key);
    for (const key of counts.keys()) {
      if (counts.size < keysLimit) return;
      counts.delete(key);
    }
  }

  function current({ key, windowMs }: Window): Count {
    const known = counts.get(key);
    // Ignores a period that ends later than a new one would: the clock was ahead when it started.
    if (known && known.endsAt > now() && known.endsAt <= now() + windowMs) return known;
    counts.delete(key);
    if (counts.size >= keysLimit) makeRoom();
    const fresh: Count = { endsAt: now() + windowMs, taken: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  return {
    async take(window, item) {
      const count = current(window);
      if (item !== undefined && count.items?.has(item)) return { allowed: true, isNew: false };
      if (count.taken >= window.max) return { allowed: false, retryAfterMs: count.endsAt - now() };
      count.taken += 1;
      if (item !== undefined) (count.items ??= new Set()).add(item);
      return { allowed: true, isNew: true };
    },
    async release(window, item) {
      const count = current(window);
      if (item !== undefined && !count.items?.delete(item)) return;
      count.taken = Math.max(0, count.taken - 1);
    },
    async close() {},
  };
}

/**
 * KEYS: the counted set. ARGV: item, limit, period in ms. Returns 'new', 'known', or the milliseconds until the period
 * ends.
 */
const TAKE = `
local left = redis.call('PTTL', KEYS[1])
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 'known' end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return left end
redis.call('SADD', KEYS[1], ARGV[1])
if left < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return 'new'`;

const REDIS_TIMEOUT_MS = 500;
/** Interval between attempts to reach Redis. In between, this process counts in memory. */
const REDIS_TRIED_EVERY_MS = 5_000;

/** Counters that several servers share. While Redis does not answer, this process counts in memory. */
export async function redisCounters(url: string, now: () => number, log: Logger): Promise<Counters> {
  // Imported only if needed, because it takes 20 MB of memory.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: REDIS_TIMEOUT_MS,
    connectTimeout: REDIS_TIMEOUT_MS,
    enableOfflineQueue: false,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  const own = memoryCounters(now);
  const breaker = circuitBreaker({
    dependency: 'Redis',
    log,
    // One failure is enough, because counting in memory costs nothing.
    failuresToOpen: 1,
    openMs: REDIS_TRIED_EVERY_MS,
  });
  // Without a listener ioredis prints every failed attempt. The circuit breaker logs the first one.
  redis.on('error', () => undefined);
  // Connects before the first request, so that this request is counted in Redis too. Without Redis the server starts
  // anyway.
  await redis.connect().catch(() => undefined);
  const keyOf = (window: Window) => `limit:${window.key}`;

  return {
    async take(window, item) {
      const counted = item ?? randomUUID();
      try {
        const taken = await breaker.run(() =>
          redis.eval(TAKE, 1, keyOf(window), counted, window.max, window.windowMs),
        );
        if (typeof taken === 'number') return { allowed: false, retryAfterMs: Math.max(taken, 0) };
        return { allowed: true, isNew: taken === 'new' };
      } catch {
        return own.take(window, item);
      }
    },
    async release(window, item) {
      if (item === undefined) return;
      await breaker.run(() => redis.srem(keyOf(window), item)).catch(() => own.release(window, item));
    },
    async close() {
      redis.disconnect();
    },
  };
}
