import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { type RunningDesk, runDesk } from '../support/running-desk.ts';
import { onUncaughtError } from '../support/uncaught-errors.ts';

interface TestFixtures {
  /** A page of somebody who has opened the desk by a one-time link, a moment ago. */
  owner: Page;
}

interface WorkerFixtures {
  desk: RunningDesk;
  ownerCookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** What Chromium says of a form that comes back: with its errors, or with a request to confirm who one is. */
const RETURNED_FORM = /status of (403|422)/;

/** A browser page beside a running desk, which has sample data. An error on the console fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  desk: [
    async ({}, use) => {
      const desk = await runDesk();
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  ownerCookies: [
    async ({ browser, desk }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(desk.link());
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      const cookies = await context.cookies();
      await context.close();
      await use(cookies);
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !RETURNED_FORM.test(message.text())) complaints.push(message.text());
    });
    onUncaughtError(page, (message) => complaints.push(message));
    await use(page);
    expect(complaints).toEqual([]);
  },
  owner: async ({ page, context, desk, ownerCookies }, use) => {
    await context.addCookies(ownerCookies);
    // Another test may have let the sessions grow old.
    await desk.age('seen', 0);
    await desk.age('confirmed', 0);
    await use(page);
  },
});

/** Invites somebody by command and opens the link. */
export async function openInvitation(
  page: Page,
  desk: RunningDesk,
  name: string,
  role: string,
): Promise<void> {
  const { stdout } = desk.site.operator('desk', 'invite', '--name', name, '--role', role, '--json');
  await page.goto((JSON.parse(stdout) as { link: string }).link);
}

/** The same, with a passkey on a device of theirs, by which they are signed in. */
export async function signIn(page: Page, desk: RunningDesk, name: string, role: string) {
  const device = await addAuthenticator(page);
  await openInvitation(page, desk, name, role);
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await expect(page.getByRole('banner')).toContainText(name);
  return device;
}

/** A page without script of somebody who has opened the desk by the code of a one-time link. */
export async function openWithoutScript(browser: Browser, desk: RunningDesk): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const [address = '', code = ''] = desk.link().split('#');
  await page.goto(address);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  return page;
}

/** Once the page answers to keys: its script puts this button there. A page that is still arriving has none. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  for (const key of keys) await page.keyboard.press(key);
}

export { expect };
