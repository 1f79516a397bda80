import { once } from 'node:events';
import { type AddressInfo, createServer, Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOPBACK_IPV4 = '127.0.0.1';
const LOOPBACK_IPV6 = '::1';

export interface Listener {
  port: number;
  /** Takes no new connection; resolves when the last one has ended. */
  stop(): Promise<void>;
}

/** Starts to listen. `localhost` is both loopback addresses, as clients try either. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Listener> {
  await app.listen({ host: host === 'localhost' ? LOOPBACK_IPV4 : host, port });
  const taken = (app.server.address() as AddressInfo).port;
  const second = host === 'localhost' ? await listenToo(app, LOOPBACK_IPV6, taken) : undefined;
  return {
    port: taken,
    async stop() {
      await Promise.all([app.server, second].map((server) => server && close(server)));
    },
  };
}

/** Hands the connections of a second address to the same HTTP server. A machine without that address does without. */
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

/** The HTTP server's own `close` also ends connections whose next request is on its way already. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
}
