import { createHmac } from 'node:crypto';
import { lookup as lookUp } from 'node:dns';
import { request as requestPlainly, type RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookReceiver } from '../../config.ts';
import { withTimeout } from '../../with-timeout.ts';
import { isForbidden } from './private-address.ts';

/** Time limit from the DNS look-up to the status of the response. */
const TIMEOUT_MS = 10_000;

/** Thrown if a receiver did not accept an event. The message is for the firm's people. */
export class NotTaken extends Error {
  override name = 'NotTaken';
}

export interface SentEvent {
  id: string;
  /** Time of sending, which is signed. Receivers refuse events that are more than some minutes old. */
  time: Date;
  body: string;
}

/**
 * Sends an event, signed as in Standard Webhooks (https://www.standardwebhooks.com). Throws NotTaken unless the
 * receiver accepts it. The address is looked up only once and redirects are not followed, so that neither can lead into
 * the internal network.
 */
export async function postWebhook(
  { url, secret, mayBePrivate }: WebhookReceiver & { mayBePrivate: boolean },
  { id, time, body }: SentEvent,
): Promise<void> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isForbidden(host, mayBePrivate)) throw forbidden(host);
  const timestamp = Math.floor(time.getTime() / 1_000).toString();
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(secret, `${id}.${timestamp}.${body}`),
    },
    lookup: guardedLookup(mayBePrivate),
    agent: false,
  };
  const status = await statusOf(target, options, body);
  if (status >= 200 && status < 300) return;
  throw new NotTaken(`${target.hostname} answered with ${status}`);
}

export function signatureOf(secret: Buffer, signed: string): string {
  return `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`;
}

/**
 * Posts the body and returns the status of the response. Always ends, even if the receiver switches protocols, closes
 * the connection without an answer, or sends without end.
 */
async function statusOf(target: URL, options: RequestOptions, body: string): Promise<number> {
  const request = target.protocol === 'https:' ? requestSecurely : requestPlainly;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const host = target.hostname;
  const sent = request(target, options, ({ statusCode = 0 }) => resolve(statusCode));
  sent.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy();
    resolve(statusCode);
  });
  sent.on('error', (error: NodeJS.ErrnoException) => reject(reasonOf(host, error)));
  sent.on('close', () => reject(new NotTaken(`${host} closed the connection without an answer`)));
  sent.end(body);
  try {
    return await withTimeout(promise, TIMEOUT_MS, () => tooLong(host));
  } finally {
    // Closes the connection without reading the body of the response.
    sent.destroy();
  }
}

function tooLong(host: string): NotTaken {
  return new NotTaken(`${host} did not answer within ${TIMEOUT_MS / 1_000} seconds`);
}

function reasonOf(host: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof NotTaken) return error;
  return new NotTaken(`${host} cannot be reached: ${error.code ?? error.message}`, { cause: error });
}

function guardedLookup(mayBePrivate: boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const wrong = addresses.find(({ address }) => isForbidden(address, mayBePrivate));
      if (wrong || addresses.length === 0) return callback(forbidden(host), '');
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}

function forbidden(host: string): NotTaken {
  return new NotTaken(
    `${host} is inside the server's own network. If that is intended, set WEBHOOK_PRIVATE=on`,
  );
}
