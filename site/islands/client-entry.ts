/** The one script that each page loads: small behaviours at once, islands when they are needed. */
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

/**
 * A page that is prerendered is loaded, but nobody has opened it yet. Its first paint, which comes as it is opened, is not kept
 * waiting.
 */
function whenOpened(act: () => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) act();
  else
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      act();
    }).observe({ type: 'paint' });
}

/** Signs of a visitor: moving, touching, typing or scrolling the page, not a list in it. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Put into the built script, as their names are known then (tools/build/prerender.ts). */
declare const SCRIPTS_AHEAD: string[] | undefined;
const ahead = typeof SCRIPTS_AHEAD === 'undefined' ? [] : SCRIPTS_AHEAD;

/** Fetches the scripts of the islands, once, without running them; not for visitors who save data or whose line is slow. */
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
// The script may come after all else.
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);
// The focus may have come before the script.
document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
document.documentElement.dataset.scriptReady = '';
