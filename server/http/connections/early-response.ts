import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes of an oversized body to read before the response, because browsers do not show an earlier one. */
export const READ_LIMIT_BYTES = 10 * 1_024 * 1_024;

/** Gives the client time to notice the response while it is still sending. */
const LINGER_MS = 1_500;

/** True if the rest of the body may be too long to read. Node reads a short body to its end anyway. */
export function isBodyTooLongToRead(request: IncomingMessage): boolean {
  if (request.readableEnded) return false;
  const length = request.headers['content-length'];
  return length === undefined
    ? request.headers['transfer-encoding'] !== undefined
    : Number(length) > READ_LIMIT_BYTES;
}

/**
 * Responds to a request before its body has been read. Closing the connection at once would make the client's TCP stack
 * discard the response, so it is closed when the client disconnects, or after a moment.
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
