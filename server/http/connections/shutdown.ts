import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Listener } from './listen.ts';

/**
 * While closing, `readyz` responds with 503 and everything else goes on. While leaving, the port is closed and every
 * response ends its connection. Ended earlier, clients would reconnect, and the accept queue is lost when a port closes.
 */
export interface Lifecycle {
  state: 'serving' | 'closing' | 'leaving';
}

export interface ShutdownTimes {
  /** For load balancers to see `readyz` before the port closes. */
  noticeMs: number;
  /** Then idle connections are closed. */
  idleMs: number;
  /** Requests that are still unfinished then are aborted. */
  deadlineMs: number;
}

/** For a service manager. A busy server answers few probes within one second, hence two. */
const ORDERLY: ShutdownTimes = { noticeMs: 2_000, idleMs: 1_500, deadlineMs: 8_000 };

/** For Ctrl-C: there is no load balancer to notify. */
const AT_ONCE: ShutdownTimes = { ...ORDERLY, noticeMs: 0 };

export function shutdownTimes(signal: NodeJS.Signals): ShutdownTimes {
  return signal === 'SIGINT' ? AT_ONCE : ORDERLY;
}

/** Finishes what is in flight, then closes the application. Resolves within `deadlineMs` of the call. */
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
    // Lets requests that have already arrived be read: on a busy machine timers run before them.
    await immediate();
    app.server.closeIdleConnections();
    await ended;
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
