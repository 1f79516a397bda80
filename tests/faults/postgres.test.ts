import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPostgresInstalled, startPostgres } from '../../tools/test/test-engines.ts';
import { readConfig } from '../../server/config.ts';
import { takeServerLock } from '../../server/storage/server-lock.ts';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses, readPostgres } from './find-losses.ts';
import { howMany, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, sendAllAgain, startVisitors } from './visitors.ts';
import { newFolder } from '../support/new-folder.ts';

const VISITORS = howMany({ short: 8, long: 32 });
const ROUNDS = howMany({ short: 1, long: 5 });
const TIME = timeFor({ shortMs: 120_000, longMs: 600_000 });

/** A database that was restarted has forgotten which server it belongs to: that one tells it again. */
async function expectStillAlone({ settings }: RunningSite): Promise<void> {
  const folder = await newFolder();
  const second = readConfig({ ...settings, DATA_DIR: folder });
  await expect(takeServerLock(second, pino({ level: 'silent' }))).rejects.toThrow('Another server uses');
}

describe.skipIf(!isPostgresInstalled)('PostgreSQL that is restarted under load', () => {
  test('loses nothing, is told as 503, and is used again without a restart', { timeout: TIME }, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres?.stop());
    const url = postgres?.url ?? '';
    const site = await siteForTest({ DATABASE_URL: url });
    const pid = site.pid();
    const visitors = startVisitors(site.origin, VISITORS);

    async function untilMoreAreTaken(): Promise<void> {
      const before = acknowledged(visitors.sent).length;
      await expect
        .poll(() => acknowledged(visitors.sent).length, { timeout: TIME })
        .toBeGreaterThan(before + VISITORS);
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      for (const mode of ['immediate', 'fast'] as const) {
        await untilMoreAreTaken();
        const [, page] = await Promise.all([
          postgres?.restart(mode),
          pause(50).then(() => fetch(site.origin)),
        ]);
        expect(page.status, 'pages need no database').toBe(200);
      }
    }
    await untilMoreAreTaken();
    const sent = await visitors.stop();

    expect(site.pid()).toBe(pid);
    await expectStillAlone(site);
    const refused = sent.filter(({ answer }) => answer.status !== 200);
    expect(new Set(refused.map(({ answer }) => answer.status))).toEqual(new Set([503]));
    expect(refused.filter(({ answer }) => !answer.retryAfter)).toEqual([]);

    const again = await sendAllAgain(site.origin, sent);
    expect(acknowledged(again)).toHaveLength(sent.length);
    // A file whose row was in doubt while the database was away is swept at the next start.
    await site.halt();
    await site.resume();
    const stored = await readPostgres(url);
    const losses = () => findLosses(site.dataFolder, [...sent, ...again], stored);
    await expect.poll(losses, { timeout: TIME }).toEqual([]);
    report(
      `${2 * ROUNDS} restarts, ${acknowledged(sent).length} acknowledged, ${refused.length} told 503, none lost`,
    );
  });
});
