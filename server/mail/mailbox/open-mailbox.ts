import { ImapFlow } from 'imapflow';
import { withTimeout } from '../../with-timeout.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** For one command, also of a server that answers a byte at a time. */
const COMMAND_TIMEOUT_MS = 90_000;
const CHUNK_BYTES = 1_024 * 1_024;

/** A mailbox on a mail server, opened to be read alone: nothing is changed there, no mark is set, nothing is deleted. */
export interface Mailbox {
  uidValidity: string;
  /** The number that the next mail gets. */
  uidNext: number;
  /** Mails with a higher number than `last`, in their order. */
  list(last: number): Promise<ListedMessage[]>;
  /** Its first `maxBytes`; undefined when it is there no more. */
  read(uid: number, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Settles when something has come, or after the time, or when the connection ends. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface ListedMessage {
  uid: number;
  bytes: number;
  /** When the mail server got it. */
  received: Date;
}

/** The server, the user and the folder, as people name them: without the password. */
export function mailboxName(imapUrl: string): string {
  const url = new URL(imapUrl);
  return `${decodeURIComponent(url.username)}@${url.host}/${folderOf(url)}`;
}

/** Opens it over TLS with the certificate verified; only on this machine, or with ?tls=optional, without TLS. Throws. */
export async function openMailbox(imapUrl: string): Promise<Mailbox> {
  const url = new URL(imapUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'imaps:';
  const mayBePlain =
    ['localhost', '127.0.0.1', '::1'].includes(host) || url.searchParams.get('tls') === 'optional';
  const client = new ImapFlow({
    host,
    port: Number(url.port || (secure ? 993 : 143)),
    secure,
    // Undefined: where the server offers it.
    doSTARTTLS: secure ? undefined : mayBePlain ? undefined : true,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    maxLiteralSize: 2 * CHUNK_BYTES,
    logger: false,
  });
  // Without a listener it would end the process; the commands fail by themselves.
  client.on('error', () => {});
  try {
    await withTimeout(client.connect(), COMMAND_TIMEOUT_MS, tooLong);
    const { uidValidity, uidNext } = await withTimeout(
      client.mailboxOpen(folderOf(url), { readOnly: true }),
      COMMAND_TIMEOUT_MS,
      tooLong,
    );
    return { uidValidity: String(uidValidity), uidNext, ...readingOf(client) };
  } catch (error) {
    client.close();
    throw new Error(reasonOf(error), { cause: error });
  }
}

function readingOf(client: ImapFlow): Omit<Mailbox, 'uidValidity' | 'uidNext'> {
  return {
    async list(last) {
      const found: ListedMessage[] = [];
      const query = { uid: true, size: true, internalDate: true };
      // Of "101:*" a server gives the last mail, also when it is 100 (RFC 3501, 9).
      for await (const { uid, size, internalDate } of client.fetch(`${last + 1}:*`, query, { uid: true })) {
        if (uid > last) found.push({ uid, bytes: size ?? 0, received: new Date(internalDate ?? Date.now()) });
      }
      return found.toSorted((one, other) => one.uid - other.uid);
    },

    async read(uid, maxBytes) {
      const options = { uid: true, maxBytes, chunkSize: CHUNK_BYTES };
      const { content } = await withTimeout(
        client.download(String(uid), undefined, options),
        COMMAND_TIMEOUT_MS,
        tooLong,
      );
      return content && (await withTimeout(wholeOf(content), COMMAND_TIMEOUT_MS, tooLong));
    },

    async wait(milliseconds, signal) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(end, milliseconds);
        function end(): void {
          clearTimeout(timer);
          client.off('exists', end).off('close', end);
          signal.removeEventListener('abort', end);
          resolve();
        }
        client.once('exists', end).once('close', end);
        signal.addEventListener('abort', end, { once: true });
        if (signal.aborted) end();
      });
    },

    async close() {
      await withTimeout(client.logout(), CONNECTION_TIMEOUT_MS, tooLong).catch(() => {});
      client.close();
    },
  };
}

/** Node's own way to collect a stream holds three copies of it for a moment. Frees the parts at once. */
async function wholeOf(content: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  const whole = Buffer.concat(parts);
  // A part that shares its memory with others is left alone.
  for (const { buffer, length } of parts)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
  return whole;
}

function folderOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1)) || 'INBOX';
}

/** A library's "Command failed" says nothing: the server's own words do. */
/** What Node says of a server that it does not reach, as people say it. */
const UNREACHED: Record<string, string> = {
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'the name of its server cannot be looked up just now',
  ECONNREFUSED: 'its server takes no connection',
  ECONNRESET: 'its server broke the connection',
  ETIMEDOUT: 'its server does not answer',
};

function reasonOf(error: unknown): string {
  const { code, message, responseText, authenticationFailed } = error as {
    code?: string;
    message?: string;
    responseText?: string;
    authenticationFailed?: boolean;
  };
  const said = responseText ?? UNREACHED[code ?? ''] ?? message ?? 'no reason was given';
  return authenticationFailed === true ? `the mail server refuses user or password: ${said}` : said;
}

function tooLong(): Error {
  return new Error('the mail server took too long');
}
