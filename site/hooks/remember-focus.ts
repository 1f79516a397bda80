/**
 * What is disabled while a form is sent loses the focus. To be called before that; the answer, to be called once the
 * form is enabled again, gives the focus back unless it has gone somewhere else meanwhile.
 */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  return () => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
