import type { Page } from '@playwright/test';

/**
 * What Chromium says of a transition that the style sheet asks for (`@view-transition`) and that is left out, as when the
 * next page is shown before its style is there. No script has a part in it.
 */
const LEFT_OUT_TRANSITION = /^Transition was (aborted|skipped)\b/;

/** Calls back with the message of each exception that no script of the page catches. */
export function onUncaughtError(page: Page, tell: (message: string) => void): void {
  page.on('pageerror', ({ message }) => {
    if (!LEFT_OUT_TRANSITION.test(message)) tell(message);
  });
}
