import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../limits/client-address.ts';
import { concurrencyByAddress } from '../limits/concurrency-by-address.ts';

export interface ConnectionBounds {
  total: number;
  /** Limit for one client address, unless many visitors share it. */
  perAddress: number;
  /** Pending requests of one connection. Browsers send one after the other. */
  pipelined: number;
  /** A client that does not read its response is disconnected after one to two times this long. */
  writeTimeoutMs: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  total: 2_000,
  perAddress: 256,
  pipelined: 16,
  writeTimeoutMs: 15_000,
};

interface Connection {
  /** The client address. */
  client: string;
  /** Pending. */
  requests: number;
}

/**
 * Limits the connections of `server`. If there are too many, the connection that has been idle longest is closed, or else
 * the one that has been reading its response longest; a new one is refused only if there is neither. The returned function
 * must be called for each request; it returns false if it has closed the connection.
 */
export function boundConnections(
  server: Server,
  bounds: ConnectionBounds,
  isShared: (address: string) => boolean,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const connections = new WeakMap<Socket, Connection>();
  const counts = concurrencyByAddress();
  /** Connections in the order in which they became idle or busy. */
  const [idle, busy] = [new Map<Socket, Connection>(), new Map<Socket, Connection>()];

  /** Ends one connection of any client, or of the given one. False if none can be ended. */
  function makeRoom(only?: string): boolean {
    const isCandidate = ({ client }: Connection) => only === undefined || client === only;
    const found =
      idle.entries().find(([, connection]) => isCandidate(connection)) ??
      busy.entries().find(([socket, connection]) => isCandidate(connection) && socket.writableLength > 0);
    if (found) end(...found);
    return found !== undefined;
  }

  /** Stops counting the connection at once: the event `close` comes later. */
  function end(socket: Socket, connection: Connection): void {
    forget(socket, connection);
    socket.destroy();
  }

  function forget(socket: Socket, connection: Connection): void {
    if (!connections.delete(socket)) return;
    idle.delete(socket);
    busy.delete(socket);
    counts.remove(connection.client);
  }

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const client = clientAddress(address);
    const isShareTaken = counts.of(client) >= bounds.perAddress && !isShared(address);
    const isFull = counts.total() >= bounds.total;
    if ((isShareTaken && !makeRoom(client)) || (isFull && !isShareTaken && !makeRoom())) {
      socket.destroy();
      return;
    }
    const connection = { client, requests: 0 };
    connections.set(socket, connection);
    counts.add(client);
    idle.set(socket, connection);
    socket.once('close', () => forget(socket, connection));
  });

  // Also called for idle keep-alive connections: with a listener Node does not close them itself.
  server.setTimeout(bounds.writeTimeoutMs, (socket: Socket) => {
    if (!busy.has(socket) || socket.writableLength > 0) socket.destroy();
  });

  return ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return false;
    if (connection.requests >= bounds.pipelined) {
      end(socket, connection);
      return false;
    }
    connection.requests += 1;
    idle.delete(socket);
    busy.set(socket, connection);
    response.once('close', () => {
      connection.requests -= 1;
      if (connection.requests > 0 || !connections.has(socket)) return;
      busy.delete(socket);
      idle.set(socket, connection);
    });
    return true;
  };
}
