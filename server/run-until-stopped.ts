import { reasonOf } from './log.ts';
import { logSlowWork } from './log-slow-work.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Pause after an outage of the database. It lets other workers mark their sent emails before their claims expire. */
const AFTER_OUTAGE_MS = 10_000;
const POLL_MS = 1_000;
const STOP_TIMEOUT_MS = 5_000;

export interface QueueWork {
  /** Throws if the database does not answer. */
  check(): Promise<unknown>;
  /**
   * Processes one batch of the queue. Returns false if the batch was not full. Starts nothing new after `signal` is
   * aborted.
   */
  workOff(signal: AbortSignal): Promise<boolean>;
  /** Name of the queue in the log. */
  name: string;
  /** Time for which a worker reserves a batch. A batch that takes longer is logged. */
  claimMs: number;
}

/**
 * Processes a queue in the database until `stop` is called. Does not keep the Node process running. `pause` is replaced
 * in tests.
 */
export function runUntilStopped(
  { log, pause }: { log: Logger; pause?: (milliseconds: number) => Promise<unknown> },
  { check, workOff, name, claimMs }: QueueWork,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = pause ?? sleepUnlessStopped;

  async function run(): Promise<void> {
    let isAway = false;
    while (!signal.aborted) {
      try {
        if (isAway) await check();
        if (isAway) await wait(AFTER_OUTAGE_MS);
        isAway = false;
        const isFull = await logSlowWork({ log, name, slowMs: claimMs }, () => workOff(signal));
        if (!isFull) await wait(POLL_MS);
      } catch (error) {
        isAway = true;
        log.warn({ reason: reasonOf(error) }, `${name} failed; the server tries again later`);
        await wait(POLL_MS);
      }
    }
  }

  async function sleepUnlessStopped(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => {});
  }

  const running = run();
  return {
    /** Stops, and waits a moment for running work, so that its claims need not expire first. */
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
