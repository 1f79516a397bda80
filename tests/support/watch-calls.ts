import type { Page } from '@playwright/test';

/** The calls that the page makes to the API from here on, filled as they are made. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.php')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
