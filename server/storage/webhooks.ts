import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '../webhook-events.ts';
import type { Config } from '../config.ts';
import type { Connection, WebhookRow } from './database.ts';
import { updateRows } from './rows.ts';

/** Queues an event, in the transaction of the change. Does nothing if no webhook is set. */
export async function queueWebhook(
  transaction: Connection,
  { config, now }: { config: Pick<Config, 'webhook'>; now: () => Date },
  event: WebhookEvent,
  reference: string,
): Promise<void> {
  if (!config.webhook) return;
  const isWanted = event === 'test' || config.webhook.subjects.some((subject) => event.startsWith(subject));
  if (!isWanted) return;
  const time = now().toISOString();
  const rows = config.webhook.receivers.map((_, receiver): WebhookRow => ({
    id: randomUUID(),
    event,
    reference,
    state: 'waiting',
    attempts: 0,
    due: time,
    last_error: null,
    created: time,
    receiver,
  }));
  await transaction.insertInto('webhooks').values(rows).execute();
}

/** Sets the time of the next attempt. Does nothing if the event was deleted meanwhile. */
export async function postponeWebhook(
  database: Connection,
  id: string,
  changes: Pick<WebhookRow, 'state' | 'last_error'> & { due?: string },
): Promise<void> {
  await updateRows(database, 'webhooks', { id, state: 'sending' }, changes);
}

export async function countWebhooks(database: Connection) {
  const { all, failed, oldest } = await database
    .selectFrom('webhooks')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('state', '=', 'failed').as('failed'),
      fn.min('created').filterWhere('state', '!=', 'failed').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(all) - Number(failed), failed: Number(failed), oldest };
}

/** Makes all events due immediately, including those that were given up. Returns their number. */
export async function makeWebhooksDue(database: Connection, now: string): Promise<number> {
  return await updateRows(
    database,
    'webhooks',
    { state: ['waiting', 'failed'] },
    { state: 'waiting', due: now, attempts: 0 },
  );
}
