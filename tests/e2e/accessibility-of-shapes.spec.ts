import { axeFindingsInLight, axeFindingsInThisTheme, axeFindingsOfWidth } from '../support/axe-findings.ts';
import { SHAPES } from './addresses.ts';
import { expect, REST, test, visitAtRest } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

/** Every other page, and what opens on one, is in `accessibility.spec.ts`. */
for (const path of SHAPES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visitAtRest(page, path);

    expect(await axeFindingsInThisTheme(page)).toEqual([]);
  });

  test(`the light theme and a phone add no finding of axe on ${path}`, REST, async ({ page }) => {
    await visitAtRest(page, path);
    const inLight = await axeFindingsInLight(page);
    await page.setViewportSize(PHONE);

    expect([...inLight, ...(await axeFindingsOfWidth(page))]).toEqual([]);
  });
}
