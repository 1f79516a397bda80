import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine, scrolled } from './engines.ts';

const main = part('main');
const REPORT = '/services/sample-reports/penetration-test';

inEachEngine((journey) => {
  test('a line of the register leads to its finding, whose changed bytes are marked', async () => {
    const { browser } = journey;
    await browser.open(REPORT);

    await browser.click(part('link', 'HB-03', main));

    await eventually(() => address(journey)).toBe(`${REPORT}#hb-03`);
    await eventually(() => scrolled(journey)).toBeGreaterThan(1_000);
    const listing = await browser.evaluate(() => {
      const finding = [...document.querySelectorAll<HTMLElement>('main article')].find((article) =>
        article.innerText.includes('Asha reads the order of Bina'),
      )!;
      const mark = finding.querySelector('mark')!;
      const { backgroundColor } = getComputedStyle(mark);
      return {
        text: mark.innerText,
        isTinted: backgroundColor !== getComputedStyle(finding).backgroundColor,
      };
    });
    expect(listing).toEqual({ text: '118207', isTinted: true });
  });

  for (const screen of ['desktop', 'phone'] as const) {
    test(`charts and tables fit the window, on a ${screen}`, async () => {
      const { browser } = journey;
      await browser.use(screen);
      for (const report of ['penetration-test', 'managed-service']) {
        await browser.open(`/services/sample-reports/${report}`);
        const { charts, beyond } = await browser.evaluate(() => ({
          charts: [...document.querySelectorAll('main .report-chapter svg')]
            .filter((chart) => chart.checkVisibility())
            .map((chart) => chart.getBoundingClientRect().width),
          beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(beyond, report).toBe(0);
        expect(charts.length, report).toBeGreaterThan(0);
        for (const width of charts) expect(width, report).toBeGreaterThan(200);
      }
    });
  }
});
