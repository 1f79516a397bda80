import { type ChildProcess, spawn } from 'node:child_process';
import type { Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { submitEnquiry } from '../../server/services/submit-enquiry.ts';
import { ENQUIRY } from '../support/filled-forms.ts';
import { openInbox } from '../support/inbox.ts';
import { openTestSystem } from '../support/open-storage.ts';
import { howMany, timeFor } from './form.ts';

const ENQUIRIES = howMany({ short: 20, long: 200 });
const KILLS = howMany({ short: 2, long: 10 });
/** A worker has as many mails on their way at a time. */
const AT_ONCE = 8;
/** Longer than a claim on a mail lasts: a worker may take over what a dead one held. */
const MINUTES_APART = 6;
const TIME = timeFor({ shortMs: 60_000, longMs: 300_000 });

test(
  'of workers that are killed between sending and marking no mail is lost, and each repeat can be told',
  { timeout: TIME },
  async () => {
    const inbox = await openInbox();
    onTestFinished(() => inbox.close());
    const system = await openTestSystem('sqlite', { SMTP_URL: inbox.url });
    const references: string[] = [];
    for (let index = 0; index < ENQUIRIES; index += 1) {
      const fields = { ...ENQUIRY, email: `visitor-${index}@example.com` };
      references.push((await submitEnquiry(system, { fields, clientAddress: `::${index}` })).reference);
    }

    let generation = 0;
    function startWorker(): ChildProcess {
      const args = ['tests/support/deliver-mails.ts', String(generation * MINUTES_APART)];
      const worker = spawn(process.execPath, args, {
        env: { ...process.env, ...system.settings },
        stdio: 'ignore',
      });
      onTestFinished(() => void worker.kill('SIGKILL'));
      return worker;
    }

    for (let kills = 0; kills < KILLS; kills += 2) {
      const before = inbox.messages.length;
      const workers = [startWorker(), startWorker()];
      // The mail server has a mail, the worker has not noted it yet, as the answer is still on its way.
      await expect.poll(() => inbox.messages.length, { interval: 1, timeout: TIME }).toBeGreaterThan(before);
      for (const worker of workers) worker.kill('SIGKILL');
      generation += 1;
    }
    startWorker();
    startWorker();
    await expect.poll(async () => await unsent(), { timeout: TIME }).toBe(0);

    async function unsent(): Promise<number> {
      const rows = await system.storage.database.selectFrom('outbox').select('state').execute();
      return rows.filter(({ state }) => state !== 'sent').length;
    }

    const subjects = inbox.messages.map(({ subject }) => subject);
    for (const reference of references) {
      expect(subjects).toContain(`Enquiry ${reference}`);
      expect(subjects).toContain(`We have your enquiry ${reference}`);
    }
    const idsOf = Map.groupBy(inbox.messages, ({ subject }: Email) => subject);
    for (const same of idsOf.values()) expect(new Set(same.map(({ messageId }) => messageId)).size).toBe(1);
    const repeats = inbox.messages.length - 2 * ENQUIRIES;
    expect(repeats).toBeLessThanOrEqual(KILLS * AT_ONCE);
  },
);
