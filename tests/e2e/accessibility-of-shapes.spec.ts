import { axeFindings, axeFindingsInThisTheme } from '../support/axe-findings.ts';
import { SHAPES } from './addresses.ts';
import { expect, REST, test, visitAtRest } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

/** Every other page, and what opens on one, is in `accessibility.spec.ts`. */
for (const path of SHAPES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visitAtRest(page, path);

    expect(await axeFindingsInThisTheme(page)).toEqual([]);
  });

  test(`axe finds nothing on ${path}, in both themes and on a phone`, REST, async ({ page }) => {
    await visitAtRest(page, path);
    const onDesktop = await axeFindings(page);
    await page.setViewportSize(PHONE);

    expect([...onDesktop, ...(await axeFindings(page))]).toEqual([]);
  });
}
