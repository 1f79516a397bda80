import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../limits/client-address.ts';
import { concurrencyByAddress } from '../limits/concurrency-by-address.ts';

export interface ConnectionBounds {
  total: number;
  /** Limit of connections for one client address. Addresses that many visitors share are not limited. */
  perAddress: number;
  /** Limit of unanswered requests on one connection. Browsers send one after the other. */
  pipelined: number;
  /**
   * Time without progress in reading a response after which a client is disconnected; the check may take up to twice as
   * long.
   */
  writeTimeoutMs: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  total: 2_000,
  perAddress: 256,
  pipelined: 16,
  writeTimeoutMs: 15_000,
};

interface Connection {
  client: string;
  /** Number of requests without a response yet. */
  requests: number;
}

/**
 * Limits the connections of `server`. If there are too many, it closes the connection that has been idle longest, or
 * else the one that has been reading its response longest. It refuses a new connection only if there is neither. Call
 * the returned function for each request; it returns false if it has closed the connection.
 */
export function boundConnections(
  server: Server,
  bounds: ConnectionBounds,
  isShared: (address: string) => boolean,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const connections = new WeakMap<Socket, Connection>();
  const counts = concurrencyByAddress();
  /** Connections in the order in which they became idle, and in which they became busy. */
  const [idle, busy] = [new Map<Socket, Connection>(), new Map<Socket, Connection>()];

  /** Ends one connection, of any client or only of the given one. Returns false if none can be ended. */
  function makeRoom(only?: string): boolean {
    const isCandidate = ({ client }: Connection) => only === undefined || client === only;
    const found =
      idle.entries().find(([, connection]) => isCandidate(connection)) ??
      busy.entries().find(([socket, connection]) => isCandidate(connection) && socket.writableLength > 0);
    if (found) end(...found);
    return found !== undefined;
  }

  /** Ends a connection and stops counting it immediately, because the event `close` comes later. */
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

  // Closes idle keep-alive connections too, because Node does not close them itself if it has this listener.
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
