import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Number of bytes to read from a body that is too large before the response is sent, because browsers do not show a
 * response that arrives earlier.
 */
export const READ_LIMIT_BYTES = 10 * 1_024 * 1_024;

/** Time for a client that is still sending to notice the response. */
const LINGER_MS = 1_500;

/** True if the rest of the body may be too long to read. A short body is read to its end by Node. */
export function isBodyTooLongToRead(request: IncomingMessage): boolean {
  if (request.readableEnded) return false;
  const length = request.headers['content-length'];
  return length === undefined
    ? request.headers['transfer-encoding'] !== undefined
    : Number(length) > READ_LIMIT_BYTES;
}

/**
 * Sends a response before the whole body has been read. Then it waits until the client disconnects, or for a moment. If
 * it closed the connection immediately, the client's TCP stack would discard the response.
 */
export function sendEarlyResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: { status: number; headers: Record<string, string | number>; text: string },
): void {
  request.pause();
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text), Connection: 'close' });
  response.write(text);
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.socket.once('close', () => clearTimeout(timer));
}
