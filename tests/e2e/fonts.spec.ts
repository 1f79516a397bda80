import config from '../../playwright.config.ts';
import { OWN_PAGES, PAGES } from './addresses.ts';
import { expect, test, untilStyled } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });
// Letters as wide as on a phone: without a window Chromium makes each as wide as whole pixels.
const { args = [], ...options } = config.use!.launchOptions!;
test.use({ launchOptions: { ...options, args: [...args, '--font-render-hinting=none'] } });

/** The limit, as Lighthouse counts. A line of a lead that comes or goes is above it. */
const MOST_SHIFT = 0.01;

for (const path of [...PAGES.map((page) => page.path), ...OWN_PAGES])
  test(`nothing of ${path} moves as its fonts come, on a phone and on a desktop`, async ({
    browser,
    site,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const page = await browser.newPage({ viewport });
      await page.goto(site.origin + path);
      await untilStyled(page);
      const { shift, families } = await page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 300));
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return { shift: sum, families: loaded.map(({ family }) => family) };
      });
      expect(families).toEqual(expect.arrayContaining(['Funnel Display', 'Hanken Grotesk']));
      expect(shift, `${viewport.width} px`).toBeLessThan(MOST_SHIFT);
      await page.close();
    }
  });
