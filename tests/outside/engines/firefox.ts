import { existsSync } from 'node:fs';
import { firefox as playwrightsFirefox, type Locator, type Page } from '@playwright/test';
import { type Browser, type Engine, LONGEST_WAIT_MS, type Part, SIZES } from './browser.ts';

const PROGRAM = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);

/** Of WebDriver BiDi, and not in Firefox ESR 153: Playwright sends it for each window, whether asked to or not. */
const MISSING_COMMAND = 'emulation.setMediaFeaturesOverride';

type Send = (command: string, parameters: unknown) => Promise<unknown>;

/** Playwright leaves no door to what is behind its own interface; a version that works differently fails at the start. */
function behind(part: object): unknown {
  const { _connection: connection } = part as unknown as { _connection: { toImpl(part: object): unknown } };
  return connection.toImpl(part);
}

function leaveOutMissingCommand(browser: object): void {
  const { _browserSession: session } = behind(browser) as { _browserSession: { send: Send } };
  const sessions = Object.getPrototypeOf(session) as { send: Send };
  const { send } = sessions;
  sessions.send = function sendWhatIsKnown(command, parameters) {
    return command === MISSING_COMMAND ? Promise.resolve({}) : send.call(this, command, parameters);
  };
}

/** Before a screenshot Playwright adds a style to the page for a moment, which the site's policy refuses and reports. */
function leaveOutStyleOfScreenshots(page: object): void {
  const { delegate } = behind(page) as {
    delegate: { shouldToggleStyleSheetToSyncAnimations(): boolean };
  };
  delegate.shouldToggleStyleSheetToSyncAnimations = () => false;
}

function find(page: Page, { role, name, inside }: Part): Locator {
  const place = inside ? find(page, inside) : page;
  const named = name === undefined ? {} : { name, exact: true };
  const all = () => {
    if (role === 'text') return place.getByText(name ?? '', { exact: true });
    if (role === 'field') return place.getByLabel(name ?? '', { exact: true });
    return place.getByRole(role, named);
  };
  return all().filter({ visible: true });
}

/** A page that comes back from memory fires no load event, for which the driver's own command waits. */
async function step(page: Page, by: number): Promise<void> {
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
}

function browserOf(page: Page, origin: string): Browser {
  const one = (part: Part) => find(page, part).first();
  const isThere = async (part: Part) => (await find(page, part).count()) > 0;
  return {
    open: async (path) => void (await page.goto(origin + path)),
    back: () => step(page, -1),
    forward: () => step(page, 1),
    reload: async () => void (await page.reload()),
    use: (screen) => page.setViewportSize(SIZES[screen]),
    click: (part) => one(part).click(),
    hover: (part) => one(part).hover(),
    type: (part, text) => one(part).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    choose: (part, file) => one(part).setInputFiles(file),
    count: (part) => find(page, part).count(),
    text: async (part) => ((await isThere(part)) ? one(part).innerText() : undefined),
    attribute: async (part, name) => ((await isThere(part)) ? one(part).getAttribute(name) : undefined),
    screenshot: () => page.screenshot({ caret: 'initial' }),
    evaluate: (run, argument) => page.evaluate(run as never, argument) as Promise<never>,
    close: () => page.context().close(),
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: PROGRAM !== undefined,
  async start() {
    const browser = await playwrightsFirefox.launch({
      channel: 'moz-firefox',
      ...(PROGRAM && { executablePath: PROGRAM }),
    });
    leaveOutMissingCommand(browser);
    return {
      async newBrowser(origin) {
        const context = await browser.newContext({ viewport: SIZES.desktop });
        context.setDefaultTimeout(LONGEST_WAIT_MS);
        const page = await context.newPage();
        leaveOutStyleOfScreenshots(page);
        return browserOf(page, origin);
      },
      close: () => browser.close(),
    };
  },
};
