import type { Page } from '@playwright/test';

/** Lets the page's stopped clock go on, and the page draw what that brings about. Needs `stopClock`. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  // React draws in a message of its own, which comes before this one.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', resolve, { once: true });
        channel.port1.start();
        channel.port2.postMessage(undefined);
      }),
  );
}
