import { isPopoverOpen } from '../hooks/is-popover-open.ts';

/** Closes menus when the page is left, so that none is open when the back/forward cache restores it (Spec §2). */
export function closePopoversOnPageHide(): void {
  addEventListener('pagehide', () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      if (isPopoverOpen(popover)) popover.hidePopover();
  });
}
