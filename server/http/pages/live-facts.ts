import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type LiveFacts, NO_FACTS } from '../../../contracts/live-facts.ts';
import type { CachedResponse } from './cached-response.ts';

/** Time for which facts are cached. A command takes longer to exit, so nobody sees the old facts after a command. */
const LIFE_MS = 50;
/** Time before the facts expire from which a request already starts to read them again. */
const AHEAD_MS = 25;
/** Longest time for which a page waits if the database does not answer. Later pages do not wait. */
const PATIENCE_MS = 500;
const RETRY_MS = 1_000;

/** Facts at one moment, with the pages that show them. */
export interface Moment {
  /** Facts; the same object until they change. */
  facts: LiveFacts;
  /** Cached responses by address. Null: the built file is sent. */
  ready: Map<string, CachedResponse | null>;
}

export interface LiveFactsMemory {
  /** Cached facts; undefined if the database must be read first. */
  fresh(): Moment | undefined;
  current(): Promise<Moment>;
  /** The last facts, however old. */
  last(): Moment;
}

/**
 * Reads the database at most every 50 ms, when a request finds the cache older. While the database does not answer, the
 * last facts are used, and requests do not wait for further attempts.
 */
export function rememberLiveFacts(read: () => Promise<LiveFacts>, log: Logger): LiveFactsMemory {
  let last = momentOf(NO_FACTS);
  let key = JSON.stringify(NO_FACTS);
  let freshUntil = 0;
  let isAway = false;
  let reading: Promise<void> | undefined;

  async function readAnew(): Promise<void> {
    const until = performance.now() + LIFE_MS;
    try {
      const facts = await read();
      const keyRead = JSON.stringify(facts);
      if (keyRead !== key) last = momentOf(facts);
      key = keyRead;
      freshUntil = until;
      isAway = false;
    } catch (error) {
      keepLast(error);
    } finally {
      reading = undefined;
    }
  }

  function keepLast(error: unknown): void {
    freshUntil = performance.now() + RETRY_MS;
    if (!isAway) log.warn({ err: error }, 'dates and notices cannot be read: pages show the last ones');
    isAway = true;
  }

  function fresh(): Moment | undefined {
    const left = freshUntil - performance.now();
    if (left <= 0) return undefined;
    // Reads early, because under load all requests that arrive at once would take the slower way.
    if (left < AHEAD_MS) reading ??= readAnew();
    return last;
  }

  return {
    fresh,
    last: () => last,
    async current(): Promise<Moment> {
      const known = fresh();
      if (known) return known;
      reading ??= readAnew();
      if (isAway) return last;
      const isLate = await Promise.race([reading, pause(PATIENCE_MS, true, { ref: false })]);
      if (isLate === true) keepLast(new Error('The database does not answer'));
      return last;
    },
  };
}

function momentOf(facts: LiveFacts): Moment {
  return { facts, ready: new Map() };
}
