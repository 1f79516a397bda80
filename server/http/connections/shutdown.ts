import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Listener } from './listen.ts';

/**
 * State `closing`: `readyz` responds with 503, everything else continues. State `leaving`: the port is closed and every
 * response ends its connection. If connections ended earlier, clients would reconnect, and closing the port loses the
 * accept queue.
 */
export interface Lifecycle {
  state: 'serving' | 'closing' | 'leaving';
}

export interface ShutdownTimes {
  /** Time for load balancers to see `readyz` before the port closes. */
  noticeMs: number;
  /** Time after which idle connections are closed. */
  idleMs: number;
  /** Time after which unfinished requests are aborted. */
  deadlineMs: number;
}

/** Times under a service manager. A busy server answers few checks within one second, hence two. */
const ORDERLY: ShutdownTimes = { noticeMs: 2_000, idleMs: 1_500, deadlineMs: 8_000 };

/** Times after Ctrl-C: there is no load balancer to notify. */
const AT_ONCE: ShutdownTimes = { ...ORDERLY, noticeMs: 0 };

export function shutdownTimes(signal: NodeJS.Signals): ShutdownTimes {
  return signal === 'SIGINT' ? AT_ONCE : ORDERLY;
}

/** Finishes pending requests, then closes the application. Resolves within `deadlineMs` of the call. */
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
    // Lets requests that have already arrived be read, because on a busy machine timers run earlier.
    await immediate();
    app.server.closeIdleConnections();
    await ended;
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
