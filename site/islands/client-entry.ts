/** The one script that each page loads. It starts small features at once, and islands when they are needed. */
import { closePopoversOnPageHide } from '../chrome/close-popovers-on-page-hide.ts';
import { showYear } from '../chrome/show-year.ts';
import { warnWhenOffline } from '../chrome/warn-when-offline.ts';
import { runThemeSwitch } from '../chrome/theme.ts';
import { keepMessageDraft } from '../features/enquiry/keep-message-draft.ts';
import { keepSource } from '../features/enquiry/keep-source.ts';
import { keepSubject } from '../features/enquiry/keep-subject.ts';
import { fadeInOnScroll } from '../sections/fade-in-on-scroll.ts';
import { advanceHero } from '../sections/advance-hero.ts';
import { openVault } from '../sections/open-vault.ts';
import { followSections } from '../sections/follow-sections.ts';
import { openFolds } from '../sections/open-folds.ts';
import { openAtTop } from '../chrome/open-at-top.ts';
import { holdEvents } from './hold-events.ts';
import { hydrateOnIntent, hydrateWhenDue } from './hydrate-when-due.ts';

/** A prerendered page is loaded before anybody opens it. Nothing may delay its first paint when it is opened. */
function whenOpened(act: () => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) act();
  else
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      act();
    }).observe({ type: 'paint' });
}

/**
 * Signs of a visitor: moving the pointer, touching, typing, or scrolling the page. Scrolling a list within the page
 * does not count.
 */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** The build adds these names to the finished script when they are known (tools/build/prerender.ts). */
declare const SCRIPTS_AHEAD: string[] | undefined;
const ahead = typeof SCRIPTS_AHEAD === 'undefined' ? [] : SCRIPTS_AHEAD;

/**
 * Fetches the scripts of the islands once, without running them. Does nothing with Save-Data or on a slow connection.
 */
function preloadScripts(): void {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  for (const href of ahead.splice(0)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
  }
}

function begin(): void {
  whenOpened(() => {
    hydrateWhenDue();
    for (const sign of SIGNS) addEventListener(sign, preloadScripts, { once: true });
  });
}

hydrateOnIntent();
holdEvents();
openAtTop();
runThemeSwitch();
showYear();
advanceHero();
openVault();
followSections();
openFolds();
keepMessageDraft();
closePopoversOnPageHide();
warnWhenOffline();
whenOpened(fadeInOnScroll);
whenOpened(keepSource);
whenOpened(keepSubject);
// The page may already be loaded when the script runs.
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);
// An element may have had the focus before the script ran.
document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
document.documentElement.dataset.scriptReady = '';
