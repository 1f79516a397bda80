import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Mailbox, mailboxName, openMailbox } from '../../mail/mailbox/open-mailbox.ts';
import { addMailbox, holdMailbox, noteReading, releaseMailbox } from '../../storage/mailboxes.ts';
import type { Dependencies } from '../dependencies.ts';
import { heldUntil, readMailbox, type Reader } from './read-mailbox.ts';
import { LostTurn } from './store-reply.ts';

const LOOK_EVERY_MS = 15_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;
const STOP_WITHIN_MS = 5_000;
const REASON_MAX_LENGTH = 300;

/**
 * Starts to read the mailbox of IMAP_URL. Of several servers of a database only one reads it; if that server stops,
 * another one takes over.
 */
export function startReading(deps: Dependencies, imapUrl: string): { stop(): Promise<void> } {
  const { database } = deps.storage;
  const { log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  // The name is the same after a restart, so a server that was killed can continue immediately. It is unique, because a
  // data folder has only one server.
  const holder = `${hostname()} ${deps.config.dataFolder}`;
  const reader: Reader = { id: mailboxName(imapUrl), holder, failures: new Map() };
  let mailbox: Mailbox | undefined;
  let retryMs = FIRST_RETRY_MS;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await addMailbox(database, reader.id);
        const isHeld = await hold();
        if (isHeld) await look();
        else await close();
        retryMs = FIRST_RETRY_MS;
        await (mailbox?.wait(LOOK_EVERY_MS, signal) ?? pause(LOOK_EVERY_MS));
      } catch (error) {
        await close();
        // LostTurn is no failure: another server is reading the mailbox.
        if (!(error instanceof LostTurn)) await tell(error as Error);
        await pause(retryMs);
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
      }
    }
    await close();
    await releaseMailbox(database, reader.id, reader.holder).catch(() => {});
  }

  async function hold(): Promise<boolean> {
    const now = deps.now().toISOString();
    return await holdMailbox(database, reader.id, { holder: reader.holder, now, until: heldUntil(deps) });
  }

  async function look(): Promise<void> {
    mailbox ??= await openMailbox(imapUrl);
    const count = await readMailbox(deps, reader, mailbox, signal);
    if (count > 0) log.info({ count }, 'replies were stored');
    await noteReading(database, reader.id, { read_at: deps.now().toISOString(), last_error: null });
  }

  async function close(): Promise<void> {
    const open = mailbox;
    mailbox = undefined;
    await open?.close();
  }

  /** Stores the error for `doctor`. It is not logged, because an error of a mail server may contain addresses. */
  async function tell(error: Error): Promise<void> {
    log.warn({ name: error.name }, 'the mailbox cannot be read');
    const last_error = error.message.slice(0, REASON_MAX_LENGTH);
    await noteReading(database, reader.id, { last_error }).catch(() => {});
  }

  /** Waits, but does not keep the Node process running. */
  async function pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => {});
  }

  const running = run();
  return {
    /** Stops. Waits a moment until the current email is stored. */
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
