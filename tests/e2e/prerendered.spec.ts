import { openTab, pressUntilDrawn } from '../../tools/test/tab-of-chromium.ts';
import { expect, test } from './fixtures.ts';

test('a pressed link is drawn ahead, and what the page starts by itself comes after its first paint', async ({
  site,
}) => {
  const tab = await openTab(site.origin);
  try {
    const { page, release } = await pressUntilDrawn(tab, '.menu-bar a[href="/careers"]');
    const islands = `document.querySelectorAll('react-island[data-state]').length`;
    expect(await tab.evaluate(page, islands)).toBe(0);

    await release();

    await expect.poll(() => tab.evaluate(page, islands)).toBe(1);
    const [activation = 0, paint = 0, script = 0] = await tab.evaluate<number[]>(
      page,
      `[performance.getEntriesByType('navigation')[0].activationStart,
        performance.getEntriesByName('first-contentful-paint')[0].startTime,
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/job-openings-')).startTime]`,
    );
    expect(activation).toBeGreaterThan(0);
    expect(paint).toBeGreaterThan(activation);
    expect(script).toBeGreaterThan(paint);
  } finally {
    await tab.close();
  }
});
