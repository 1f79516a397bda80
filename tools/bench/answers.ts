import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../test/find-chromium.ts';
import { boundFigure, type Figure, median } from './figure.ts';
import { SLOWDOWN } from './first-visit.ts';
import { runServer } from './run-server.ts';

const ROUNDS = 5;
const GOAL_MS = 200;
/** A hand needs longer from the first movement to the press. */
const APPROACH_MS = 150;

/** The first press on each island of a page that was just opened, and what shows that it was answered. */
const PRESSES = [
  {
    what: 'form: Send Message, empty',
    path: '/contact',
    press: 'main form button',
    answer: 'main input:focus',
  },
  {
    what: 'menu of a phone',
    path: '/',
    press: 'header button[popovertarget]',
    answer: ':popover-open',
    isPhone: true,
  },
  {
    what: 'menu: Services',
    path: '/',
    press: '[aria-label="Services menu"]',
    answer: '[aria-expanded=true]',
  },
  { what: 'theme', path: '/', press: 'header .theme-switch', answer: 'html:not(.dark)' },
  {
    what: 'openings: Apply Now',
    path: '/careers',
    press: 'main button[aria-haspopup]',
    answer: 'dialog[open]',
  },
  {
    what: 'certificate: Validate, empty',
    path: '/it-trainings/certificate',
    press: 'main form button',
    answer: '[aria-invalid=true]',
  },
  {
    what: 'lab: Check the answer',
    path: '/it-trainings/devops/lab',
    press: 'main form button',
    answer: '[role=status] > *',
  },
];

/** In the page: how long after the next click one more element answers the selector, and its frame is painted. */
const watchFor = (selector: string) => `
  var answered = new Promise((resolve) => {
    const shown = () => [...document.querySelectorAll('${selector}')].filter((found) => found.checkVisibility()).length;
    const before = shown();
    addEventListener('click', ({ timeStamp }) => {
      const look = () => requestAnimationFrame(() => {
        if (shown() === before) look();
        else setTimeout(() => resolve(performance.now() - timeStamp));
      });
      look();
    }, { capture: true, once: true });
  });
  undefined;
`;

async function measure(browser: Browser, origin: string, one: (typeof PRESSES)[number]): Promise<number> {
  const viewport = one.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(origin + one.path, { waitUntil: 'load' });
  const target = page.locator(one.press).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.evaluate(watchFor(one.answer));
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.waitForTimeout(APPROACH_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const ms = await page.evaluate<number>('answered');
  await context.close();
  return ms;
}

/** From the first click on a page to its painted answer, on a slower processor. */
export async function* measureAnswers(): AsyncGenerator<Figure> {
  const server = await runServer({ DEMO: 'on' });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  for (const one of PRESSES) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(browser, server.origin, one));
    yield boundFigure(`${one.what}, processor × ${SLOWDOWN}`, median(times), GOAL_MS, 'ms');
  }
  await browser.close();
  await server.stop();
}
