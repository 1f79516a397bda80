import { isLabKept } from '../features/labs/is-lab-kept.ts';
import { plainIsland, startIsland } from './start-island.ts';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/** Hydrates an island at the first pointer, focus or touch on it. */
export function hydrateOnIntent(): void {
  const start = (event: Event) => {
    const island = plainIsland(event);
    if (!island) return;
    if (event instanceof PointerEvent) island.dataset.pointer = event.pointerType;
    void startIsland(island);
  };
  for (const type of INTENT_EVENTS) addEventListener(type, start, { capture: true, passive: true });
}

/**
 * Hydrates some islands without a visitor's action: at once if the address has a query for them, or when they become
 * visible. A lab is also hydrated if the tab has answers to it.
 */
export function hydrateWhenDue(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const island = target.closest<HTMLElement>('react-island');
      if (isIntersecting && island) void startIsland(island);
    }
  });
  for (const island of document.querySelectorAll<HTMLElement>('react-island')) {
    const when = island.getAttribute('when');
    // The island's element itself takes up no space.
    if (when === 'visible') observer.observe(island.firstElementChild ?? island);
    const isKept = island.getAttribute('name') === 'lab' && isLabKept(location.pathname);
    const isAsked = when === 'asked' && location.search !== '';
    if (when === 'idle' || isAsked || isKept) void startIsland(island);
  }
}
