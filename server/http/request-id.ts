import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressList } from './limits/client-address.ts';

/** Neither text nor an address fits: what a proxy passes on ends in the log. */
const WELL_FORMED = /^[0-9a-f][0-9a-f-]{14,62}[0-9a-f]$/i;

/** Under which a request is in the log: the X-Request-Id that a proxy of TRUST_PROXY gave it, or a new one. */
export function requestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = addressList(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken =
      typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}
