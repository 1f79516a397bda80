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
      // Word by word: spaces at the end of a line hang over it and are not seen.
      const isBeyond = [...text.textContent.matchAll(/\S+/g)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { right, left } = range.getBoundingClientRect();
        return right > width + 1 || left < -1;
      });
      if (isBeyond && !isFree(text.parentElement)) faults.push(text.textContent.slice(0, 60));
    }
    return faults;
  });
}
