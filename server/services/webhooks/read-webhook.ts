import type { Connection } from '../../storage/database.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
import { countWebhooks } from '../../storage/webhooks.ts';
import { HOUR_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** Since when events are refused, and the last reason. */
export interface Failing {
  since: string;
  reason: string;
}

/** State of the webhook; undefined if none is set. */
export async function readWebhook({ storage, config }: Pick<Dependencies, 'storage' | 'config'>) {
  if (!config.webhook) return undefined;
  const { database } = storage;
  const { receivers, subjects, hasRecords } = config.webhook;
  const failing = await Promise.all(receivers.map((_, place) => readFailing(database, place)));
  return {
    /** Only hosts of the receivers, because the rest of a URL may contain a secret. */
    host: receivers.map(({ url }) => new URL(url).host).join(' and '),
    subjects,
    hasRecords,
    /** Time of the last accepted event. */
    taken: await readSiteFact(database, 'webhook_taken'),
    /** The first receiver that accepts nothing. */
    failing: failing.find(Boolean),
    ...(await countWebhooks(database)),
  };
}

/** True if an event has waited longer than retries explain, whatever the last answers were. */
export function isWebhookLate({ oldest }: { oldest: string | null }, now: Date): boolean {
  return oldest !== null && oldest < timeBefore(now, HOUR_MS);
}

/** Name of the fact that records a failing receiver. */
export function failingFact(receiver: number) {
  return receiver === 0 ? 'webhook_failing' : 'webhook_failing_2';
}

export async function readFailing(database: Connection, receiver: number): Promise<Failing | undefined> {
  const fact = await readSiteFact(database, failingFact(receiver));
  return fact === undefined ? undefined : (JSON.parse(fact) as Failing);
}
