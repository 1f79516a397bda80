import { useLayoutEffect } from 'react';

/** What is disabled while a form is sent loses the focus: it gets it back once the form is answered. */
export function useLostFocus(isBusy: boolean): void {
  useLayoutEffect(() => {
    if (!isBusy) return;
    const focused = document.activeElement;
    return () => queueMicrotask(() => giveBack(focused));
  }, [isBusy]);
}

function giveBack(element: Element | null): void {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
