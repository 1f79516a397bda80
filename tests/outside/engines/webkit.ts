import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../../../tools/free-port.ts';
import {
  type Browser,
  type Engine,
  type Key,
  LONGEST_WAIT_MS,
  type Part,
  type Role,
  SIZES,
} from './browser.ts';
import { type FoundElement, openSession, type Session, WebDriverError } from './webdriver.ts';

const PROGRAMS = ['/usr/bin/Xvfb', '/usr/bin/dbus-run-session', '/usr/bin/WebKitWebDriver'];
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

const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' };

/** What a page does while it moves, loads or starts: tried again until it is over. */
const PASSING = new Set([
  'no such element',
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'move target out of bounds',
  'javascript error',
]);

/** Runs in the page: the visible elements that could be meant, with what labels them where the page says so itself. */
function candidates(selector: string, role: string, name: string | null, within: HTMLElement | null) {
  const whole = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents'
      ? [...element.children].some(isVisible)
      : element.checkVisibility({ visibilityProperty: true });
  const labels = (field: HTMLInputElement) =>
    whole(field.ariaLabel ?? [...(field.labels ?? [])].map((label) => label.textContent).join(' '));

  const visible = [...(within ?? document).querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  if (role === 'field') {
    return visible.map((element) => ({ element, label: labels(element as HTMLInputElement) }));
  }
  if (role !== 'text') return visible.map((element) => ({ element, label: null }));
  return visible
    .filter((element) => whole(element.textContent) === name)
    .filter((element) => ![...element.children].some((child) => whole(child.textContent) === name))
    .map((element) => ({ element, label: name }));
}

interface Candidate {
  element: FoundElement;
  /** Null where the engine has to be asked. */
  label: string | null;
}

async function find(session: Session, { role, name, inside }: Part): Promise<FoundElement[]> {
  const places = inside ? await find(session, inside) : [null];
  const wanted = typeof name === 'string' ? name : null;
  const fits = (label: string) => (typeof name === 'string' ? label === name : (name?.test(label) ?? true));
  const found: FoundElement[] = [];
  for (const place of places) {
    const all = await session.run<Candidate[]>(candidates.toString(), SELECTORS[role], role, wanted, place);
    for (const { element, label } of all) {
      if (name === undefined) found.push(element);
      else if (fits(label ?? (await session.ofElement<string>(element, 'computedlabel'))))
        found.push(element);
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
      const isPassing = error instanceof WebDriverError && PASSING.has(error.code);
      if (!isPassing || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** In the middle of the window no bar lies over it. */
function bringIntoSight(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

async function browserOf(session: Session, origin: string): Promise<Browser> {
  const first = async (part: Part): Promise<FoundElement> => {
    const [element] = await find(session, part);
    if (!element)
      throw new WebDriverError('no such element', JSON.stringify({ ...part, name: `${part.name}` }));
    return element;
  };
  const act = (part: Part, action: (element: FoundElement) => Promise<unknown>) =>
    untilDone(async () => {
      const element = await first(part);
      await session.run(bringIntoSight.toString(), element);
      await action(element);
    });
  const read = async <Answer>(part: Part, reading: (element: FoundElement) => Promise<Answer>) =>
    untilDone(async () => {
      const [element] = await find(session, part);
      return element && reading(element);
    });

  /** The bar of the window takes a part of the height, and a window has a least width. */
  async function use({ width, height }: { width: number; height: number }): Promise<void> {
    await session.call('POST', 'window/rect', { width, height });
    const seen = await session.run<number>('() => innerHeight');
    await session.call('POST', 'window/rect', { width, height: height + height - seen });
  }

  await use(SIZES.desktop);
  return {
    open: (path) => session.call('POST', 'url', { url: origin + path }),
    back: () => session.call('POST', 'back'),
    forward: () => session.call('POST', 'forward'),
    reload: () => session.call('POST', 'refresh'),
    use: (screen) => use(SIZES[screen]),
    click: (part) => act(part, (element) => session.ofElement(element, 'click', {})),
    hover: (part) =>
      act(part, (element) =>
        session.call('POST', 'actions', {
          actions: [
            {
              type: 'pointer',
              id: 'mouse',
              actions: [{ type: 'pointerMove', x: 0, y: 0, origin: element, duration: 50 }],
            },
          ],
        }),
      ),
    type: (part, text) => act(part, (element) => session.ofElement(element, 'value', { text })),
    press: async (key) => {
      const focused = await session.call<FoundElement>('GET', 'element/active');
      await session.ofElement(focused, 'value', { text: KEYS[key] });
    },
    choose: (part, file) =>
      untilDone(async () => session.ofElement(await first(part), 'value', { text: file })),
    count: async (part) => (await untilDone(() => find(session, part))).length,
    text: (part) => read(part, (element) => session.run<string>('(element) => element.innerText', element)),
    // The driver's own answer has whole addresses in place of what the page says.
    attribute: (part, name) =>
      read(part, (element) =>
        session.run<string | null>('(element, name) => element.getAttribute(name)', element, name),
      ),
    screenshot: async () => Buffer.from(await session.call<string>('GET', 'screenshot'), 'base64'),
    evaluate: (run, argument) => session.run(run.toString(), argument ?? null),
    close: () => session.end(),
  };
}

/** The number of a display that is free, chosen by the server itself. */
async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface({ input: server.stdio[3] as Readable }), 'line')) as [string];
  return { name: `:${number}`, server };
}

async function untilDriverAnswers(driver: string): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      await fetch(`${driver}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver epiphany-browser xvfb dbus-daemon',
  isInstalled: BROWSER !== undefined && PROGRAMS.every((path) => existsSync(path)),
  async start() {
    const display = await startDisplay();
    const port = await freePort();
    const driver = `http://127.0.0.1:${port}`;
    // A group of its own, so that the bus, the driver and its browser end together.
    const programs = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DISPLAY: display.name, LC_ALL: 'C.UTF-8' },
    });
    await untilDriverAnswers(driver);
    return {
      async newBrowser(origin) {
        const session = await openSession(driver, {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        });
        return browserOf(session, origin);
      },
      async close() {
        const ended = once(programs, 'exit');
        process.kill(-(programs.pid ?? 0), 'SIGTERM');
        await ended;
        display.server.kill();
      },
    };
  },
};
