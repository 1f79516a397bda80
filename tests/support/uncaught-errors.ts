import type { Page } from '@playwright/test';

/**
 * What Chromium says of the transition between themes when it is cut off, as by leaving the page.
 */
const LEFT_OUT_TRANSITION = /^Transition was (aborted|skipped)\b/;

/** Calls back with the message of each exception that no script of the page catches. */
export function onUncaughtError(page: Page, tell: (message: string) => void): void {
  page.on('pageerror', ({ message }) => {
    if (!LEFT_OUT_TRANSITION.test(message)) tell(message);
  });
}
