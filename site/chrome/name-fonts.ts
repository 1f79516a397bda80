/** What the first view has of text, and rows that wrap. */
const TEXTS = 'main > :first-child :is(h1, h2, p, dt, dd, li, .actions)';
/** Tried in turn, in em: too little to be seen. */
const SPACINGS = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((step) => step * 0.0025);

/**
 * On a first view, which is painted in the fonts that stand in (styles/tokens.css), names those of the site once they are there:
 * of the headings, then, in a task of its own, of all else (styles/fonts.css). A text that would then take a line more or less gets
 * its letters a hair closer or wider apart instead, in the same task, so that nothing moves.
 */
export async function nameFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!('firstFonts' in dataset)) return;
  if (!(await areLoaded())) {
    renewFaces();
    await areLoaded();
  }

  const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)];
  const heights = texts.map(({ offsetHeight }) => offsetHeight);
  const keepHeights = () => texts.forEach((element, index) => keepHeight(element, heights[index] ?? 0));
  dataset.firstFonts = 'headings';
  keepHeights();
  await new Promise((resolve) => setTimeout(resolve));
  delete dataset.firstFonts;
  keepHeights();
}

async function areLoaded(): Promise<boolean> {
  const families = ['Funnel Display', 'Hanken Grotesk'];
  const loads = await Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`)));
  return loads.every(({ status }) => status === 'fulfilled');
}

/**
 * A face whose font could not be had stays without it. In WebKit it does on all later pages of the visit where a page was left as it
 * asked for its fonts: the engine now and then keeps the failure with the style sheet. A rule that is put in anew asks again.
 */
function renewFaces(): void {
  for (const sheet of document.styleSheets) {
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      if (!sheet.href || !(rule instanceof CSSFontFaceRule)) continue;
      sheet.deleteRule(at);
      sheet.insertRule(rule.cssText, at);
    }
  }
}

function keepHeight(element: HTMLElement, height: number): void {
  if (element.offsetHeight === height) return;
  const { letterSpacing, fontSize } = getComputedStyle(element);
  const usual = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
  for (const spacing of SPACINGS) {
    element.style.letterSpacing = `${usual + spacing}em`;
    if (element.offsetHeight === height) return;
  }
  element.style.letterSpacing = '';
}
