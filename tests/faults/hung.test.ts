import { describe, expect, onTestFinished, test } from 'vitest';
import { isPostgresInstalled, startPostgres } from '../../tools/test/test-engines.ts';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses, readPostgres } from './find-losses.ts';
import { howMany, timeFor } from './short-and-long.ts';
import { hangingS3, hangingServer, holdingProxy } from './hanging.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, newSubmission, send, sendAllAgain, type Sent, type Submission } from './visitors.ts';

const VISITORS = howMany({ short: 12, long: 128 });
const TIME = timeFor({ shortMs: 90_000, longMs: 600_000 });

function sendAtOnce(site: RunningSite, kind: Submission['kind'], count = VISITORS): Promise<Sent[]> {
  return Promise.all(Array.from({ length: count }, () => send(site.origin, newSubmission(kind))));
}

function statusesOf(sent: Sent[]): Set<number | undefined> {
  return new Set(sent.map(({ answer }) => answer.status));
}

function shed(sent: Sent[]): Sent[] {
  return sent.filter(({ answer }) => answer.status === 503 && /^\d+$/.test(answer.retryAfter ?? ''));
}

async function readiness({ origin }: RunningSite): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status;
}

/** What the log says of a dependency. */
function saidOf(site: RunningSite, dependency: string): string[] {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as { dependency?: string; msg: string })
    .filter((line) => line.dependency === dependency)
    .map(({ msg }) => msg);
}

const HANGS = 'a dependency does not answer';

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

describe('a virus scanner that hangs', () => {
  test('refuses applications and holds up no enquiry', { timeout: TIME }, async () => {
    const scanner = await hangingServer();
    const site = await siteForTest({ CLAMD_URL: `tcp://${scanner.address}` });
    const answered: string[] = [];
    const [refused, taken] = await Promise.all([
      sendAtOnce(site, 'application').then((sent) => {
        answered.push('applications');
        return sent;
      }),
      expect
        .poll(() => scanner.sockets.length, { timeout: TIME })
        .toBeGreaterThan(0)
        .then(() => sendAtOnce(site, 'enquiry'))
        .then((sent) => {
          answered.push('enquiries');
          return sent;
        }),
    ]);
    expect(answered).toEqual(['enquiries', 'applications']);
    expect(statusesOf(taken)).toEqual(new Set([200]));
    expect(shed(refused)).toHaveLength(VISITORS);
    // Four are scanned at a time and three failures in a row open the breaker: only two places come free before.
    expect(scanner.sockets.length).toBeLessThanOrEqual(6);
    expect(saidOf(site, 'clamd')).toEqual([HANGS]);
    expect(findLosses(site.dataFolder, taken)).toEqual([]);
  });
});

describe('an S3 store that hangs', () => {
  test('refuses applications and holds up no enquiry', { timeout: TIME }, async () => {
    const store = await hangingS3();
    const site = await siteForTest({
      RESUME_STORE: 's3://resumes',
      S3_ENDPOINT: `http://${store.address}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    store.hang();
    const answered: string[] = [];
    const [refused, taken] = await Promise.all([
      sendAtOnce(site, 'application').then((sent) => {
        answered.push('applications');
        return sent;
      }),
      sendAtOnce(site, 'enquiry').then((sent) => {
        answered.push('enquiries');
        return sent;
      }),
    ]);
    expect(answered).toEqual(['enquiries', 'applications']);
    expect(acknowledged(taken)).toHaveLength(VISITORS);
    expect(shed(refused)).toHaveLength(VISITORS);
    expect(saidOf(site, 'S3')).toEqual([HANGS]);
  });
});

describe('a mail server that hangs', () => {
  test('holds up nobody, and is logged once', { timeout: TIME }, async () => {
    const mailServer = await hangingServer();
    const site = await siteForTest({ SMTP_URL: `smtp://${mailServer.address}` });
    const sent = [...(await sendAtOnce(site, 'enquiry')), ...(await sendAtOnce(site, 'application'))];
    expect(statusesOf(sent)).toEqual(new Set([200]));
    await expect.poll(() => saidOf(site, 'mail server'), { timeout: TIME }).toEqual([HANGS]);
    expect(await readiness(site)).toBe(200);
    expect(findLosses(site.dataFolder, sent)).toEqual([]);
  });
});
