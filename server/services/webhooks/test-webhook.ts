import { makeWebhooksDue, queueWebhook } from '../../storage/webhooks.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** Queues a test event without data. It is delivered like all others. */
export async function testWebhook(deps: ActingDependencies): Promise<void> {
  requireWebhook(deps);
  await deps.storage.database.transaction().execute(async (transaction) => {
    await queueWebhook(transaction, deps, 'test', 'test');
    await recordAct(transaction, deps, 'webhook.tested');
  });
}

/** Sends all waiting events immediately, including those that were given up. Returns their number. */
export async function retryWebhooks(deps: ActingDependencies): Promise<number> {
  requireWebhook(deps);
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const count = await makeWebhooksDue(transaction, deps.now().toISOString());
    if (count > 0) await recordAct(transaction, deps, 'webhook.retried');
    return count;
  });
}

function requireWebhook({ config }: ActingDependencies): void {
  if (config.webhook) return;
  throw new OperatorError(
    'There is no webhook receiver: set WEBHOOK_URL and WEBHOOK_SECRET, and restart the server.',
  );
}
