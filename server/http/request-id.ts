import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressList } from './limits/client-address.ts';

/** Accepted form of an id from a proxy. It excludes words and addresses, because the id is logged. */
const WELL_FORMED = /^[0-9a-f][0-9a-f-]{14,62}[0-9a-f]$/i;

/** Id of a request in the log: the X-Request-Id from a proxy in TRUST_PROXY, or a new one. */
export function requestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = addressList(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken =
      typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}
