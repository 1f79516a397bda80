/**
 * The script in the head of every page. It applies the theme before the first paint, and loads the style sheets, which load
 * the fonts, and the page's script. On a first visit it does so after the first view is painted, to avoid delaying it.
 */
import { linkStyleSheets, showWholePage } from './link-style-sheets.ts';
import { applyStoredTheme } from './stored-theme.ts';

/** Longer than it takes to show the first view with its picture on most connections. */
const LONGEST_WAIT_MS = 3_000;

/** True if the style sheets are in the browser's cache, or the visitor does not start at the first view. */
function isFirstViewSkipped(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { navigation } = window as { navigation?: { activation?: { from: unknown } } };
  const leadsToPlace = /#/.test(location.hash + visit?.name);
  return (
    document.hidden || leadsToPlace || visit?.type !== 'navigate' || Boolean(navigation?.activation?.from)
  );
}

/** Resolves when the pictures of the first view, which are not lazy, have loaded or failed. */
async function firstPictures(): Promise<void> {
  const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(first.map((image) => image.decode()));
}

/** Resolves once text or a picture is painted; rejects or never ends in a browser that does not report it. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

const script = document.currentScript;
applyStoredTheme();
if (script?.dataset.sheets) {
  const { entry = '' } = script.dataset;
  const isRead = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const loadRest = (blocking: '' | 'render' = '') => {
    linkStyleSheets(script, blocking);
    isRead.then(() => import(/* @vite-ignore */ entry)).catch(() => {});
  };
  const isSkipped = isFirstViewSkipped();
  // A browser that paints nothing before the style sheets are loaded looks for the target of the fragment as soon as it
  // has them.
  if (!isSkipped || !('blocking' in script)) document.documentElement.dataset.unstyled = '';
  addEventListener('scroll', () => (loadRest(), showWholePage()), { once: true });
  if (isSkipped) {
    loadRest('render');
    setTimeout(showWholePage, LONGEST_WAIT_MS);
  } else {
    const firstView = () => firstPictures().then(firstPaint);
    const longest = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    const isSeen = isRead.then(() => Promise.race([firstView(), longest()]));
    void isSeen.catch(() => {}).then(() => loadRest());
  }
}
