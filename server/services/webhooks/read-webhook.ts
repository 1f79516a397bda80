import type { Connection } from '../../storage/database.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
import { countWebhooks } from '../../storage/webhooks.ts';
import { HOUR_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** Time since which a receiver refuses events, and its last reason. */
export interface Failing {
  since: string;
  reason: string;
}

/** State of the webhooks; undefined if no webhook is set. */
export async function readWebhook({ storage, config }: Pick<Dependencies, 'storage' | 'config'>) {
  if (!config.webhook) return undefined;
  const { database } = storage;
  const { receivers, subjects, hasRecords } = config.webhook;
  const failing = await Promise.all(receivers.map((_, place) => readFailing(database, place)));
  return {
    /** Hosts of the receivers. The rest of a URL may contain a secret. */
    host: receivers.map(({ url }) => new URL(url).host).join(' and '),
    subjects,
    hasRecords,
    /** Time of the last event that was accepted. */
    taken: await readSiteFact(database, 'webhook_taken'),
    /**
     * First failed delivery to a receiver that accepts no events at present; undefined if both receivers accept events.
     */
    failing: failing.find(Boolean),
    ...(await countWebhooks(database)),
  };
}

/** True if an event has waited longer than retries take, whatever the receivers answered. */
export function isWebhookLate({ oldest }: { oldest: string | null }, now: Date): boolean {
  return oldest !== null && oldest < timeBefore(now, HOUR_MS);
}

/** Name of the site fact with the first failed delivery to a receiver. */
export function failingFact(receiver: number) {
  return receiver === 0 ? 'webhook_failing' : 'webhook_failing_2';
}

export async function readFailing(database: Connection, receiver: number): Promise<Failing | undefined> {
  const fact = await readSiteFact(database, failingFact(receiver));
  return fact === undefined ? undefined : (JSON.parse(fact) as Failing);
}
