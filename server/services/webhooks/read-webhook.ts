import type { Connection } from '../../storage/database.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
import { countWebhooks } from '../../storage/webhooks.ts';
import { HOUR_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** Since when events are not taken, and why the last one was not. */
export interface Failing {
  since: string;
  reason: string;
}

/** How it stands with the program that listens; undefined when none does. */
export async function readWebhook({ storage, config }: Pick<Dependencies, 'storage' | 'config'>) {
  if (!config.webhook) return undefined;
  const { database } = storage;
  const { url, subjects, hasRecords } = config.webhook;
  return {
    /** Whom it tells: the rest of the address may hold a secret. */
    host: new URL(url).host,
    subjects,
    hasRecords,
    /** When the last event was taken. */
    taken: await readSiteFact(database, 'webhook_taken'),
    failing: await readFailing(database),
    ...(await countWebhooks(database)),
  };
}

/** Whether an event has waited longer than retries explain, whatever the last answers were. */
export function isWebhookLate({ oldest }: { oldest: string | null }, now: Date): boolean {
  return oldest !== null && oldest < timeBefore(now, HOUR_MS);
}

export async function readFailing(database: Connection): Promise<Failing | undefined> {
  const fact = await readSiteFact(database, 'webhook_failing');
  return fact === undefined ? undefined : (JSON.parse(fact) as Failing);
}
