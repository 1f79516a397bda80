import type { WebhookConfig } from '../../config.ts';
import { MAX_ATTEMPTS, retryDelayMs } from '../../mail/retry.ts';
import { runUntilStopped } from '../../run-until-stopped.ts';
import { deleteAged } from '../../storage/aged-rows.ts';
import type { WebhookRow } from '../../storage/database.ts';
import { writeSiteFact } from '../../storage/site-facts.ts';
import { claimDue, hasDue } from '../../storage/due.ts';
import { postponeWebhook } from '../../storage/webhooks.ts';
import { deleteRows } from '../../storage/rows.ts';
import { MINUTE_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { ageLimits } from '../data/age-limits.ts';
import { composeEvent } from './compose-event.ts';
import { NotTaken, postWebhook } from './post-webhook.ts';
import { failingFact, readFailing } from './read-webhook.ts';

const BATCH_SIZE = 8;
/**
 * Time for which a worker reserves events. Longer than sending takes, so a claim expires only if its worker has died.
 */
const CLAIM_MS = MINUTE_MS;

/** Starts to deliver webhooks. Several servers of a database may do so. Emails never wait for webhooks. */
export function startWebhooks(deps: Dependencies, webhook: WebhookConfig): { stop(): Promise<void> } {
  return runUntilStopped(deps, {
    name: 'webhook events',
    claimMs: CLAIM_MS,
    check: () => hasDue(deps.storage.database, 'webhooks', deps.now().toISOString()),
    workOff: async () => (await deliverDueWebhooks(deps, webhook)) === BATCH_SIZE,
  });
}

/** Claims one batch of events and sends them. Returns the number of claimed events. */
export async function deliverDueWebhooks(deps: Dependencies, webhook: WebhookConfig): Promise<number> {
  const { database } = deps.storage;
  const now = deps.now();
  if (!(await hasDue(database, 'webhooks', now.toISOString()))) return 0;
  // Deletes events that were not accepted in time.
  await deleteAged(database, 'webhooks', ageLimits(deps, now), 1_000);
  const rows = await claimDue(database, 'webhooks', {
    now: now.toISOString(),
    lapses: new Date(now.getTime() + CLAIM_MS).toISOString(),
    limit: BATCH_SIZE,
  });
  const outcomes = await Promise.allSettled(rows.map((row) => deliver(deps, webhook, row)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return rows.length;
}

async function deliver(deps: Dependencies, webhook: WebhookConfig, row: WebhookRow): Promise<void> {
  const { database } = deps.storage;
  const receiver = webhook.receivers[row.receiver];
  // No receiver: it was removed from the settings.
  if (!receiver) {
    await deleteRows(database, 'webhooks', { id: row.id });
    return;
  }
  try {
    const body = await composeEvent(deps, row);
    await postWebhook(
      { ...receiver, mayBePrivate: webhook.mayBePrivate },
      { id: row.id, time: deps.now(), body },
    );
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return await postpone(deps, row, error);
  }
  await deleteRows(database, 'webhooks', { id: row.id });
  await writeSiteFact(database, 'webhook_taken', deps.now().toISOString());
  await deleteRows(database, 'site_facts', { name: failingFact(row.receiver) });
}

async function postpone(deps: Dependencies, row: WebhookRow, error: NotTaken): Promise<void> {
  const { storage, log } = deps;
  const { database } = storage;
  const now = deps.now();
  log.warn({ event: row.event, attempts: row.attempts, reason: error.message }, 'an event was not accepted');
  const last_error = error.message;
  if (row.attempts >= MAX_ATTEMPTS) await postponeWebhook(database, row.id, { state: 'failed', last_error });
  else {
    const due = new Date(now.getTime() + retryDelayMs(row.attempts)).toISOString();
    await postponeWebhook(database, row.id, { state: 'waiting', due, last_error });
  }
  const since = (await readFailing(database, row.receiver))?.since ?? now.toISOString();
  await writeSiteFact(database, failingFact(row.receiver), JSON.stringify({ since, reason: error.message }));
}
