import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { boundConnections, CONNECTION_BOUNDS, type ConnectionBounds } from './connection-limits.ts';
import type { HeaderList } from '../security-headers.ts';
import type { Lifecycle } from './shutdown.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Time limit for the headers. Protects against clients that send very slowly (slowloris). */
const HEADERS_TIMEOUT_MS = 10_000;
/** Time limit for a whole request. Enough for a resume of 5 MB at 340 kbit/s. */
export const REQUEST_TIMEOUT_MS = 120_000;
/**
 * Time for which an idle connection is kept. It is longer than in reverse proxies (nginx: 60 s), so a proxy never sends
 * into a connection that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;
const TIMEOUT_CHECK_MS = 1_000;

const HEADERS_LIMIT_BYTES = 16 * 1_024;
const URL_LIMIT_CHARACTERS = 4_096;

export interface HttpServerParts {
  /** Sends a cached page. Returns false if there is none, and then `app` answers. */
  serveFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  app: Handler;
  lifecycle: Lifecycle;
  /** Headers of responses to refused requests. */
  headers: HeaderList;
  /** True if many visitors may share this peer address. */
  isShared: (address: string) => boolean;
}

export interface ServerTimes {
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  keepAliveMs: number;
}

const TIMES: ServerTimes = {
  headersTimeoutMs: HEADERS_TIMEOUT_MS,
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  keepAliveMs: KEEP_ALIVE_MS,
};

/** HTTP server in front of Fastify. It limits connections, refuses malformed requests and sends cached pages. */
export function httpServer(
  parts: HttpServerParts,
  times: ServerTimes = TIMES,
  bounds: ConnectionBounds = CONNECTION_BOUNDS,
): Server {
  const server = createServer(
    {
      headersTimeout: times.headersTimeoutMs,
      requestTimeout: times.requestTimeoutMs,
      keepAliveTimeout: times.keepAliveMs,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      maxHeaderSize: HEADERS_LIMIT_BYTES,
      // The Host header is checked below instead, because Node's own 400 has no security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!isWithinBounds(request, response)) return;
      if (parts.lifecycle.state === 'leaving') response.shouldKeepAlive = false;
      request.url = originForm(request.url);
      const refused = refusalOf(request);
      if (refused) refuse(response, refused, parts.headers);
      else if (!parts.serveFromMemory(request, response)) parts.app(request, response);
    },
  );
  const isWithinBounds = boundConnections(server, bounds, parts.isShared);
  server.on('clientError', (error, socket) => respondToParserError(error, socket as Socket, parts.headers));
  server.on('checkExpectation', (_request, response) => refuse(response, 417, parts.headers));
  return server;
}

/** Path and query of the address. Proxies may send the whole address (absolute form, RFC 9112, 3.2.2). */
function originForm(url = '/'): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

function refusalOf(request: IncomingMessage): number | undefined {
  if ((request.url ?? '').length > URL_LIMIT_CHARACTERS) return 414;
  const hosts = countOfHostHeaders(request.rawHeaders);
  const isOld = request.httpVersion === '1.0';
  return hosts === 1 || (hosts === 0 && isOld) ? undefined : 400;
}

function countOfHostHeaders(rawHeaders: string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  408: 'The request took too long to arrive.',
  413: 'This is too large.',
  414: 'The address is too long.',
  417: 'The request expects a feature that this server does not have.',
  431: 'The request has too many headers.',
};

function body(status: number): string {
  return JSON.stringify({ error: SENTENCES[status] ?? SENTENCES[400] });
}

function headersFor(status: number, headers: HeaderList): string[] {
  return [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body(status))),
    'Connection',
    'close',
    ...headers,
  ];
}

function refuse(response: ServerResponse, status: number, headers: HeaderList): void {
  response.writeHead(status, headersFor(status, headers));
  response.end(body(status));
}

const STATUS_OF_PARSER_ERROR: Record<string, [status: number, reason: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large'],
};

/**
 * Answers a request that the parser refused. There is no response object, so the response is written to the socket
 * directly.
 */
function respondToParserError(error: NodeJS.ErrnoException, socket: Socket, headers: HeaderList): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = STATUS_OF_PARSER_ERROR[error.code ?? ''] ?? [400, 'Bad Request'];
  const lines = [`HTTP/1.1 ${status} ${reason}`, `Date: ${new Date().toUTCString()}`];
  const list = headersFor(status, headers);
  for (let index = 0; index < list.length; index += 2) lines.push(`${list[index]}: ${list[index + 1]}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body(status)}`);
  socket.destroySoon();
}
