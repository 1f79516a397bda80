import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import type { OutboxRow } from '../storage/database.ts';
import { deleteForGood } from '../storage/hanging-rows.ts';
import { isAnswer, isToVisitor, markMailSent, releaseMail, endAttempt } from '../storage/outbox.ts';
import { transactionDespiteDeadlocks } from '../storage/retry-deadlock.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { Storage } from '../storage/storage.ts';
import { deleteRows, hasRow } from '../storage/rows.ts';
import { addressToFirm } from './address-to-firm.ts';
import { composeMail } from './compose-mail.ts';
import { CannotBeMade, type HolderFiles, type Mail, type MailTransport } from './mail.ts';
import { markResume } from './mark-resume.ts';
import { isRefusedForGood } from './refusal.ts';
import { MAX_ATTEMPTS, retryDelayMs } from './retry.ts';
import { recordDelivered, recordUndelivered } from './undelivered.ts';
import { claimDue, hasDue } from '../storage/due.ts';

const BATCH_SIZE = 8;
/**
 * Time for which a worker reserves entries. Longer than any transport needs, so a claim expires only if its worker has
 * died.
 */
const CLAIM_MS = 5 * 60 * 1_000;
/**
 * Time for which a worker retries to mark an email as sent while the database is unavailable. It sends nothing else
 * meanwhile.
 */
const MARK_TIMEOUT_MS = 15 * 60 * 1_000;
const MARK_PAUSE_MS = 500;
const ERROR_MAX_LENGTH = 300;

export interface DeliveryDependencies {
  storage: Storage;
  config: Config;
  log: Logger;
  now: () => Date;
  holderFiles?: HolderFiles;
  /** Pause between retries, which tests replace. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Sends due emails until it is stopped. Several workers may run on one database. */
export function startDelivery(deps: DeliveryDependencies, transport: MailTransport) {
  return runUntilStopped(deps, {
    name: 'the outbox',
    claimMs: CLAIM_MS,
    check: () => hasDue(deps.storage.database, 'outbox', deps.now().toISOString()),
    workOff: async (signal) => (await deliverDueMails(deps, transport, signal)) === BATCH_SIZE,
  });
}

/**
 * Claims one batch of due emails and tries to send each. Starts no further email after `signal` is aborted. Returns the
 * number of claimed emails.
 */
export async function deliverDueMails(
  deps: DeliveryDependencies,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<number> {
  const { storage } = deps;
  const now = deps.now();
  const limit = transport.mailsAtOnce?.() ?? BATCH_SIZE;
  if (limit === 0 || !(await hasDue(storage.database, 'outbox', now.toISOString()))) return 0;
  const entries = await claimDue(storage.database, 'outbox', {
    now: now.toISOString(),
    lapses: new Date(now.getTime() + CLAIM_MS).toISOString(),
    limit,
  });
  const outcomes = await Promise.allSettled(entries.map((entry) => deliver(deps, transport, entry, signal)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return entries.length;
}

async function deliver(
  deps: DeliveryDependencies,
  transport: MailTransport,
  entry: OutboxRow,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = deps.storage;
  let mail: Mail | undefined;
  try {
    mail = signal?.aborted ? undefined : await compose(deps, entry);
    if (signal?.aborted) return await releaseMail(database, entry.id, deps.now().toISOString());
    if (!mail) return await drop(deps, entry);
    if (!(await hasRow(database, 'outbox', { id: entry.id, state: 'sending' }))) return;
    await transport.send(mail);
  } catch (error) {
    return await postpone(deps, entry, error as Error);
  } finally {
    for (const { content } of mail?.attachments ?? []) content.destroy();
  }
  if (!(await markSent(deps, entry))) await takeBack(deps, transport, mail, entry);
}

/** Makes the email of an entry. Undefined if it should no longer be sent. */
async function compose(deps: DeliveryDependencies, entry: OutboxRow): Promise<Mail | undefined> {
  const addressed = await addressToFirm(deps, entry);
  if (!addressed) return undefined;
  if (entry.kind === 'application-notification') await markResume(deps.storage, entry.reference);
  return await composeMail(deps, addressed);
}

/**
 * Deletes an entry whose email is outdated or about erased data. If it was for a holder, its stored text is deleted
 * too.
 */
async function drop({ storage: { database }, now }: DeliveryDependencies, entry: OutboxRow): Promise<void> {
  if (entry.kind !== 'certificate-holder') await deleteRows(database, 'outbox', { id: entry.id });
  else
    await database
      .transaction()
      .execute((transaction) =>
        deleteForGood(transaction, 'holder_mails', [entry.reference], now().toISOString()),
      );
}

/** Takes back an email about data that was erased while the email was being sent. */
async function takeBack(
  { log }: DeliveryDependencies,
  transport: MailTransport,
  mail: Mail,
  { kind, reference }: OutboxRow,
): Promise<void> {
  if (transport.takeBack) return await transport.takeBack(mail);
  log.warn({ kind, reference }, 'an email was sent while its subject was being erased');
}

/**
 * Marks an email as sent. Returns false if its row is gone. If marking fails, the email is sent again after its claim
 * expires.
 */
async function markSent(deps: DeliveryDependencies, entry: OutboxRow): Promise<boolean> {
  const { kind, reference } = entry;
  const { storage, now, log, pause = sleep } = deps;
  const sent = now();
  for (;;) {
    try {
      return await transactionDespiteDeadlocks(storage.database, async (transaction) => {
        const isThere = await markMailSent(transaction, entry.id, sent.toISOString());
        if (isThere && isAnswer(kind)) await recordDelivered(transaction, deps, entry, sent.toISOString());
        return isThere;
      });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      if (now().getTime() - sent.getTime() >= MARK_TIMEOUT_MS) {
        log.error(
          { kind, reference },
          'an email was sent but could not be marked as sent: it will be sent again',
        );
        throw error;
      }
      await pause(MARK_PAUSE_MS);
    }
  }
}

async function postpone(deps: DeliveryDependencies, entry: OutboxRow, error: Error): Promise<void> {
  const { database } = deps.storage;
  const last_error = error.message.slice(0, ERROR_MAX_LENGTH);
  // Logs only the code, because a mail server's message may contain addresses.
  const code = 'code' in error ? error.code : undefined;
  deps.log.warn({ kind: entry.kind, attempts: entry.attempts, code }, 'an email could not be sent');
  const now = deps.now();
  // An email to the firm is retried whatever the mail server answers: probably a setting is wrong, and the email must
  // not be lost.
  const isRefused = error instanceof CannotBeMade || (isToVisitor(entry.kind) && isRefusedForGood(error));
  if (isRefused || entry.attempts >= MAX_ATTEMPTS) {
    return await transactionDespiteDeadlocks(database, async (transaction) => {
      const isGivenUp = await endAttempt(transaction, entry.id, { state: 'failed', last_error });
      if (isGivenUp && isAnswer(entry.kind))
        await recordUndelivered(transaction, deps, entry, now.toISOString());
    });
  }
  const due = new Date(now.getTime() + retryDelayMs(entry.attempts)).toISOString();
  await endAttempt(database, entry.id, { state: 'waiting', due, last_error });
}
