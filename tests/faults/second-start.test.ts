import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses } from './find-losses.ts';
import { howMany, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, startVisitors } from './visitors.ts';

const STARTS = howMany({ short: 4, long: 12 });
const APPLICANTS = howMany({ short: 8, long: 32 });
const TIME = timeFor({ shortMs: 90_000, longMs: 300_000 });

/** Most of what is in flight has its resume on the disk and no row yet: what a sweep takes for left behind. */
const SLOW = { preload: './tests/faults/controls/slow-folder-sync.ts' };

function startAgain(site: RunningSite, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...site.settings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function untilMoreAreTaken(visitors: ReturnType<typeof startVisitors>): Promise<void> {
  const before = acknowledged(visitors.sent).length;
  await expect
    .poll(() => acknowledged(visitors.sent).length, { timeout: TIME })
    .toBeGreaterThan(before + APPLICANTS);
}

test('a second start ends with one line and takes nothing from a server', { timeout: TIME }, async () => {
  const site = await siteForTest({}, SLOW);
  const visitors = startVisitors(site.origin, APPLICANTS, ['application']);
  await untilMoreAreTaken(visitors);
  for (let start = 0; start < STARTS; start += 1) {
    const child = startAgain(site, start % 2 === 0 ? {} : { PORT: '0' });
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringMatching(/^Another server runs on DATA_DIR [^\n]+\n$/),
    });
  }
  await untilMoreAreTaken(visitors);
  const sent = await visitors.stop();
  expect(sent.filter(({ answer }) => answer.status !== 200)).toEqual([]);
  expect(findLosses(site.dataFolder, sent)).toEqual([]);
  report(`${STARTS} starts refused, ${sent.length} applications acknowledged, none lost`);
});
