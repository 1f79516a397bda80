/** The one script that each page loads: small behaviours at once, islands when they are needed. */
import { closePopoversOnPageHide } from '../chrome/close-popovers-on-page-hide.ts';
import { showYear } from '../chrome/show-year.ts';
import { warnWhenOffline } from '../chrome/warn-when-offline.ts';
import { runThemeSwitch } from '../chrome/theme.ts';
import { keepMessageDraft } from '../features/enquiry/keep-message-draft.ts';
import { keepSubject } from '../features/enquiry/keep-subject.ts';
import { fadeInOnScroll } from '../sections/fade-in-on-scroll.ts';
import { advanceHero } from '../sections/advance-hero.ts';
import { openVault } from '../sections/open-vault.ts';
import { followSections } from '../sections/follow-sections.ts';
import { openFolds } from '../sections/open-folds.ts';
import { openAtTop } from '../chrome/open-at-top.ts';
import { holdEvents } from './hold-events.ts';
import { hydrateOnIntent, hydrateWhenDue } from './hydrate-when-due.ts';

/** A page that is prerendered is loaded, but nobody has opened it yet. */
function whenShown(act: () => void): void {
  const isPrerendered = 'prerendering' in document && document.prerendering === true;
  if (isPrerendered) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

const SIGNS_OF_A_VISITOR = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Once somebody moves, touches, types or scrolls. */
function whenUsed(act: () => void): void {
  const once = new AbortController();
  const options = { capture: true, passive: true, signal: once.signal };
  for (const sign of SIGNS_OF_A_VISITOR) addEventListener(sign, () => (once.abort(), act()), options);
}

/** Fetches the scripts of the islands without running them; not for visitors who save data or whose line is slow. */
function preloadScripts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { preload = '' } = document.querySelector<HTMLElement>('script[data-preload]')?.dataset ?? {};
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
  }
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
whenShown(fadeInOnScroll);
whenShown(keepSubject);
addEventListener('load', () =>
  whenShown(() => {
    hydrateWhenDue();
    whenUsed(preloadScripts);
  }),
);
document.documentElement.dataset.scriptReady = '';
