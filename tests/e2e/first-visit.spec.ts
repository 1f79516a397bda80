import { expect, test } from './fixtures.ts';

/** All that crosses the line when a phone opens a page for the first time and nobody has touched it yet, headers included. */

/** What the home page of the fastest well-known template weighs (docs/performance.md). */
const BYTES = 145 * 1_024;
/** A whole report of 27 sheets: 27 KB of it are text, 6 KB the face of code. */
const LONGEST_REPORT_BYTES = 100 * 1_024;
/** Without a sign of a visitor. */
const SCRIPT_BYTES = 12 * 1_024;

// Openings that other tests have added would weigh too.
test.use({ ownSite: 'first visit' });

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  // The hero stays on its first slide.
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { path, pictures = 1, fonts = 2, requests = 10, limit = BYTES, isStarted = false } of [
  // The third font is that of figures.
  { path: '/', fonts: 3, limit: 100 * 1_024 },
  // The third font of services is that of the fact that decides.
  { path: '/services/cyber-security-services/it-infra', fonts: 3 },
  { path: '/services/cyber-security-awarness-training/awarness-training', fonts: 3 },
  // What is built is drawn.
  { path: '/it-trainings/aiml', pictures: 0 },
  // The openings are asked for as the page opens.
  { path: '/careers', requests: 15, isStarted: true },
  { path: '/about' },
  // The longest; its third font is that of code.
  { path: '/services/sample-reports/penetration-test', fonts: 3, limit: LONGEST_REPORT_BYTES },
  // The heaviest of its kind: Chromium fetches one or two pictures from below the window.
  { path: '/services/cyber-security-awarness-training', pictures: 3, requests: 11 },
  // The third font is that of numbers.
  { path: '/it-trainings', fonts: 3 },
  // What stands for the code on the certificate is a file.
  { path: '/it-trainings/certificate', pictures: 0, fonts: 3 },
]) {
  test(`a first visit to ${path} weighs at most ${limit / 1_024} KB, in at most ${requests} requests`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const paths = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const asked = paths.get(requestId);
      if (asked) bytes.set(asked, encodedDataLength);
    });

    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => bytes.size).toBe(paths.size);

    const fetched = (pattern: RegExp) => [...bytes.keys()].filter((asked) => pattern.test(asked)).length;
    expect(fetched(/\/react-.*\.js$/)).toBe(isStarted ? 1 : 0);
    expect(fetched(/\.woff2$/)).toBe(fonts);
    expect(fetched(/\.avif$/)).toBeLessThanOrEqual(pictures);
    expect(fetched(/speculation-rules/)).toBe(1);
    expect(bytes.size).toBeLessThanOrEqual(requests);
    const sum = (pattern: RegExp) =>
      [...bytes].filter(([asked]) => pattern.test(asked)).reduce((all, [, size]) => all + size, 0);
    expect(sum(/./), JSON.stringify([...bytes])).toBeLessThanOrEqual(limit);
    if (!isStarted) expect(sum(/\.js$/)).toBeLessThanOrEqual(SCRIPT_BYTES);

    const script = await page.request.get([...bytes.keys()].find((asked) => asked.includes('/entry-')) ?? '');
    const ahead = [...(await script.text()).matchAll(/"(\/static\/js\/[^"]+)"/g)].map(([, name]) => name);
    expect(ahead.length).toBeGreaterThan(1);
    await page.mouse.move(100, 100);
    await expect.poll(() => [...bytes.keys()]).toEqual(expect.arrayContaining(ahead));
  });
}
