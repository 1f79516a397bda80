import type { Command } from 'commander';
import { exampleEvents } from '../../server/services/webhooks/example-events.ts';
import { readWebhook } from '../../server/services/webhooks/read-webhook.ts';
import { retryWebhooks, testWebhook } from '../../server/services/webhooks/test-webhook.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';

export function addWebhooks(program: Command): void {
  const webhooks = program.command('webhooks').description('the webhook endpoint (WEBHOOK_URL)');

  addVerb(webhooks, 'show', 'show the webhook endpoint and its delivery status', 'show').action(
    withSystemToRead(async (deps, output) => {
      const state = await readWebhook(deps);
      await output.object({
        host: state?.host ?? null,
        events: state?.subjects.join(', ') ?? null,
        records: state?.hasRecords ? 'on' : 'off',
        taken: state?.taken ?? null,
        failing: state?.failing?.since ?? null,
        reason: state?.failing?.reason ?? null,
        waiting: state?.waiting ?? 0,
        failed: state?.failed ?? 0,
        oldest: state?.oldest ?? null,
      });
      if (!state) output.say('No webhook is set up: WEBHOOK_URL is empty.');
    }),
  );

  addVerb(
    webhooks,
    'example',
    'show one event of each type with sample data; nothing is sent',
    'example',
  ).action(
    withSystemToRead(async (deps, output) => {
      const events = exampleEvents(deps);
      const rows = events.map(({ event, headers, body }) => ({ event, body, ...headers }));
      await output.list(rows, { event: 22, body: 400 });
    }),
  );

  addVerb(webhooks, 'test', 'send a test event', 'test').action(
    withSystem(async (deps, output) => {
      await testWebhook(deps);
      await output.object({ queued: 1 });
      output.say('The server sends it now. See the result with webhooks show.');
    }),
  );

  addVerb(webhooks, 'retry', 'retry failed events now', 'retry').action(
    withSystem(async (deps, output) => output.object({ retried: await retryWebhooks(deps) })),
  );
}
