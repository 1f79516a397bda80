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

/** Once the page rests, or two seconds later where it never does. Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act);
}

/** Fetches the scripts of the islands without running them; not for visitors who save data. */
function preloadScripts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { preload = '' } = document.querySelector<HTMLElement>('script[data-preload]')?.dataset ?? {};
  if (connection?.saveData) return;
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
    whenIdle(preloadScripts);
  }),
);
document.documentElement.dataset.scriptReady = '';
