/** The one script that each page loads: small behaviours at once, islands when their turn comes. */
import type { ComponentType } from 'react';
import { SCRIPT_TIMEOUT_MS } from '../../contracts/limits.ts';
import { closeOnLeaving } from '../chrome/close-on-leaving.ts';
import { showYear } from '../chrome/show-year.ts';
import { tellOffline } from '../chrome/tell-offline.ts';
import { runThemeSwitch } from '../chrome/theme.ts';
import { keepMessages } from '../features/enquiry/keep-messages.ts';
import { fadeInOnScroll } from '../sections/fade-in-on-scroll.ts';
import { advanceHero } from '../sections/advance-hero.ts';
import { followSections } from '../sections/follow-sections.ts';
import { openAtTop } from '../chrome/open-at-top.ts';
import { type IslandName, registry } from './registry.ts';

interface Held {
  giveBack: () => void;
  /** When the script cannot be loaded. */
  letGo: () => void;
}

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;
const started = new WeakSet<Element>();
const held = new Map<Element, Held[]>();

async function start(island: HTMLElement): Promise<void> {
  if (started.has(island)) return;
  started.add(island);
  try {
    const name = island.getAttribute('name') as IslandName;
    const [{ hydrate }, Part] = await inTime(Promise.all([import('./hydrate.tsx'), registry[name]()]));
    const onAlive = () => settle(island, 'alive', ({ giveBack }) => giveBack());
    hydrate(island, Part as ComponentType<object>, { isAwaited: held.has(island), onAlive });
  } catch {
    settle(island, 'failed', ({ letGo }) => letGo());
  }
}

function settle(island: HTMLElement, state: 'alive' | 'failed', act: (item: Held) => void): void {
  island.dataset.state = state;
  const items = held.get(island) ?? [];
  held.delete(island);
  items.forEach(act);
}

async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const limit = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error('The script took too long')), SCRIPT_TIMEOUT_MS);
  });
  return Promise.race([loading, limit]);
}

/** The island that an event comes from, while it still is plain HTML. */
function waitingIsland({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('react-island:not([data-state])') : null;
}

function hold(event: Event, island: HTMLElement, item: Held): void {
  event.preventDefault();
  event.stopPropagation();
  held.set(island, [...(held.get(island) ?? []), item]);
  void start(island);
}

function startAtIntent(event: Event): void {
  const island = waitingIsland(event);
  if (!island) return;
  if (event instanceof PointerEvent) island.dataset.pointer = event.pointerType;
  void start(island);
}

/** A button that opens a popover works by itself, and the sending of a form is an event of its own. */
function holdClick(event: MouseEvent): void {
  const island = waitingIsland(event);
  const button = (event.target as Element).closest?.('button') ?? menuButton(event);
  if (!island || !button || button.popoverTargetElement || (button.type === 'submit' && button.form)) return;
  hold(event, island, { giveBack: () => button.click(), letGo: () => {} });
}

/** The first touch of a link with a menu opens the menu. */
function menuButton(event: MouseEvent): HTMLButtonElement | null {
  const link =
    'pointerType' in event && event.pointerType === 'touch' && (event.target as Element).closest('a');
  return link
    ? (link.parentElement?.querySelector<HTMLButtonElement>(':scope > [aria-controls]') ?? null)
    : null;
}

function holdSubmit(event: SubmitEvent): void {
  const island = waitingIsland(event);
  const form = event.target;
  if (!island || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  const giveBack = () => form.requestSubmit(event.submitter);
  hold(event, island, { giveBack, letGo: () => form.submit() });
}

function startIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>('react-island');
  const whenSeen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const island = target.closest<HTMLElement>('react-island');
      if (isIntersecting && island) void start(island);
    }
  });
  for (const island of islands) {
    const when = island.getAttribute('when');
    // The element itself has no box.
    if (when === 'visible') whenSeen.observe(island.firstElementChild ?? island);
    if (when === 'idle') void start(island);
  }
}

/** Fetched, not run; not for visitors who pay for each byte. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { ahead = '' } = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset ?? {};
  if (connection?.saveData) return;
  for (const href of ahead.split(' ').filter(Boolean)) {
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
  const isAhead = 'prerendering' in document && document.prerendering === true;
  if (isAhead) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

for (const type of INTENT) addEventListener(type, startAtIntent, { capture: true, passive: true });
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);

openAtTop();
runThemeSwitch();
showYear();
advanceHero();
followSections();
keepMessages();
closeOnLeaving();
tellOffline();
whenShown(fadeInOnScroll);
whenLoaded(() =>
  whenShown(() => {
    startIslands();
    whenIdle(fetchAhead);
  }),
);
document.documentElement.dataset.started = '';
