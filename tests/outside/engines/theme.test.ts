import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine, scrollTo } from './engines.ts';
import { countPainted, isColoured } from './painted.ts';

const themeSwitch = part('button', /theme/i, part('banner'));
const isDark = () => document.documentElement.classList.contains('dark');
const isChanging = () => document.documentElement.matches(':active-view-transition');
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
    // The switch is the script's.
    await eventually(() => browser.evaluate(() => document.documentElement.dataset.scriptReady)).toBe('');

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

  test('the bar is painted after the switch too, further down and at the top', async () => {
    const { browser } = journey;
    await browser.open('/about');
    const logo = async () => (await countPainted(journey, 'header .brand-mark', isColoured)).share;
    await eventually(logo).toBeGreaterThan(0.2);

    await browser.click(themeSwitch);

    await eventually(() => browser.evaluate(isDark)).toBe(false);
    await eventually(() => browser.evaluate(isChanging)).toBe(false);
    await scrollTo(journey, 900);
    await eventually(logo).toBeGreaterThan(0.2);
    await scrollTo(journey, 0);
    await eventually(logo).toBeGreaterThan(0.2);
  });

  test('what another window has chosen is adopted at the next page', async () => {
    const { browser } = journey;
    await browser.open('/about');
    await browser.evaluate(() => localStorage.setItem('theme', 'light'));

    await browser.open('/services');

    expect(await browser.evaluate(isDark)).toBe(false);
  });
});
