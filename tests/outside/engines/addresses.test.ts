import { expect, test } from 'vitest';
import { ALIASES, PAGES } from '../../e2e/addresses.ts';
import { part } from './browser.ts';
import { address, eventually, inEachEngine } from './engines.ts';

inEachEngine((journey) => {
  test('every address of the specification opens a page with its heading', async () => {
    const { browser } = journey;
    for (const { path, heading } of PAGES) {
      await browser.open(path);

      const shown = await browser.evaluate(() => document.querySelector('h1')?.innerText);
      if (typeof heading === 'string') expect(shown, path).toBe(heading);
      else expect(shown, path).toMatch(heading);
    }
  });

  test('every other address leads on to its page', async () => {
    for (const { path, target } of ALIASES) {
      await journey.browser.open(path);

      await eventually(() => address(journey)).toBe(target);
    }
  });

  test('an unknown address has a page with navigation, search and footer', async () => {
    const { browser } = journey;
    await browser.open('/nothing-here');

    expect(await browser.count(part('link', 'Services', part('navigation', 'Main')))).toBe(1);
    expect(await browser.count(part('field', /Search/, part('banner')))).toBe(1);
    expect(await browser.count(part('contentinfo'))).toBe(1);
  });
});
