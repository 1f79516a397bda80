import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, axe: AxeBuilder): Promise<string[]> {
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id}: ${target.join(' ')}`),
  );
}

/** What axe finds on the page as it stands, in the dark and the light theme; nothing may be moving. */
export async function axeFindings(page: Page): Promise<string[]> {
  const inDark = await findings(page, new AxeBuilder({ page }).setLegacyMode().withTags(RULES));
  await switchTheme(page);
  const inLight = await findings(page, new AxeBuilder({ page }).setLegacyMode().withRules(COLOUR_RULES));
  await switchTheme(page);
  return [...inDark, ...inLight.map((finding) => `${finding} (light)`)];
}

/** The rest, for a page whose colours were looked at in another width: what is drawn on what does not depend on it. */
export function axeFindingsButColours(page: Page): Promise<string[]> {
  return findings(page, new AxeBuilder({ page }).setLegacyMode().withTags(RULES).disableRules(COLOUR_RULES));
}

/** By the class alone, as what covers the page may cover the button. */
async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
}
