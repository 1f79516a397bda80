import { showToast } from '../hooks/show-toast.ts';
import { ERROR_TOAST_MS } from '../timings.ts';
import { plainIsland, startIsland } from './start-island.ts';

/** The keys that parts answer, the inner ones first. */
const KEYS: [part: string, keys: string][] = [
  ['.search', 'ArrowDown ArrowUp Escape'],
  ['.mobile-menu, .menu-button', 'Escape'],
  ['.menu-bar', 'ArrowDown ArrowUp ArrowLeft ArrowRight Home End Space Escape'],
];
/** Links that answer a touch themselves. */
const TOUCHED = '.menu-bar a:has(+ button)';

/**
 * Clicks, keys and sent forms that an island will answer are held until it is hydrated, and given back then.
 */
export function holdEvents(): void {
  for (const type of ['click', 'keydown', 'submit'])
    addEventListener(type, (event) => void hold(event), true);
}

async function hold(event: Event): Promise<void> {
  const island = plainIsland(event);
  if (!island || !isForIsland(event, event.target as Element, island)) return;
  event.preventDefault();
  event.stopPropagation();
  island.dataset.holdsEvent = '';
  const findTarget = findAgain(island, event.target as Element);
  const isHydrated = await startIsland(island);
  const target = findTarget();
  if (event instanceof SubmitEvent) {
    const form = target as HTMLFormElement;
    if (isHydrated) form.requestSubmit(form.contains(event.submitter) ? event.submitter : null);
    else if (await fetch('', { method: 'HEAD' }).catch(() => undefined)) form.submit();
    // In place of the browser's error page, and what is typed stays.
    else showToast({ kind: 'error', text: 'Failed to send. Try again.' }, ERROR_TOAST_MS);
  } else if (isHydrated) {
    // The key before it may have moved the focus.
    const isKey = event instanceof KeyboardEvent && island.contains(document.activeElement);
    const answering = isKey ? document.activeElement : target;
    answering?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }
}

/** Finds an element of an island by its place where the island was drawn again meanwhile. */
function findAgain(island: HTMLElement, element: Element): () => Element | undefined {
  const alike = () => [...island.querySelectorAll(element.localName)];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
}

/** Tells whether the island handles the event. If the scripts did not load, the browser does what it can. */
function isForIsland(event: Event, target: Element, island: HTMLElement): boolean {
  if (island.dataset.state) return event instanceof SubmitEvent;
  const button = target.closest('button');
  if (event instanceof KeyboardEvent) {
    const [, keys = ''] = KEYS.find(([part]) => target.closest(part)) ?? [];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    // On a button the browser makes a click of Space.
    return keys.split(' ').includes(event.code) && !hasModifier && !(event.code === 'Space' && button);
  }
  if (event instanceof MouseEvent) {
    // A button that opens a popover works without script, and sending a form is an event of its own.
    if (button) return !button.popoverTargetElement && !(button.type === 'submit' && button.form);
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    return isTouch && target.closest(TOUCHED) !== null;
  }
  return true;
}
