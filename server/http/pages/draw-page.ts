import type { PageRequest } from '../../../contracts/page.ts';
import { type PolicyHashes, type SecurityHeaders, withStyle } from '../security-headers.ts';
import { type CachedResponse, etagOf } from './cached-response.ts';
import { compress } from './compression.ts';
import type { Site, SitePage } from './site.ts';
import { fileResponse } from './site-pages.ts';

type Drawing = Pick<Site, 'renderPage' | 'noticeStyle'>;
type Shown = Omit<PageRequest, 'assets'>;

/** HTML of a page, and the hashes of its scripts and styles. */
export function renderHtml(
  { renderPage, noticeStyle }: Drawing,
  { assets, ...hashes }: SitePage,
  shown: Shown,
): { html: string; hashes: PolicyHashes } {
  const html = renderPage({ ...shown, assets });
  return { html, hashes: shown.notices?.length ? withStyle(hashes, noticeStyle) : hashes };
}

/** Response with a page; `quality` is Brotli's. */
export async function drawPage(
  { site, security }: { site: Drawing; security: SecurityHeaders },
  page: SitePage,
  shown: Shown,
  quality: number,
): Promise<CachedResponse> {
  const { html, hashes } = renderHtml(site, page, shown);
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
}
