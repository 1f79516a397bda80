import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Listener } from './listen.ts';

/**
 * Phases of the shutdown. `closing`: `readyz` answers 503, everything else continues. `leaving`: the port is closed and
 * every response ends its connection. Connections are not ended before the port is closed, because clients would
 * reconnect and be reset.
 */
export interface Lifecycle {
  state: 'serving' | 'closing' | 'leaving';
}

export interface ShutdownTimes {
  /** Time for load balancers to notice `readyz` before the port is closed. */
  noticeMs: number;
  /** Time after which idle connections are closed. */
  idleMs: number;
  /** Time after which unfinished requests are aborted. */
  deadlineMs: number;
}

/** Times under a service manager. The notice is two seconds, because a busy server answers few checks within one. */
const ORDERLY: ShutdownTimes = { noticeMs: 2_000, idleMs: 1_500, deadlineMs: 8_000 };

/** Times after Ctrl-C. There is no load balancer to notify. */
const AT_ONCE: ShutdownTimes = { ...ORDERLY, noticeMs: 0 };

export function shutdownTimes(signal: NodeJS.Signals): ShutdownTimes {
  return signal === 'SIGINT' ? AT_ONCE : ORDERLY;
}

/** Finishes pending requests, then closes the application. Takes at most `deadlineMs`. */
export async function shutDown(
  app: FastifyInstance,
  listener: Listener,
  lifecycle: Lifecycle,
  times: ShutdownTimes,
): Promise<void> {
  lifecycle.state = 'closing';
  const deadline = setTimeout(() => app.server.closeAllConnections(), times.deadlineMs);
  try {
    await wait(times.noticeMs);
    await listener.acceptWaiting();
    lifecycle.state = 'leaving';
    const ended = listener.stop();
    await Promise.race([ended, wait(times.idleMs)]);
    // Lets the event loop read requests that have already arrived: on a busy machine timers run before that.
    await immediate();
    app.server.closeIdleConnections();
    await ended;
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
