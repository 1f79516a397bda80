import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../tools/test/find-chromium.ts';
import { expect, test } from './fixtures.ts';

/*
 * Chromium draws no page ahead in a tab whose page is debugged, which Playwright does. So these tests speak to the tab itself, whose
 * pages attach themselves.
 */

interface Answer {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo?: { type: string; url: string } };
  result?: { sessionId?: string; targetId?: string; result?: { value?: unknown } };
}

let browser: ChildProcess;
let socket: WebSocket;
let profile: string;
/** The attached pages by the names of their sessions, the newest last. */
const pages = new Set<string>();
const waiting = new Map<number, (answer: Answer) => void>();

test.beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'prerendered-'));
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const window = ['--headless=new', '--window-size=1440,900', '--no-first-run'];
  const debugged = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  browser = spawn(findChromium({ isWhole: true }), [...root, ...window, ...debugged, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let address: string | undefined;
  for await (const part of browser.stderr!) {
    said += String(part);
    address = /ws:\/\/\S+/.exec(said)?.[0];
    if (address) break;
  }
  socket = new WebSocket(address!);
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id) waiting.get(answer.id)?.(answer);
    const { sessionId, targetInfo } = answer.params ?? {};
    if (answer.method === 'Target.attachedToTarget' && targetInfo?.type === 'page') pages.add(sessionId!);
    if (answer.method === 'Target.detachedFromTarget') pages.delete(sessionId!);
  });
  await once(socket, 'open');
});

test.afterAll(async () => {
  socket.close();
  browser.kill();
  await once(browser, 'exit');
  rmSync(profile, { recursive: true, maxRetries: 5 });
});

function send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
  const id = waiting.size + 1;
  socket.send(JSON.stringify({ id, method, params, sessionId }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

async function evaluate<T>(expression: string, session: string): Promise<T> {
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, session);
  return result?.result?.value as T;
}

/** The session of the page. */
async function openTab(url: string): Promise<string> {
  const { targetId } = (await send('Target.createTarget', { url, forTab: true })).result!;
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })).result!;
  const attached = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attached, sessionId);
  await expect.poll(() => pages.size).toBe(1);
  const [page = ''] = pages;
  await expect.poll(() => evaluate(`document.readyState`, page)).toBe('complete');
  return page;
}

const isPrerendered = 'document.prerendering && document.readyState === "complete"';

test('a pressed link is drawn ahead, and what the page starts by itself comes after its first paint', async ({
  site,
}) => {
  const home = await openTab(site.origin);
  await expect.poll(() => evaluate(`document.documentElement.dataset.scriptReady`, home)).toBe('');
  const link = `document.querySelector('.menu-bar a[href="/careers"]').getBoundingClientRect()`;
  const [x, y] = await evaluate<number[]>(`(({ x, y }) => [x + 9, y + 9])(${link})`, home);
  const mouse = (type: string, button: string) =>
    send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, home);
  await mouse('mouseMoved', 'none');
  await mouse('mousePressed', 'left');
  await expect.poll(() => pages.size).toBe(2);
  const careers = [...pages].at(-1)!;
  await expect.poll(() => evaluate(isPrerendered, careers)).toBe(true);
  expect(await evaluate(`document.querySelectorAll('react-island[data-state]').length`, careers)).toBe(0);

  await mouse('mouseReleased', 'left');

  await expect
    .poll(() => evaluate(`document.querySelectorAll('react-island[data-state]').length`, careers))
    .toBe(1);
  const [activation, paint, script] = await evaluate<number[]>(
    `[performance.getEntriesByType('navigation')[0].activationStart,
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/job-openings-')).startTime]`,
    careers,
  );
  expect(activation).toBeGreaterThan(0);
  expect(paint).toBeGreaterThan(activation!);
  expect(script).toBeGreaterThan(paint!);
});
