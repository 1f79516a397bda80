import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '../../contracts/webhook-events.ts';
import type { Config } from '../config.ts';
import type { Connection, WebhookRow } from './database.ts';
import { isDue } from './due.ts';
import { isPostgres } from './postgres-dialect.ts';

/** Queues an event in the transaction of the change. Does nothing without receivers. */
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

export async function hasDueWebhook(database: Connection, now: string): Promise<boolean> {
  const row = await database
    .selectFrom('webhooks')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where(isDue(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims events for one worker until `lapses`, as for emails. */
export async function claimWebhooks(
  database: Connection,
  { now, lapses, limit }: { now: string; lapses: string; limit: number },
): Promise<WebhookRow[]> {
  return await database
    .updateTable('webhooks')
    .set((set) => ({ state: 'sending', due: lapses, attempts: set('attempts', '+', 1) }))
    .where('id', 'in', (select) =>
      select
        .selectFrom('webhooks')
        .select('id')
        .where('state', 'in', ['waiting', 'sending'])
        .where(isDue(now))
        .orderBy('due')
        .limit(limit)
        .$if(isPostgres(database), (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
}

/** Ends an attempt. Does nothing if the row was deleted meanwhile. */
export async function postponeWebhook(
  database: Connection,
  id: string,
  changes: Pick<WebhookRow, 'state' | 'last_error'> & { due?: string },
): Promise<void> {
  await database
    .updateTable('webhooks')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

export async function deleteWebhook(database: Connection, id: string): Promise<void> {
  await database.deleteFrom('webhooks').where('id', '=', id).execute();
}

interface WebhookQueue {
  waiting: number;
  failed: number;
  /** Time at which the oldest waiting event was queued. */
  oldest: string | null;
}

export async function countWebhooks(database: Connection): Promise<WebhookQueue> {
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

/** Makes all events due at once, including those given up; returns how many. */
export async function makeWebhooksDue(database: Connection, now: string): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('webhooks')
    .set({ state: 'waiting', due: now, attempts: 0 })
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
