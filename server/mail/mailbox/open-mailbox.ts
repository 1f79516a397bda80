import { ImapFlow } from 'imapflow';
import { withTimeout } from '../../with-timeout.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** Time limit for one command, which also applies if a server answers one byte at a time. */
const COMMAND_TIMEOUT_MS = 90_000;
const CHUNK_BYTES = 1_024 * 1_024;
/** Length limit for a line of a server's answer. Emails are not sent in lines, so this does not limit them. */
const LINE_MAX_BYTES = 64 * 1_024;
/** Number of UIDs per command, so the answer has at most as many emails. */
const LIST_MAX = 5_000;
/**
 * Limit of commands in one reading. Each command searches a range of UIDs, and the next emails may have much higher
 * ones.
 */
const LISTS_MAX = 50;

/** A mailbox on a mail server, opened read-only: this program changes, marks and deletes nothing in it. */
export interface Mailbox {
  uidValidity: string;
  /** UID that the next new email will get. */
  uidNext: number;
  /** Lists emails with a UID above `last`, in order. If there are many, call it again for the rest. */
  list(last: number): Promise<ListedMessage[]>;
  /** First `maxBytes` of an email; undefined if it was deleted. */
  read(uid: number, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Resolves when an email has arrived, the time is up or the connection has ended. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface ListedMessage {
  uid: number;
  bytes: number;
  /** Time of arrival at the mail server. */
  received: Date;
}

/** Server, user and folder of the mailbox for display, without the password. */
export function mailboxName(imapUrl: string): string {
  const url = new URL(imapUrl);
  return `${decodeURIComponent(url.username)}@${url.host}/${folderOf(url)}`;
}

/**
 * Opens a mailbox over TLS with a verified certificate. Connects without TLS only on this machine, or with
 * ?tls=optional. Throws if this fails.
 */
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
    // Undefined: STARTTLS is used if the server offers it.
    doSTARTTLS: secure ? undefined : mayBePlain ? undefined : true,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    maxLiteralSize: 2 * CHUNK_BYTES,
    maxLineLength: LINE_MAX_BYTES,
    maxResponseSize: 3 * CHUNK_BYTES,
    logger: false,
  });
  // Without a listener the event would end the process. The commands fail anyway.
  client.on('error', () => {});
  try {
    await inTime(client, client.connect());
    const { uidValidity, uidNext } = await inTime(client, lookInto(client, url));
    return { uidValidity, uidNext, ...readingOf(client, url, uidValidity) };
  } catch (error) {
    client.close();
    throw new Error(reasonOf(error), { cause: error });
  }
}

/** Opens the folder read-only. Opening it again updates its numbers. */
async function lookInto(client: ImapFlow, url: URL): Promise<{ uidValidity: string; uidNext: number }> {
  const { uidValidity, uidNext } = await client.mailboxOpen(folderOf(url), { readOnly: true });
  return { uidValidity: String(uidValidity), uidNext };
}

/** Closes the connection if the server does not answer in time or if its answer is invalid. */
async function inTime<Result>(client: ImapFlow, work: Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(work, COMMAND_TIMEOUT_MS, tooLong);
  } catch (error) {
    client.close();
    throw error;
  }
}

function readingOf(
  client: ImapFlow,
  url: URL,
  openedValidity: string,
): Omit<Mailbox, 'uidValidity' | 'uidNext'> {
  /**
   * Range of UIDs without emails, above `from` and up to `to`. It is not searched again, unless a restored backup has a
   * position below it.
   */
  let empty = { from: 0, to: 0 };

  async function listBetween(last: number, to: number): Promise<ListedMessage[]> {
    const found: ListedMessage[] = [];
    const query = { uid: true, size: true, internalDate: true };
    for await (const { uid, size, internalDate } of client.fetch(`${last + 1}:${to}`, query, { uid: true })) {
      if (found.length === to - last) throw new Error('the mail server listed more emails than requested');
      found.push({ uid, bytes: size ?? 0, received: dateOf(internalDate) });
    }
    return found.filter(({ uid }) => uid > last && uid <= to).toSorted((one, other) => one.uid - other.uid);
  }

  return {
    async list(last) {
      const { uidValidity, uidNext } = await inTime(client, lookInto(client, url));
      if (uidValidity !== openedValidity)
        throw new Error('the mail server has renumbered all emails (UIDVALIDITY changed)');
      let from = last >= empty.from ? Math.max(last, empty.to) : last;
      for (let count = 0; count < LISTS_MAX && from < uidNext - 1; count += 1) {
        const to = Math.min(from + LIST_MAX, uidNext - 1);
        const found = await inTime(client, listBetween(from, to));
        if (found.length > 0) return found;
        empty = { from: Math.min(last, from), to };
        from = to;
      }
      return [];
    },

    async read(uid, maxBytes) {
      const options = { uid: true, maxBytes, chunkSize: CHUNK_BYTES };
      const { content } = await inTime(client, client.download(String(uid), undefined, options));
      return content && (await inTime(client, wholeOf(content)));
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
      if (client.usable) await withTimeout(client.logout(), CONNECTION_TIMEOUT_MS, tooLong).catch(() => {});
      client.close();
    },
  };
}

/**
 * Collects a stream and frees each part immediately. Node's own function briefly keeps three copies of it in memory.
 */
async function wholeOf(content: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  const whole = Buffer.concat(parts);
  // Frees the memory of each part, unless the part shares it with others.
  for (const { buffer, length } of parts)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
  return whole;
}

/** Date of an email; the present time if the server gives no valid date. */
function dateOf(internalDate: Date | string | undefined): Date {
  const date = new Date(internalDate ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

function folderOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1)) || 'INBOX';
}

/** Readable messages for Node's network errors. */
const UNREACHED: Record<string, string> = {
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'the name of its server cannot be looked up at the moment',
  ECONNREFUSED: 'its server refuses connections',
  ECONNRESET: 'its server closed the connection',
  ETIMEDOUT: 'its server does not answer',
};

/** Describes an error with the server's own text, which says more than the library's "Command failed". */
function reasonOf(error: unknown): string {
  const { code, message, responseText, authenticationFailed } = error as {
    code?: string;
    message?: string;
    responseText?: string;
    authenticationFailed?: boolean;
  };
  const said = responseText ?? UNREACHED[code ?? ''] ?? message ?? 'no reason was given';
  return authenticationFailed === true ? `the mail server refused the user or password: ${said}` : said;
}

function tooLong(): Error {
  return new Error('the mail server took too long');
}
