import type { Logger } from 'pino';
import { circuitBreaker } from '../../circuit-breaker.ts';

export interface Window {
  /** Names the limit, and whom it counts. */
  key: string;
  max: number;
  windowMs: number;
}

/** `isNew`: it was counted by this call. */
export type Taken = { allowed: true; isNew: boolean } | { allowed: false; retryAfterMs: number };

/** Counts within fixed windows that start with the first thing counted. What is refused is not counted. */
export interface Counters {
  /** Counts one more. With an `item`, the same item within the window counts once. */
  take(window: Window, item?: string): Promise<Taken>;
  /** Takes back what `take` counted. */
  release(window: Window, item?: string): Promise<void>;
  close(): Promise<void>;
}

/** Above this number of keys the oldest is forgotten: about 20 MB. */
const KEYS_LIMIT = 100_000;

interface Count {
  endsAt: number;
  taken: number;
  items?: Set<string>;
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
    if (known && known.endsAt > now()) return known;
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

/** KEYS: the set that is counted. ARGV: item, most, window in ms. Returns 'new', 'known', or the milliseconds left. */
const TAKE = `
local left = redis.call('PTTL', KEYS[1])
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1 then return 'known' end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return left end
redis.call('SADD', KEYS[1], ARGV[1])
if left < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return 'new'`;

const REDIS_TIMEOUT_MS = 500;
/** One visitor waits for that long, then all are counted here until one finds Redis answering again. */
const REDIS_TRIED_EVERY_MS = 5_000;

/** Shared by several servers. While Redis does not answer, this process counts in its own memory. */
export async function redisCounters(url: string, now: () => number, log: Logger): Promise<Counters> {
  // 20 MB of memory, which servers without Redis do not pay.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: REDIS_TIMEOUT_MS,
    connectTimeout: REDIS_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  const own = memoryCounters(now);
  let uniqueItems = 0;
  const breaker = circuitBreaker({
    dependency: 'Redis',
    log,
    // What stands in for it costs nobody anything.
    failuresToOpen: 1,
    openMs: REDIS_TRIED_EVERY_MS,
  });
  // Without a listener each attempt to connect would print its failure; the breaker tells of it once.
  redis.on('error', () => undefined);
  const keyOf = (window: Window) => `limit:${window.key}`;

  return {
    async take(window, item) {
      const counted = item ?? `${process.pid}-${now()}-${uniqueItems++}`;
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
