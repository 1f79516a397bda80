import { once } from 'node:events';
import { type AddressInfo, createServer, Server } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOPBACK_IPV4 = '127.0.0.1';
const LOOPBACK_IPV6 = '::1';

/** Time limit for `acceptWaiting`: while new connections keep arriving, the queue is never empty. */
const ACCEPT_WITHIN_MS = 2_000;

export interface Listener {
  port: number;
  /**
   * Accepts the connections in the operating system's queue, because closing the port would reset them. Resolves when
   * the queue is empty.
   */
  acceptWaiting(): Promise<void>;
  /** Stops accepting connections. Resolves when the last one has ended. */
  stop(): Promise<void>;
}

/** Starts to listen. `localhost` listens on both loopback addresses, because clients may try either. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Listener> {
  await app.listen({ host: host === 'localhost' ? LOOPBACK_IPV4 : host, port });
  const taken = (app.server.address() as AddressInfo).port;
  const second = host === 'localhost' ? await listenToo(app, LOOPBACK_IPV6, taken) : undefined;
  const servers: Server[] = second ? [app.server, second] : [app.server];
  return {
    port: taken,
    async acceptWaiting() {
      await Promise.all(servers.map(acceptWaiting));
    },
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

/** Listens on a second address for the same HTTP server. Undefined if the machine does not have that address. */
async function listenToo(app: FastifyInstance, host: string, port: number): Promise<Server | undefined> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  second.listen({ host, port });
  try {
    await once(second, 'listening');
    return second;
  } catch {
    return undefined;
  }
}

/** Waits several turns of the event loop, because Node accepts one connection in each. */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  const deadline = performance.now() + ACCEPT_WITHIN_MS;
  while (hasAccepted && performance.now() < deadline) {
    hasAccepted = false;
    await immediate();
  }
  server.off('connection', note);
}

/**
 * Closes only the port. The HTTP server's own `close` would also end connections on which the next request is already
 * arriving.
 */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
}
