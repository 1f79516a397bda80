import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Listener } from './listen.ts';

/**
 * While closing, `readyz` answers 503 and all else goes on. While leaving, the port is closed and every answer ends
 * its connection: told earlier, clients would connect anew, and what waits to be accepted when a port closes is lost.
 */
export interface Lifecycle {
  state: 'serving' | 'closing' | 'leaving';
}

export interface ShutdownTimes {
  /** Load balancers see `readyz` before the port closes. */
  noticeMs: number;
  /** Then connections that ask for nothing are closed. */
  idleMs: number;
  /** What is still unfinished then is cut off. */
  deadlineMs: number;
}

/** For a service manager. A busy server answers few probes within one second, hence two. */
const ORDERLY: ShutdownTimes = { noticeMs: 2_000, idleMs: 1_500, deadlineMs: 8_000 };

/** For whoever presses Ctrl-C: no load balancer has to be told. */
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
  const cutOff = setTimeout(() => app.server.closeAllConnections(), times.deadlineMs);
  try {
    await wait(times.noticeMs);
    await listener.acceptWaiting();
    lifecycle.state = 'leaving';
    const ended = listener.stop();
    await Promise.race([ended, wait(times.idleMs)]);
    // Requests that have arrived are read first: on a busy machine timers come before them.
    await immediate();
    app.server.closeIdleConnections();
    await ended;
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
