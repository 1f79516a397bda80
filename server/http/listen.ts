import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOPBACK_IPV4 = '127.0.0.1';
const LOOPBACK_IPV6 = '::1';

/** Starts to listen and gives the port. `localhost` is both loopback addresses, as clients try either. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  if (host !== 'localhost') {
    await app.listen({ host, port });
    return (app.server.address() as AddressInfo).port;
  }
  const listenOnIpv6 = secondListener(app);
  await app.listen({ host: LOOPBACK_IPV4, port });
  const taken = (app.server.address() as AddressInfo).port;
  await listenOnIpv6(LOOPBACK_IPV6, taken);
  return taken;
}

/**
 * Hands the connections of a second address to the application's HTTP server, and closes with it. A machine without
 * that address does without.
 */
function secondListener(app: FastifyInstance): (host: string, port: number) => Promise<void> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  const closed = Promise.withResolvers<void>();
  app.addHook('preClose', async () => {
    second.close(() => closed.resolve());
  });
  app.addHook('onClose', () => closed.promise);
  return async (host, port) => {
    second.listen({ host, port });
    await once(second, 'listening').catch(() => undefined);
  };
}
