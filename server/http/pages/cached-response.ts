import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, ENCODINGS, type Encoding } from './compression.ts';
import type { HeaderList } from '../security-headers.ts';

export type Bodies = { identity: Buffer } & { [encoding in Encoding]?: Buffer };

/** One encoding of a response, with prepared headers. */
interface Representation {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
}

export type CachedResponse = { identity: Representation } & { [encoding in Encoding]?: Representation };

export interface ResponseParts {
  bodies: Bodies;
  type: string;
  /** Strong ETag in quotes, made from the uncompressed body. */
  etag: string;
  cacheControl: string;
  /** Security headers, and headers specific to this response. */
  headers: HeaderList;
}

/** Makes a strong ETag, in quotes. */
export function etagOf(content: Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

export function cacheResponse({ bodies, type, etag, cacheControl, headers }: ResponseParts): CachedResponse {
  const isCompressed = bodies.br !== undefined || bodies.gzip !== undefined;
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const ownEtag = encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
    const validators = ['ETag', ownEtag, 'Cache-Control', cacheControl];
    if (isCompressed) validators.push('Vary', 'Accept-Encoding');
    const content = ['Content-Type', type, 'Content-Length', String(body.length)];
    if (encoding !== 'identity') content.push('Content-Encoding', encoding);
    return {
      body,
      etag: ownEtag,
      headers: [...content, ...validators, ...headers],
      notModifiedHeaders: [...validators, ...headers],
    };
  };
  const answer: CachedResponse = { identity: represent('identity', bodies.identity) };
  for (const encoding of ENCODINGS) {
    const body = bodies[encoding];
    if (body) answer[encoding] = represent(encoding, body);
  }
  return answer;
}

/** Answers GET and HEAD. Only a 200 is revalidated; a 404 page is always sent in full. */
export function sendCached(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  // Omits the header where keeping the connection open is the default, which saves 49 bytes.
  if (response.shouldKeepAlive && request.httpVersionMinor > 0) response.removeHeader('Connection');
  const chosen = answer[acceptedEncoding(request.headers['accept-encoding'])];
  const representation = chosen ?? answer.identity;
  const known = request.headers['if-none-match'];
  if (known !== undefined && status === 200 && matches(known, representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(status, representation.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(representation.body);
}

/** Weak comparison, which RFC 9110 requires for If-None-Match. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((item) => {
    const candidate = item.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}
