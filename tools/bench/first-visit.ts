import { chromium } from '@playwright/test';
import { findChromium } from '../test/find-chromium.ts';

export interface Visit {
  /** With headers, as they cross the line. */
  bytes: number;
  requests: number;
  scriptBytes: number;
  /** Milliseconds of the page's own thread, from its start until it rests. */
  mainThreadMs: number;
}

/** Long enough for all that a page does on load, before the hero's second slide. */
const REST_MS = 3_000;

/** A phone's window. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
/** A phone's processor against the machine that measures. */
export const SLOWDOWN = 4;

/** A first visit with an empty cache, on a phone, until the page rests. */
export async function firstVisit(url: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const asked = new Map<string, { url: string; kind: string; bytes: number }>();
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      asked.set(requestId, { url: request.url, kind: type, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = asked.get(requestId);
      if (entry) entry.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const all = [...asked.values()].filter(({ url: address }) => !address.startsWith('data:'));
    const sum = (entries: typeof all) => entries.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: sum(all),
      requests: all.length,
      scriptBytes: sum(all.filter(({ kind }) => kind === 'Script')),
      mainThreadMs: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000,
    };
  } finally {
    await browser.close();
  }
}
