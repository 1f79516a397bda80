import { isPopoverOpen } from '../hooks/is-popover-open.ts';

/** A page that comes back from the back/forward cache shows no menu that was open when it was left (Spec §2). */
export function closePopoversOnPageHide(): void {
  addEventListener('pagehide', () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
      if (isPopoverOpen(popover)) popover.hidePopover();
  });
}
