/**
 * Remembers the focus. A control loses the focus when it is disabled while its form is sent. Call this before disabling
 * the form, and call the returned function after enabling it again. That restores the focus unless it has moved.
 */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  return () => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
