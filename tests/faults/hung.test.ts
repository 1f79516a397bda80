import { describe, expect, onTestFinished, test } from 'vitest';
import { isPostgresInstalled, startPostgres } from '../../tools/test/test-engines.ts';
import { findLosses, readPostgres } from './find-losses.ts';
import { timeFor } from './short-and-long.ts';
import { holdingProxy } from './hanging.ts';
import { siteForTest } from './site-for-test.ts';
import { newSubmission, send, sendAllAgain, type Sent } from './visitors.ts';

const TIME = timeFor({ shortMs: 90_000, longMs: 600_000 });

function shed(sent: Sent[]): Sent[] {
  return sent.filter(({ answer }) => answer.status === 503 && /^\d+$/.test(answer.retryAfter ?? ''));
}

describe.skipIf(!isPostgresInstalled)('PostgreSQL that hangs', () => {
  test('keeps a resume whose commit comes late, under the same reference', { timeout: TIME }, async () => {
    const postgres = (await startPostgres())!;
    onTestFinished(() => postgres.stop());
    let isCommitHeld = false;
    const proxy = await holdingProxy(
      postgres.url,
      (sent) => isCommitHeld && sent.includes('commit') && !sent.includes('synchronous_commit'),
    );
    const site = await siteForTest({
      DATABASE_URL: `postgres://test@${proxy.address}/postgres`,
      LOG_LEVEL: 'info',
    });
    // The purge of a start commits too: three commits that hang open the breaker.
    await expect
      .poll(() => site.output(), { timeout: TIME })
      .toContain('purged data past its retention period');
    isCommitHeld = true;
    const unsure = await send(site.origin, newSubmission('application'));
    expect(shed([unsure])).toHaveLength(1);
    isCommitHeld = false;
    proxy.letGo();
    await expect.poll(async () => (await readPostgres(postgres.url)).rows.length, { timeout: TIME }).toBe(1);
    const again = await sendAllAgain(site.origin, [unsure]);
    const stored = await readPostgres(postgres.url);
    expect(again.map(({ answer }) => answer.reference)).toEqual([stored.rows[0]?.reference]);
    expect(findLosses(site.dataFolder, again, stored)).toEqual([]);
  });
});
