import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { OutboxRow } from '../storage/database.ts';
import { claimMails, deleteMail, hasDueMail, updateMail } from '../storage/outbox.ts';
import type { Storage } from '../storage/storage.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail, MailTransport } from './mail.ts';

const BATCH_SIZE = 8;
/** Longer than a transport takes at most: a mail is claimed anew only when its worker is gone. */
const CLAIM_MS = 5 * 60 * 1_000;
const FIRST_RETRY_MS = 15_000;
const LAST_RETRY_MS = 60 * 60 * 1_000;
/** About four days at the intervals above; then `outbox retry` is for a person to decide. */
const ATTEMPTS_MAX = 130;
const POLL_MS = 1_000;
const STOP_PATIENCE_MS = 5_000;
const ERROR_MAX_LENGTH = 300;

export interface DeliveryDependencies {
  storage: Storage;
  config: Config;
  log: Logger;
  now: () => Date;
}

/** Sends what is due, and comes back for more until it is stopped. Several may run on one database. */
export function startDelivery(
  deps: DeliveryDependencies,
  transport: MailTransport,
): { stop(): Promise<void> } {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<'stop'>();

  async function run(): Promise<void> {
    let signal: 'stop' | 'go on' = 'go on';
    while (signal === 'go on') {
      const sent = await deliverDueMails(deps, transport).catch((error: Error) => {
        deps.log.warn({ reason: error.message }, 'the outbox cannot be read just now');
        return 0;
      });
      signal = await Promise.race([stopped, pause(sent < BATCH_SIZE ? POLL_MS : 0)]);
    }
  }

  const running = run();
  return {
    /** Mails under way get a moment to finish; others can be claimed again when their claim lapses. */
    async stop() {
      stop('stop');
      await Promise.race([running, pause(STOP_PATIENCE_MS)]);
    },
  };
}

/** Claims one batch and tries to send it. Returns how many mails were claimed. */
export async function deliverDueMails(deps: DeliveryDependencies, transport: MailTransport): Promise<number> {
  const { storage } = deps;
  const now = deps.now();
  if (!(await hasDueMail(storage.database, now.toISOString()))) return 0;
  const entries = await claimMails(storage.database, storage.engine, {
    now: now.toISOString(),
    lapses: new Date(now.getTime() + CLAIM_MS).toISOString(),
    limit: BATCH_SIZE,
  });
  await Promise.all(entries.map((entry) => deliver(deps, transport, entry)));
  return entries.length;
}

async function deliver(
  deps: DeliveryDependencies,
  transport: MailTransport,
  entry: OutboxRow,
): Promise<void> {
  const { database } = deps.storage;
  let mail: Mail | undefined;
  try {
    mail = await composeMail(deps, entry);
    if (!mail) return await deleteMail(database, entry.id);
    await transport.send(mail);
  } catch (error) {
    return await postpone(deps, entry, error as Error);
  } finally {
    mail?.attachment?.content.destroy();
  }
  await updateMail(database, entry.id, { state: 'sent', sent: deps.now().toISOString(), last_error: null });
}

async function postpone(deps: DeliveryDependencies, entry: OutboxRow, error: Error): Promise<void> {
  const { database } = deps.storage;
  const last_error = error.message.slice(0, ERROR_MAX_LENGTH);
  // The message of a mail server may repeat addresses: the log gets its code alone.
  const code = 'code' in error ? error.code : undefined;
  deps.log.warn({ kind: entry.kind, attempts: entry.attempts, code }, 'a mail could not be sent');
  if (entry.attempts >= ATTEMPTS_MAX)
    return await updateMail(database, entry.id, { state: 'failed', last_error });
  const due = new Date(deps.now().getTime() + retryDelayMs(entry.attempts)).toISOString();
  await updateMail(database, entry.id, { state: 'waiting', due, last_error });
}

/** Doubles with each attempt up to an hour, with up to half taken off so that mails do not come back all at once. */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
  return Math.round(delay * (1 - random() / 2));
}

/** Keeps no process alive. */
function pause(milliseconds: number): Promise<'go on'> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'go on').unref());
}
