import { setTimeout as sleep } from 'node:timers/promises';
import { openTab, pressUntilDrawn } from '../test/tab-of-chromium.ts';
import { boundFigure, type Figure, median } from './figure.ts';
import { runServer } from './run-server.ts';

const ROUNDS = 8;
const GOAL_MS = 120;
/** After the page is drawn: a page that was drawn long ago is the same. */
const REST_MS = 500;

const STEPS = [
  ['/', '/careers'],
  ['/about', '/careers'],
  ['/', '/contact'],
] as const;

async function measure(origin: string, from: string, to: string): Promise<number> {
  const tab = await openTab(origin + from);
  try {
    const { page, release } = await pressUntilDrawn(tab, `.menu-bar a[href="${to}"]`);
    await sleep(REST_MS);
    const clicked = await release();
    const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
    await tab.until(page, paint);
    return (await tab.evaluate<number>(page, `performance.timeOrigin + ${paint}`)) - clicked;
  } finally {
    await tab.close();
  }
}

/** From the click to the first paint of a page that is drawn ahead. */
export async function* measureNextPage(): AsyncGenerator<Figure> {
  const server = await runServer({ DEMO: 'on' });
  for (const [from, to] of STEPS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(server.origin, from, to));
    yield boundFigure(`${from} to ${to}, drawn ahead`, median(times), GOAL_MS, 'ms');
  }
  await server.stop();
}
