import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { circuitBreaker } from '../../circuit-breaker.ts';
import type { Config } from '../../config.ts';

export interface Window {
  /** The limit and the client that it applies to. */
  key: string;
  max: number;
  windowMs: number;
}

/** `isNew`: this call increased the count. */
export type CountResult = { allowed: true; isNew: boolean } | { allowed: false; retryAfterMs: number };

/** Fixed-window counters. A window starts with the first count; refused calls are not counted. */
export interface Counters {
  /** Counts one more. The same `item` counts only once within the window. */
  take(window: Window, item?: string): Promise<CountResult>;
  /** Reverses a `take`. */
  release(window: Window, item?: string): Promise<void>;
  close(): Promise<void>;
}

/** Above this number of keys the oldest is dropped: about 20 MB. */
const KEYS_LIMIT = 100_000;

interface Count {
  endsAt: number;
  taken: number;
  items?: Set<string>;
}

/** Uses Redis if it is set, shared by all servers and desks. */
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
    // A window that would outlast a new one is from a clock that was ahead.
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

/** KEYS: the counted set. ARGV: item, limit, window in ms. Returns 'new', 'known', or the milliseconds left. */
const TAKE = `
local left = redis.call('PTTL', KEYS[1])
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 'known' end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return left end
redis.call('SADD', KEYS[1], ARGV[1])
if left < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return 'new'`;

const REDIS_TIMEOUT_MS = 500;
/** Retry interval for Redis. Until then counts are kept in memory. */
const REDIS_TRIED_EVERY_MS = 5_000;

/** Counters that several servers share. While Redis does not answer, this process counts in memory. */
export async function redisCounters(url: string, now: () => number, log: Logger): Promise<Counters> {
  // Loaded on demand: it takes 20 MB of memory.
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
    // Counting in memory costs nothing, so one failure is enough.
    failuresToOpen: 1,
    openMs: REDIS_TRIED_EVERY_MS,
  });
  // Without a listener ioredis prints every failed attempt. The circuit breaker logs it once.
  redis.on('error', () => undefined);
  // Connects first, so that the first request is counted in Redis. Without Redis the start continues.
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
