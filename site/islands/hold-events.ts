import { showToast } from '../hooks/show-toast.ts';
import { ERROR_TOAST_MS } from '../timings.ts';
import { plainIsland, startIsland } from './start-island.ts';

/** Keys that parts handle, inner parts first. */
const KEYS: [part: string, keys: string][] = [
  ['.search', 'ArrowDown ArrowUp Escape'],
  ['.mobile-menu, .menu-button', 'Escape'],
  ['.menu-bar', 'ArrowDown ArrowUp ArrowLeft ArrowRight Home End Space Escape'],
];
/** Links that handle a touch themselves. */
const TOUCHED = '.menu-bar a:has(+ button)';

/** Holds clicks, keys and form submissions for an island until it is hydrated, and then repeats them. */
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
    // Offline the browser would show its error page and lose the typed text.
    else showToast({ kind: 'error', text: 'Failed to send. Try again.' }, ERROR_TOAST_MS);
  } else if (isHydrated) {
    // An earlier key may have moved the focus.
    const isKey = event instanceof KeyboardEvent && island.contains(document.activeElement);
    const answering = isKey ? document.activeElement : target;
    answering?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }
}

/** Finds an element by its position if the island was rendered again meanwhile. */
function findAgain(island: HTMLElement, element: Element): () => Element | undefined {
  const alike = () => [...island.querySelectorAll(element.localName)];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
}

/** True if the island handles the event. If the scripts did not load, the browser handles it. */
function isForIsland(event: Event, target: Element, island: HTMLElement): boolean {
  if (island.dataset.state) return event instanceof SubmitEvent;
  const button = target.closest('button');
  if (event instanceof KeyboardEvent) {
    const [, keys = ''] = KEYS.find(([part]) => target.closest(part)) ?? [];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    // On a button the browser turns Space into a click.
    return keys.split(' ').includes(event.code) && !hasModifier && !(event.code === 'Space' && button);
  }
  if (event instanceof MouseEvent) {
    // A button for a popover works without JavaScript, and submitting a form is a separate event.
    if (button) return !button.popoverTargetElement && !(button.type === 'submit' && button.form);
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    return isTouch && target.closest(TOUCHED) !== null;
  }
  return true;
}
