import { expect, test } from 'vitest';
import { applicationForm, pdfOf } from '../support/posted-forms.ts';
import { findLosses, readSqlite } from './find-losses.ts';
import { siteForTest } from './site-for-test.ts';

const TIMES = 100;

test.each([
  ['under the same key', { 'idempotency-key': 'one-and-the-same' }],
  ['with the same content', {}],
])(
  `an application sent ${TIMES} times at once %s is one row, one file, two mails and one reference`,
  { timeout: 60_000 },
  async (_how, headers: Record<string, string>) => {
    const site = await siteForTest();
    const post = (body: FormData) =>
      fetch(`${site.origin}/api/apply_job1.php`, { method: 'POST', headers, body });

    const answers = await Promise.all(Array.from({ length: TIMES }, () => post(applicationForm())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = await Promise.all(
      answers.map((answer) => answer.json() as Promise<{ reference: string }>),
    );
    const [{ reference } = { reference: '' }, ...others] = bodies;
    expect(new Set(others.map((body) => body.reference))).toEqual(new Set([reference]));

    expect(readSqlite(site.dataFolder).rows.map((row) => row.reference)).toEqual([reference]);
    const toOffice = await site.inbox.message(
      ({ subject }) => subject === `Asha Rao, SOC Analyst (${reference})`,
    );
    expect(toOffice.attachments).toHaveLength(1);
    await site.inbox.message(({ to }) => to?.[0]?.address === 'asha@example.com');
    // One file, and two mails in the outbox.
    expect(findLosses(site.dataFolder, [])).toEqual([]);
    await site.halt();
    expect(site.inbox.messages).toHaveLength(2);

    if (!headers['idempotency-key']) return;
    await site.resume();
    expect((await post(applicationForm({}, pdfOf(2_000)))).status).toBe(422);
    expect(readSqlite(site.dataFolder).rows).toHaveLength(1);
  },
);
