import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type RunningSite, runSite } from '../../support/running-site.ts';
import { type Browser, type Engine, LONGEST_WAIT_MS, type RunningEngine } from './browser.ts';
import { firefox } from './firefox.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';
import { webkit } from './webkit.ts';

const ENGINES: Engine[] = [firefox, webkit];

/** What a journey has: a visitor's browser on a running site. */
export interface Journey {
  browser: Browser;
  site: RunningSite;
}

/** Where an engine is not installed its journeys are skipped; in CI they fail. */
function startEngine({ name, packages, isInstalled, start }: Engine): Promise<RunningEngine> {
  if (!isInstalled) throw new Error(`${name} is not installed: apt-get install -y ${packages}`);
  return start();
}

/**
 * Declares the same tests for each engine. Each test has a new browser, each engine a site of its own; an error or
 * warning on the console, or anything that the policy refuses, fails the test.
 */
export function inEachEngine(journeys: (journey: Journey) => void): void {
  for (const engine of ENGINES) {
    describe.skipIf(!engine.isInstalled && !process.env.CI)(`in ${engine.name}`, () => {
      let running: RunningEngine;
      let watched: WatchedSite;
      const journey = {} as Journey;

      beforeAll(async () => {
        running = await startEngine(engine);
        journey.site = await runSite();
        watched = await watchSite(journey.site.origin);
      });
      beforeEach(async () => {
        journey.browser = openingWholePages(await running.newBrowser(watched.origin));
      });
      afterEach(async () => {
        const complaints = await watched.complaints(journey.browser);
        await journey.browser.close();
        expect(complaints).toEqual([]);
      });
      afterAll(async () => {
        await running?.close();
        await watched?.close();
        await journey.site?.close();
      });

      journeys(journey);
    });
  }
}

/** The style sheets come after the first view, and no driver waits for them. */
function openingWholePages(browser: Browser): Browser {
  return {
    ...browser,
    async open(path) {
      await browser.open(path);
      const isWhole = () => !('unstyled' in document.documentElement.dataset);
      await eventually(() => browser.evaluate(isWhole)).toBe(true);
    },
  };
}

/** Reads until the assertion holds. */
export function eventually<Value>(read: () => Promise<Value>) {
  return expect.poll(read, { timeout: LONGEST_WAIT_MS, interval: 50 });
}

export function address({ browser }: Journey): Promise<string> {
  return browser.evaluate(() => location.pathname + location.search + location.hash);
}

export function scrolled({ browser }: Journey): Promise<number> {
  return browser.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls until the page is there: while it is laid out it may still be too short. */
export async function scrollTo({ browser }: Journey, top: number): Promise<void> {
  const scroll = (y: number) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.round(window.scrollY);
  };
  await eventually(() => browser.evaluate(scroll, top)).toBe(top);
}
