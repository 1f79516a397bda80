import { nameFonts } from './name-fonts.ts';

/** What the style of the first view hides (styles/tokens.css). */
const BELOW = 'main > * + *, main > * + * :is(section, .lab-figure), .below-on-phones, main ~ footer';
/** Longer than fonts take that come with the style sheets. */
const FONTS_MS = 500;
/** Fonts that come as soon are named first, so that what is shown is laid out in them, and once. */
const MOMENT_MS = 100;
/** Of somebody who goes further down, by the wheel, a finger, a key or a link. */
const HASTE = ['wheel', 'touchmove', 'keydown', 'click'];

const isFilled = () => document.documentElement.scrollHeight > innerHeight;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Shows what stands below the first view once the style sheets are there: first as much as fills the window, then, with
 * the fonts, the rest. Each part comes in a task of its own, as one layout of all of it, and a second one with the
 * fonts, would hold the page up. All at once for who is in haste. Resolves when the page is whole.
 */
export async function showBelowFirstView(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.firstView === '')
    await new Promise((resolve) => addEventListener('styled', resolve, { once: true }));
  const fonts = nameFonts();
  if (!('firstView' in root.dataset)) return;

  const showAll = () => delete root.dataset.firstView;
  for (const sign of HASTE) addEventListener(sign, showAll, { once: true, capture: true });
  // The fonts took a layout: the next part comes in another task.
  const fontsInTime = Promise.race([fonts.then(() => wait(0)), wait(FONTS_MS)]);
  await Promise.race([fontsInTime, wait(MOMENT_MS)]);
  for (const part of document.querySelectorAll<HTMLElement>(BELOW)) {
    await wait(0);
    if (isFilled()) await fontsInTime;
    part.dataset.shown = '';
    // The answer needs the part's layout: it is made here, and painted in a task of its own.
    isFilled();
  }
  await wait(0);
  showAll();
  isFilled();
  for (const sign of HASTE) removeEventListener(sign, showAll, { capture: true });
}
