import type { FastifyInstance } from 'fastify';

/** While closing, `readyz` answers 503 and every answer ends its connection. */
export interface Lifecycle {
  state: 'serving' | 'closing';
}

export interface ShutdownTimes {
  /** Clients with an open connection are told to go, and load balancers see `readyz`, before the port closes. */
  noticeMs: number;
  /** What is still unfinished then is cut off. */
  deadlineMs: number;
}

const TIMES: ShutdownTimes = { noticeMs: 1_000, deadlineMs: 8_000 };

/** Finishes what is in flight, then closes the application. Resolves within `deadlineMs` of the call. */
export async function shutDown(app: FastifyInstance, lifecycle: Lifecycle, times = TIMES): Promise<void> {
  lifecycle.state = 'closing';
  const cutOff = setTimeout(() => app.server.closeAllConnections(), times.deadlineMs);
  try {
    await new Promise((resolve) => setTimeout(resolve, times.noticeMs));
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
