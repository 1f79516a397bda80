import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './find-chromium.ts';

interface Answer {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo?: { type: string } };
  result?: { sessionId?: string; targetId?: string; result?: { value?: unknown } };
}

/** A tab with its pages, by the names of their sessions. */
export interface Tab {
  /** The visible page, and a page that is prerendered behind it. */
  pages: Set<string>;
  evaluate<Value>(page: string, expression: string): Promise<Value>;
  /** Waits until the expression is true. The timeout of the test limits it. */
  until(page: string, expression: string): Promise<void>;
  mouse(
    page: string,
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    x: number,
    y: number,
  ): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a tab in a separate Chromium. Chromium does not prerender if a page is debugged, as Playwright does. Here the
 * tab is debugged and its pages are attached automatically.
 */
export async function openTab(url: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'));
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const window = ['--headless=new', '--window-size=1440,900', '--no-first-run'];
  const debugged = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(findChromium({ isWhole: true }), [...root, ...window, ...debugged, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let address = '';
  for await (const part of browser.stderr) {
    said += String(part);
    address = /ws:\/\/\S+/.exec(said)?.[0] ?? '';
    if (address) break;
  }
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const pages = new Set<string>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id) waiting.get(answer.id)?.(answer);
    const { sessionId = '', targetInfo } = answer.params ?? {};
    if (answer.method === 'Target.attachedToTarget' && targetInfo?.type === 'page') pages.add(sessionId);
    if (answer.method === 'Target.detachedFromTarget') pages.delete(sessionId);
  });
  await once(socket, 'open');

  function send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const id = waiting.size + 1;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  const evaluate = async <Value>(page: string, expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, page);
    return result?.result?.value as Value;
  };
  const until = async (page: string, expression: string) => {
    while (!(await evaluate(page, expression))) await sleep(20);
  };

  const { targetId } = (await send('Target.createTarget', { url, forTab: true })).result!;
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })).result!;
  const attached = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attached, sessionId);
  while (pages.size === 0) await sleep(20);
  return {
    pages,
    evaluate,
    until,
    async mouse(page, type, x, y) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, page);
    },
    async close() {
      socket.close();
      browser.kill();
      await once(browser, 'exit');
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

/**
 * Presses a link until its target is prerendered. Returns that page, and a function that completes the click and
 * returns its time.
 */
export async function pressUntilDrawn(
  tab: Tab,
  link: string,
): Promise<{ page: string; release: () => Promise<number> }> {
  const [from = ''] = tab.pages;
  await tab.until(from, `document.documentElement.dataset.scriptReady === ''`);
  const box = `document.querySelector(${JSON.stringify(link)}).getBoundingClientRect()`;
  const [x = 0, y = 0] = await tab.evaluate<number[]>(from, `(({ x, y }) => [x + 9, y + 9])(${box})`);
  await tab.mouse(from, 'mouseMoved', x, y);
  await tab.mouse(from, 'mousePressed', x, y);
  while (tab.pages.size < 2) await sleep(20);
  const page = [...tab.pages].at(-1)!;
  await tab.until(page, 'document.prerendering && document.readyState === "complete"');
  return {
    page,
    async release() {
      const now = Date.now();
      await tab.mouse(from, 'mouseReleased', x, y);
      return now;
    },
  };
}
