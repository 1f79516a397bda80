import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../limits/client-address.ts';
import { concurrencyByAddress } from '../limits/concurrency-by-address.ts';

export interface ConnectionBounds {
  total: number;
  /** Of one client address, unless many visitors share it. */
  perAddress: number;
  /** Requests of one connection that are not answered yet: browsers send one after the other. */
  pipelined: number;
  /** A client that takes nothing of what waits for it is left after once to twice this time. */
  writeTimeoutMs: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  total: 2_000,
  perAddress: 256,
  pipelined: 16,
  writeTimeoutMs: 15_000,
};

interface Connection {
  /** As clients are counted. */
  client: string;
  /** Not answered yet. */
  requests: number;
}

/**
 * Bounds the connections of `server`. Where there are too many, the one that has asked for nothing for longest makes
 * room, or else the one that has been taking its answer for longest; only when none does is the newest refused. Returns what has to be told of each request: false when the
 * connection was ended over it.
 */
export function boundConnections(
  server: Server,
  bounds: ConnectionBounds,
  isShared: (address: string) => boolean,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const connections = new WeakMap<Socket, Connection>();
  const counts = concurrencyByAddress();
  /** Each in the order in which they became so. */
  const [idle, busy] = [new Map<Socket, Connection>(), new Map<Socket, Connection>()];

  /** In all, or for one client. Whether there is room now. */
  function makeRoom(only?: string): boolean {
    const isCandidate = ({ client }: Connection) => only === undefined || client === only;
    const found =
      idle.entries().find(([, connection]) => isCandidate(connection)) ??
      busy.entries().find(([socket, connection]) => isCandidate(connection) && socket.writableLength > 0);
    if (found) end(...found);
    return found !== undefined;
  }

  /** Counted out at once: the event `close` comes later. */
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

  // Also comes when a kept connection has been idle for long enough: with a listener Node leaves all of them to it.
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
