import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The only rules whose answer depends on the width. */
const WIDTH_RULES = ['target-size', 'color-contrast', 'scrollable-region-focusable'];

async function findings(page: Page, check: AxeBuilder): Promise<string[]> {
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  const { violations } = await check.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id}: ${target.join(' ')}`),
  );
}

/** In the page itself, as there are no frames, and without an account of all that passed. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What axe finds on the page as it stands; nothing may be moving. */
export function axeFindingsInThisTheme(page: Page): Promise<string[]> {
  return findings(page, axe(page).withTags(RULES));
}

/** The same in the dark and the light theme. */
export async function axeFindings(page: Page): Promise<string[]> {
  return [...(await axeFindingsInThisTheme(page)), ...(await axeFindingsInLight(page))];
}

/** Findings of the light theme beyond those of the dark one. */
export async function axeFindingsInLight(page: Page): Promise<string[]> {
  await switchTheme(page);
  const inLight = await findings(page, axe(page).withRules(COLOUR_RULES));
  await switchTheme(page);
  return inLight.map((finding) => `${finding} (light)`);
}

/** Findings at another width of a page that was examined. */
export async function axeFindingsOfWidth(page: Page): Promise<string[]> {
  return await findings(page, axe(page).withRules(WIDTH_RULES));
}

/** By the class alone, as what covers the page may cover the button. */
async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
}
