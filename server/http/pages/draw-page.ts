import type { PageRequest } from '../../../contracts/page.ts';
import { type PolicyHashes, type SecurityHeaders, withStyle } from '../security-headers.ts';
import { type CachedResponse, etagOf } from './cached-response.ts';
import { compress } from './compression.ts';
import type { Site, SitePage } from './site.ts';
import { fileResponse } from './site-pages.ts';

type Shown = Omit<PageRequest, 'assets'>;

/** HTML of a page, and the hashes of its scripts and styles. */
export function renderHtml(
  { renderPage, noticeStyle }: Site,
  { assets, ...hashes }: SitePage,
  shown: Shown,
): { html: string; hashes: PolicyHashes } {
  const html = renderPage({ ...shown, assets });
  return { html, hashes: shown.facts?.notices?.length ? withStyle(hashes, noticeStyle) : hashes };
}

/** Draws the page at an address. Throws if there is none. `quality` is the compression level of Brotli. */
export type DrawPage = (address: string, shown: Shown, quality: number) => Promise<CachedResponse>;

export function pageDrawer(site: Site, security: SecurityHeaders): DrawPage {
  return async (address, shown, quality) => {
    const found = site.pages.get(address);
    if (!found) throw new Error(`The site has no page ${address}`);
    const { html, hashes } = renderHtml(site, found, shown);
    const bodies = await compress(Buffer.from(html), quality);
    return fileResponse(
      shown.path,
      {
        bodies,
        type: 'text/html; charset=utf-8',
        etag: etagOf(bodies.identity),
        immutable: false,
        page: hashes,
      },
      security,
    );
  };
}
