import { test as base, expect, type Page } from '@playwright/test';
import { issueEach } from '../support/issue-certificate.ts';
import { openJob, type OpenedJob } from '../support/operate.ts';
import { leaveOutMissingCommand, leaveOutStyleOfScreenshots } from '../support/patch-firefox.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';
import { onUncaughtError } from '../support/uncaught-errors.ts';

interface TestFixtures {
  /** Console errors that this test brings about on purpose: matched and forgiven. A test may also add its own. */
  expectedErrors: RegExp[];
  /** Where the page may send requests. A test may add its own. */
  origins: string[];
}

interface WorkerFixtures {
  /** Named by a file whose figures depend on what the site holds: no other file has filled its site before it. */
  ownSite: string;
  site: RunningSite;
  job: OpenedJob;
  /** A certificate number of each state. */
  issued: ReturnType<typeof issueEach>;
}

/**
 * A browser page on a running site. An unexpected error, warning or failed assertion on the console, an uncaught
 * exception, an answer of 400 or above, or a request to another host fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') leaveOutMissingCommand(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  ownSite: ['', { option: true, scope: 'worker' }],
  site: [
    async ({}, use) => {
      const site = await runSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  // Here, because a file with worker fixtures of its own has a browser and a site of its own.
  job: [async ({ site }, use) => use(openJob(site)), { scope: 'worker' }],
  issued: [async ({ site }, use) => use(issueEach(site)), { scope: 'worker' }],
  expectedErrors: [async ({}, use) => use([]), { option: true }],
  origins: async ({ site }, use) => use([site.origin]),
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page, browserName, origins, expectedErrors }, use) => {
    if (browserName === 'firefox') leaveOutStyleOfScreenshots(page);
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) complain(message.text());
    });
    // In the words of the browser, which keeps some of them to itself.
    page.on('response', (response) => {
      const status = response.status();
      if (status >= 400) complain(`Failed to load resource: status of ${status}, ${response.url()}`);
    });
    onUncaughtError(page, (message) => complaints.push(message));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (!origins.includes(origin)) complaints.push(`Request to another host: ${request.url()}`);
    });
    goToWholePages(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** The style sheets have come, and the fonts with them: the event `load` waits for neither. */
export async function untilStyled(page: Page): Promise<void> {
  await page.waitForSelector('html:not([data-unstyled])', { state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

function goToWholePages(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...to) => {
    const answer = await goTo(...to);
    await untilStyled(page);
    return answer;
  };
}

/** A variant of what another test shows: left to `npm run test:rest`. */
export const REST = { tag: '@rest' };

/** A variant that `npm run test:rest` has only with FAULTS=long. */
export const LONG = { tag: '@long' };

/** Uses what the driver of Firefox cannot do: emulated media, files changed after they were chosen, the body of a call. */
export const CHROMIUM = { tag: '@chromium' };

/**
 * The entry script has run and every island is hydrated, as if the visitor had been near each: from here on the page
 * answers to its own behaviour, not to plain HTML.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await page.waitForFunction(() => 'scriptReady' in document.documentElement.dataset);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('react-island'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector('react-island:not([data-state="hydrated"])'));
}

/** Nothing moves, so that colours are measured as they stay. */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}
