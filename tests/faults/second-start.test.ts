import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses } from './find-losses.ts';
import { howMany, isLong, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, startVisitors } from './visitors.ts';
import { namesOfResumes } from '../support/resume-folder.ts';

const STARTS = howMany({ short: 4, long: 12 });
const APPLICANTS = howMany({ short: 8, long: 32 });
const TIME = timeFor({ shortMs: 90_000, longMs: 300_000 });

/** Most of what is in flight has its resume on the disk and no row yet: what a sweep takes for left behind. */
const SLOW = { preload: './tests/faults/controls/slow-folder-sync.ts' };

function startAgain(site: RunningSite, settings: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [...args, 'server/main.ts'], {
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

// The control of the test above: it needs visitors who are quicker than the start.
test.runIf(isLong)('a start that ignores the lock would be caught', { timeout: TIME }, async () => {
  const site = await siteForTest({}, SLOW);
  const visitors = startVisitors(site.origin, APPLICANTS, ['application']);
  await untilMoreAreTaken(visitors);
  const hold = join(site.dataFolder, 'hold');
  await writeFile(hold, '');
  const kept = () => namesOfResumes(site.dataFolder).filter((name) => !name.endsWith('.part'));
  await expect
    .poll(() => kept().length - acknowledged(visitors.sent).length, { timeout: TIME })
    .toBeGreaterThan(1);
  const withoutLock = ['--import', './tests/faults/controls/start-without-lock.ts'];
  const child = startAgain(site, { PORT: '0', LOG_LEVEL: 'info' }, withoutLock);
  let said = '';
  child.stdout.on('data', (line) => (said += line));
  await expect.poll(() => said, { timeout: TIME }).toContain('deleted leftovers');
  await rm(hold);
  await untilMoreAreTaken(visitors);
  const sent = await visitors.stop();
  const losses = findLosses(site.dataFolder, sent);
  expect(losses).toContainEqual(expect.stringContaining('without its resume'));
  report(`a start without the lock took ${losses.length} resumes of ${sent.length} applications`);
});
