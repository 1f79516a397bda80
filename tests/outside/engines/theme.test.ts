import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine } from './engines.ts';

const themeSwitch = part('button', /theme/i, part('banner'));
const isDark = () => document.documentElement.classList.contains('dark');
const stored = () => localStorage.getItem('theme');

inEachEngine((journey) => {
  test('a first visit is dark, and nothing is stored', async () => {
    const { browser } = journey;
    await browser.open('/');

    expect(await browser.evaluate(isDark)).toBe(true);
    expect(await browser.evaluate(stored)).toBeNull();
  });

  test('the choice is stored, and adopted by the next page, a page from history, and a reload', async () => {
    const { browser } = journey;
    await browser.open('/');
    await browser.click(part('link', 'About Us', part('contentinfo')));
    await eventually(() => address(journey)).toBe('/about');

    await browser.click(themeSwitch);
    await eventually(() => browser.evaluate(isDark)).toBe(false);
    expect(await browser.evaluate(stored)).toBe('light');

    await browser.back();
    await eventually(() => address(journey)).toBe('/');
    await eventually(() => browser.evaluate(isDark)).toBe(false);
    await browser.open('/services');
    expect(await browser.evaluate(isDark)).toBe(false);
    await browser.reload();
    expect(await browser.evaluate(isDark)).toBe(false);
  });

  test('what another window has chosen is adopted at the next page', async () => {
    const { browser } = journey;
    await browser.open('/about');
    await browser.evaluate(() => localStorage.setItem('theme', 'light'));

    await browser.open('/services');

    expect(await browser.evaluate(isDark)).toBe(false);
  });

  for (const [theme, isLight] of [
    ['dark', false],
    ['light', true],
  ] as const) {
    test(`the ${theme} theme fetches its own renders alone`, async () => {
      const { browser, site } = journey;
      // Not by the watched address: its script makes WebKit scan ahead, which fetches lazy pictures too.
      await browser.open(new URL('/accessibility', site.origin).href);
      await browser.evaluate((value) => localStorage.setItem('theme', value), theme);
      await browser.open(new URL('/about', site.origin).href);
      const fetched = () =>
        browser.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/card-(vision|team)-.*\.avif$/.test(name)),
        );

      await browser.evaluate(() => document.querySelector('article')?.scrollIntoView());

      await eventually(async () => (await fetched()).length).toBe(2);
      expect((await fetched()).map((name) => name.includes('-light-'))).toEqual([isLight, isLight]);
    });
  }
});
