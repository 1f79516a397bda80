import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The only rules whose answer depends on the width. */
const WIDTH_RULES = ['target-size', 'color-contrast', 'scrollable-region-focusable'];

async function findings(page: Page, runOnly: string[]): Promise<string[]> {
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  // Once for each page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options: axe.RunOptions) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  return found.map((finding) => `${where}: ${finding}`);
}

/** What axe finds on the page as it stands; nothing may be moving. */
export function axeFindingsInThisTheme(page: Page): Promise<string[]> {
  return findings(page, TAGS);
}

/** The same in the dark and the light theme. */
export async function axeFindings(page: Page): Promise<string[]> {
  return [...(await axeFindingsInThisTheme(page)), ...(await axeFindingsInLight(page))];
}

/** Findings of the light theme beyond those of the dark one. */
export async function axeFindingsInLight(page: Page): Promise<string[]> {
  await switchTheme(page);
  const inLight = await findings(page, COLOUR_RULES);
  await switchTheme(page);
  return inLight.map((finding) => `${finding} (light)`);
}

/** Findings at another width of a page that was examined. */
export async function axeFindingsOfWidth(page: Page): Promise<string[]> {
  return await findings(page, WIDTH_RULES);
}

/** By the class alone, as what covers the page may cover the button; colours are measured as they stay. */
async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.classList.toggle('dark');
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}
