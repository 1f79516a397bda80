import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RunningSite } from '../support/running-site.ts';
import { findLosses } from './find-losses.ts';
import { howMany, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { acknowledged, sendAllAgain, startVisitors } from './visitors.ts';

const ROUNDS = howMany({ short: 2, long: 20 });
const VISITORS = howMany({ short: 12, long: 64 });
const TIME = timeFor({ shortMs: 120_000, longMs: 1_200_000 });

/** Kills the server at some moment after it has acknowledged a few, and starts it again on the same data. */
async function killUnderLoad(site: RunningSite) {
  const visitors = startVisitors(site.origin, VISITORS);
  const enough = VISITORS * (1 + 3 * Math.random());
  while (acknowledged(visitors.sent).length < enough) await pause(5 * Math.random());
  await site.halt('SIGKILL');
  const sent = await visitors.stop();
  await site.resume();
  return sent;
}

test(`killed ${ROUNDS} times under load, it has all it acknowledged, once`, { timeout: TIME }, async () => {
  const site = await siteForTest();
  let count = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const sent = await killUnderLoad(site);
    count += acknowledged(sent).length;
    const message = `after kill ${round}`;
    await expect.poll(() => findLosses(site.dataFolder, sent), { message, timeout: TIME }).toEqual([]);

    const again = await sendAllAgain(site.origin, sent);
    expect(again.map(({ answer }) => answer.status)).toEqual(sent.map(() => 200));
    for (const [index, { answer }] of sent.entries())
      if (answer.reference) expect(again[index]?.answer.reference).toBe(answer.reference);
    expect(findLosses(site.dataFolder, again), `after all were sent again, kill ${round}`).toEqual([]);
  }
  report(`${ROUNDS} kills, ${count} acknowledged before one, none lost, halved or doubled`);
});

test('a server that answers before it commits would be caught', { timeout: TIME }, async () => {
  const site = await siteForTest({}, { preload: './tests/faults/controls/answer-before-commit.ts' });
  const sent = await killUnderLoad(site);
  expect(findLosses(site.dataFolder, sent)).toContainEqual(expect.stringContaining('acknowledged and lost'));
});
