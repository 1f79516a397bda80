import type { IncomingMessage, ServerResponse } from 'node:http';

/** So much is read of a body that is too large before it is answered: browsers show no answer that comes earlier. */
export const READ_LIMIT_BYTES = 10 * 1_024 * 1_024;

/** For the client to find the answer while it is still sending; reading stops meanwhile. */
const LINGER_MS = 1_500;

/** Whether more of the body may come than we want to read. What is short is read to its end by Node. */
export function goesOnTooLong(request: IncomingMessage): boolean {
  if (request.readableEnded) return false;
  const length = request.headers['content-length'];
  return length === undefined
    ? request.headers['transfer-encoding'] !== undefined
    : Number(length) > READ_LIMIT_BYTES;
}

/**
 * Gives a whole answer to a request that is not read to its end. Closing at once would make the client's system drop
 * the answer, so the connection ends when the client leaves, or after a moment.
 */
export function answerAndCutOff(
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
