import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOPBACK_IPV4 = '127.0.0.1';
const LOOPBACK_IPV6 = '::1';

/** Starts to listen and gives the port. `localhost` is both loopback addresses, as clients try either. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  await app.listen({ host: host === 'localhost' ? LOOPBACK_IPV4 : host, port });
  const taken = (app.server.address() as AddressInfo).port;
  if (host === 'localhost') await listenToo(app, LOOPBACK_IPV6, taken);
  return taken;
}

/** Hands the connections of a second address to the same HTTP server. A machine without that address does without. */
async function listenToo(app: FastifyInstance, host: string, port: number): Promise<void> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  const { promise: isListening, resolve } = Promise.withResolvers<boolean>();
  second.once('listening', () => resolve(true)).once('error', () => resolve(false));
  second.listen({ host, port });
  if (!(await isListening)) return;
  const closed = new Promise((resolveClosed) => second.once('close', resolveClosed));
  app.server.once('close', () => second.close());
  app.server.on('close', () => closed);
}
