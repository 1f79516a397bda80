import type { Page } from '@playwright/test';

/** What stands beyond the window at the right; what scrolls inside the page by itself may. */
export async function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCutOut = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isFree = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (isCutOut(element) || scrolls(element) || isFree(element.parentElement));

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width)
      faults.push(`${document.documentElement.scrollWidth} px wide`);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      // Spaces at the end of a line hang over it and are not seen.
      range.setStart(text, text.textContent.search(/\S/));
      range.setEnd(text, text.textContent.trimEnd().length);
      const { right, left } = range.getBoundingClientRect();
      if ((right > width + 1 || left < -1) && !isFree(text.parentElement))
        faults.push(text.textContent.slice(0, 60));
    }
    return faults;
  });
}
