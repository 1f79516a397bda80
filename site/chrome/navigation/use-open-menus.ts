import {
  type PointerEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { DROPDOWN_CLOSE_DELAY_MS } from '../../timings.ts';
import { usePageHide } from '../../hooks/use-page-hide.ts';
import { type Timer, useTimer } from '../../hooks/use-timer.ts';
import { menuPathOf } from './entry-element.ts';
import { NONE_OPEN, type OpenMenus, closeFrom, isBoundForFlyout, openAt, toggleAt } from './open-menus.ts';

/** Time to reach an open flyout across other entries before one of them opens its own menu. */
const FLYOUT_GRACE_MS = 250;

export interface MenuControl {
  /** Undefined until hydration, while CSS opens menus on hover and focus. */
  open: OpenMenus | undefined;
  show: (level: number, path: string) => void;
  toggle: (level: number, path: string) => void;
  close: (level: number) => void;
  pointerEnters: (event: PointerEvent, level: number, path: string) => void;
  pointerMoves: (event: PointerEvent) => void;
  pointerLeaves: (event: PointerEvent, level: number) => void;
}

export function useOpenMenus(navigation: RefObject<HTMLElement | null>): MenuControl {
  const [open, setOpen] = useState<OpenMenus>();
  const timers: Timer[] = [useTimer(), useTimer()];
  const grace = useTimer();
  const lastPoint = useRef({ x: 0, y: 0 });
  const isAnyOpen = open !== undefined && open.length > 0;

  useEffect(() => {
    const element = navigation.current;
    // Runs in a transition, because all links of the menus are rendered again.
    if (element) startTransition(() => setOpen((shown) => shown ?? openByCss(element)));
  }, [navigation]);

  function change(update: (open: OpenMenus) => OpenMenus) {
    setOpen((shown) => update(shown ?? NONE_OPEN));
  }

  function show(level: number, path: string) {
    timers[level]?.cancel();
    change((shown) => openAt(shown, level, path));
  }

  function toggle(level: number, path: string) {
    timers[level]?.cancel();
    change((shown) => toggleAt(shown, level, path));
  }

  function close(level: number) {
    for (const timer of [grace, ...timers.slice(level)]) timer.cancel();
    change((shown) => closeFrom(shown, level));
  }

  function pointerMoves({ clientX, clientY }: PointerEvent) {
    lastPoint.current = { x: clientX, y: clientY };
  }

  function pointerEnters(event: PointerEvent, level: number, path: string) {
    if (event.pointerType === 'touch') return;
    const otherFlyout = level === 1 && open?.[1] !== undefined && open[1] !== path;
    const point = { x: event.clientX, y: event.clientY };
    if (otherFlyout && isBoundForFlyout(lastPoint.current, point)) {
      grace.start(() => show(level, path), FLYOUT_GRACE_MS);
    } else {
      grace.cancel();
      show(level, path);
    }
  }

  function pointerLeaves(event: PointerEvent, level: number) {
    if (event.pointerType === 'touch') return;
    if (level === 1) grace.cancel();
    timers[level]?.start(() => {
      if (!holdsFocus(navigation.current)) close(level);
    }, DROPDOWN_CLOSE_DELAY_MS);
  }

  const closeAll = useEffectEvent(() => close(0));
  usePageHide(() => close(0));

  // Pressing Esc, touching outside or focusing something outside also closes menus that the pointer opened.
  useEffect(() => {
    if (!isAnyOpen) return;
    const closeIfOutside = (event: Event) => {
      const openEntry = navigation.current?.querySelector(':scope > .open');
      if (event.target instanceof Node && !openEntry?.contains(event.target)) closeAll();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeIfOutside(event);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isAnyOpen, navigation]);

  return { open, show, toggle, close, pointerEnters, pointerMoves, pointerLeaves };
}

/** A menu with keyboard focus stays open wherever the pointer is. */
function holdsFocus(navigation: HTMLElement | null): boolean {
  return navigation?.querySelector('.dropdown :focus-visible') != null;
}

/**
 * Menus that CSS had opened on hover or focus before hydration. A touch keeps `:hover`, so the pointer type is checked
 * (site/islands/hydrate-when-due.ts).
 */
function openByCss(navigation: HTMLElement): OpenMenus {
  const pointer = navigation.closest<HTMLElement>('react-island')?.dataset.pointer;
  const isPointed = pointer !== undefined && pointer !== 'touch';
  return [...navigation.querySelectorAll('li:has(> .dropdown)')]
    .filter(
      (entry) => (isPointed && entry.matches(':hover')) || entry.querySelector(':scope > .dropdown :focus'),
    )
    .flatMap((entry) => menuPathOf(entry) ?? []);
}
