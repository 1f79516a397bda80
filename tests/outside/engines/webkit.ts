import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, error as failures, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../../../tools/run/free-port.ts';
import { type Browser, type Engine, LONGEST_WAIT_MS, type Part, type Role, SIZES } from './browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);

/** Where to look for a role before the engine's own accessibility tree is asked. */
const SELECTORS: Record<Role, string> = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'header',
  button: 'button, summary, [role=button]',
  contentinfo: 'footer',
  dialog: 'dialog, [role=dialog]',
  field: 'input, textarea, select',
  form: 'form',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, [role=img]',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  option: 'option, [role=option]',
  radio: 'input[type=radio]',
  status: 'output, [role=status]',
  text: '*',
};

/** What a page does while it moves, loads or starts: tried again until it is over. */
const PASSING = [
  failures.NoSuchElementError,
  failures.StaleElementReferenceError,
  failures.ElementClickInterceptedError,
  failures.ElementNotInteractableError,
  failures.MoveTargetOutOfBoundsError,
  failures.JavascriptError,
];

/** Runs in the page: the visible elements, with a text those that have it and hold no smaller one that has it too. */
function visibleParts(selector: string, text: string | null, within: HTMLElement | null) {
  const isVisible = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents'
      ? [...element.children].some(isVisible)
      : element.checkVisibility({ visibilityProperty: true });
  const hasText = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim() === text;
  return [...(within ?? document).querySelectorAll(selector)].filter(
    (element) =>
      isVisible(element) && (text === null || (hasText(element) && ![...element.children].some(hasText))),
  );
}

async function find(driver: WebDriver, { role, name, inside }: Part): Promise<WebElement[]> {
  const places = inside ? await find(driver, inside) : [null];
  const text = role === 'text' && typeof name === 'string' ? name : null;
  const found: WebElement[] = [];
  for (const place of places) {
    for (const element of await driver.executeScript<WebElement[]>(
      visibleParts,
      SELECTORS[role],
      text,
      place,
    )) {
      if (name === undefined || text !== null) found.push(element);
      else {
        const label = await element.getAccessibleName();
        if (typeof name === 'string' ? label === name : name.test(label)) found.push(element);
      }
    }
  }
  return found;
}

/** Tries until it succeeds; what does not pass by itself fails at once. */
async function untilDone<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!PASSING.some((kind) => error instanceof kind) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** In the middle of the window no bar lies over it. */
function bringIntoSight(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The bar of the window takes a part of the height, and a window has a least width. */
async function resize(
  driver: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ width, height });
  const seen = await driver.executeScript<number>(() => innerHeight);
  await window.setRect({ width, height: height + height - seen });
}

function browserOf(driver: WebDriver, origin: string): Browser {
  const first = async (part: Part): Promise<WebElement> => {
    const [element] = await find(driver, part);
    if (element) return element;
    throw new failures.NoSuchElementError(JSON.stringify({ ...part, name: `${part.name}` }));
  };
  const act = (part: Part, action: (element: WebElement) => Promise<unknown>) =>
    untilDone(async () => {
      const element = await first(part);
      await driver.executeScript(bringIntoSight, element);
      await action(element);
    });
  const read = <Answer>(
    part: Part,
    reading: (element: HTMLElement, argument?: string) => Answer,
    name?: string,
  ) =>
    untilDone(async () => {
      const [element] = await find(driver, part);
      return element && driver.executeScript<Answer>(reading, element, name ?? null);
    });
  return {
    open: (path) => driver.get(origin + path),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    use: (screen) => resize(driver, SIZES[screen]),
    click: (part) => act(part, (element) => element.click()),
    hover: (part) => act(part, (element) => driver.actions().move({ origin: element }).perform()),
    type: (part, text) => act(part, (element) => element.sendKeys(text.replaceAll('\n', Key.ENTER))),
    press: async (key) => {
      const name = key.toUpperCase() as Uppercase<typeof key>;
      await (await driver.switchTo().activeElement()).sendKeys(Key[name]);
    },
    choose: (part, file) => untilDone(async () => (await first(part)).sendKeys(file)),
    count: async (part) => (await untilDone(() => find(driver, part))).length,
    text: (part) => read(part, (element) => element.innerText),
    // The driver's own answer has whole addresses in place of what the page says.
    attribute: (part, name) => read(part, (element, wanted) => element.getAttribute(wanted!), name),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    evaluate: (run, argument) => driver.executeScript(run, argument ?? null),
    close: () => driver.quit(),
  };
}

function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The driver does not answer')), LONGEST_WAIT_MS).unref();
  });
  return Promise.race([question, tooLate]);
}

/** The number of a display that is free, chosen by the server itself. */
async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface({ input: server.stdio[3] as Readable }), 'line')) as [string];
  return { name: `:${number}`, close: () => server.kill() };
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: BROWSER !== undefined && [DRIVER, '/usr/bin/Xvfb'].every((path) => existsSync(path)),
  async start() {
    const display = await startDisplay();
    const newService = async () => {
      const port = await freePort();
      const service = new DriverService(DRIVER, {
        loopback: true,
        port,
        args: [`--port=${port}`],
        env: { ...process.env, DISPLAY: display.name, LC_ALL: 'C.UTF-8' },
      });
      await service.start(LONGEST_WAIT_MS);
      return service;
    };
    const openWindow = async () => {
      const driver = await new Builder()
        .usingServer(await service.address())
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        })
        .build();
      await resize(driver, SIZES.desktop);
      return driver;
    };
    let service = await newService();
    return {
      async newBrowser(origin) {
        const driver = await answered(openWindow()).catch(async () => {
          // The driver now and then never answers for a new window, whatever the site: another one does.
          await service.kill();
          service = await newService();
          return answered(openWindow());
        });
        return browserOf(driver, origin);
      },
      async close() {
        await service.kill();
        display.close();
      },
    };
  },
};
