/** The one script that each page loads: small behaviours at once, islands when they are needed. */
import type { ComponentType } from 'react';
import { SCRIPT_TIMEOUT_MS } from '../../contracts/limits.ts';
import { closePopoversOnPageHide } from '../chrome/close-popovers-on-page-hide.ts';
import { showYear } from '../chrome/show-year.ts';
import { warnWhenOffline } from '../chrome/warn-when-offline.ts';
import { runThemeSwitch } from '../chrome/theme.ts';
import { keepMessageDraft } from '../features/enquiry/keep-message-draft.ts';
import { fadeInOnScroll } from '../sections/fade-in-on-scroll.ts';
import { advanceHero } from '../sections/advance-hero.ts';
import { followSections } from '../sections/follow-sections.ts';
import { openAtTop } from '../chrome/open-at-top.ts';
import { type IslandName, registry } from './registry.ts';

/** An event that came before its island was hydrated. */
interface HeldEvent {
  replay: () => void;
  /** When the script cannot be loaded: what the browser does by itself. */
  fallBack: () => void;
}

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
const requested = new WeakSet<Element>();
const heldEvents = new Map<Element, HeldEvent[]>();

async function hydrateIsland(island: HTMLElement): Promise<void> {
  if (requested.has(island)) return;
  requested.add(island);
  try {
    const name = island.getAttribute('name') as IslandName;
    const [{ hydrate }, Part] = await withTimeout(Promise.all([import('./hydrate.tsx'), registry[name]()]));
    const onHydrated = () => settle(island, 'hydrated', ({ replay }) => replay());
    hydrate(island, Part as ComponentType<object>, { isUrgent: heldEvents.has(island), onHydrated });
  } catch {
    settle(island, 'failed', ({ fallBack }) => fallBack());
  }
}

function settle(island: HTMLElement, state: 'hydrated' | 'failed', act: (event: HeldEvent) => void): void {
  island.dataset.state = state;
  const events = heldEvents.get(island) ?? [];
  heldEvents.delete(island);
  events.forEach(act);
}

async function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The script took too long')), SCRIPT_TIMEOUT_MS);
  });
  return Promise.race([loading, timeout]);
}

/** The island that an event comes from, while it still is plain HTML. */
function unhydratedIsland({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('react-island:not([data-state])') : null;
}

function hold(event: Event, island: HTMLElement, held: HeldEvent): void {
  event.preventDefault();
  event.stopPropagation();
  heldEvents.set(island, [...(heldEvents.get(island) ?? []), held]);
  void hydrateIsland(island);
}

function hydrateOnIntent(event: Event): void {
  const island = unhydratedIsland(event);
  if (!island) return;
  if (event instanceof PointerEvent) island.dataset.pointer = event.pointerType;
  void hydrateIsland(island);
}

/** A button that opens a popover works by itself, and the sending of a form is an event of its own. */
function holdClick(event: MouseEvent): void {
  const island = unhydratedIsland(event);
  const button = (event.target as Element).closest?.('button') ?? menuButton(event);
  if (!island || !button || button.popoverTargetElement || (button.type === 'submit' && button.form)) return;
  hold(event, island, { replay: () => button.click(), fallBack: () => {} });
}

/** The first touch of a link with a menu opens the menu. */
function menuButton(event: MouseEvent): HTMLButtonElement | null {
  const link =
    'pointerType' in event && event.pointerType === 'touch' && (event.target as Element).closest('a');
  return link
    ? (link.parentElement?.querySelector<HTMLButtonElement>(':scope > [aria-controls]') ?? null)
    : null;
}

/** Only the keys that the island says it answers: the others belong to the browser. */
function holdKey(event: KeyboardEvent): void {
  const island = unhydratedIsland(event);
  const { target, code } = event;
  if (!island || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const keys = target.closest<HTMLElement>('[data-keys]')?.dataset.keys?.split(' ');
  // On a button the browser makes a click of it.
  if (!keys?.includes(code) || (code === 'Space' && target instanceof HTMLButtonElement)) return;
  const replay = () => {
    // The key before it may have moved the focus.
    const { activeElement } = document;
    const focused = activeElement && island.contains(activeElement) ? activeElement : target;
    focused.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  hold(event, island, { replay, fallBack: () => {} });
}

function holdSubmit(event: SubmitEvent): void {
  const island = unhydratedIsland(event);
  const form = event.target;
  if (!island || !(form instanceof HTMLFormElement)) return;
  const replay = () => form.requestSubmit(event.submitter);
  hold(event, island, { replay, fallBack: () => form.submit() });
}

function scheduleIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>('react-island');
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const island = target.closest<HTMLElement>('react-island');
      if (isIntersecting && island) void hydrateIsland(island);
    }
  });
  for (const island of islands) {
    const when = island.getAttribute('when');
    // The element itself has no box.
    if (when === 'visible') observer.observe(island.firstElementChild ?? island);
    if (when === 'idle') void hydrateIsland(island);
  }
}

/** Fetches the scripts of the islands without running them; not for visitors who save data. */
function preloadScripts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { preload = '' } = document.querySelector<HTMLElement>('script[data-preload]')?.dataset ?? {};
  if (connection?.saveData) return;
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** A page that is prerendered is loaded, but nobody has opened it yet. */
function whenShown(act: () => void): void {
  const isPrerendered = 'prerendering' in document && document.prerendering === true;
  if (isPrerendered) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

for (const type of INTENT_EVENTS) addEventListener(type, hydrateOnIntent, { capture: true, passive: true });
addEventListener('click', holdClick, true);
addEventListener('keydown', holdKey, true);
addEventListener('submit', holdSubmit, true);

openAtTop();
runThemeSwitch();
showYear();
advanceHero();
followSections();
keepMessageDraft();
closePopoversOnPageHide();
warnWhenOffline();
whenShown(fadeInOnScroll);
whenLoaded(() =>
  whenShown(() => {
    scheduleIslands();
    whenIdle(preloadScripts);
  }),
);
document.documentElement.dataset.scriptReady = '';
