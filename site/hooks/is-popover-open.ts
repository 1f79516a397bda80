/** False in browsers without popovers, where the selector would throw. */
export function isPopoverOpen(element: Element | null): boolean {
  return CSS.supports('selector(:popover-open)') && element !== null && element.matches(':popover-open');
}
