import type { PageAssets } from '../../../contracts/page.ts';

/** Format of build/site-manifest.json: written by `tools/build/prerender.ts`, loaded when the server starts. */
export interface SiteManifest {
  /** PUBLIC_URL of the build: it is in canonical links, the sitemap and the company profile. */
  origin: string;
  /** Files in build/client by URL path, without compressed ones. */
  files: Record<string, SiteFile>;
  /** Addresses without a page, and where they lead. */
  redirects: Record<string, string>;
  /** Pages that are rendered for each request, as they show what the database holds or what was sent. */
  rendered: Record<string, DynamicPage>;
}

export interface SiteFile {
  /** Relative to build/client; the compressed forms are beside it with `.br` and `.gz` added. */
  file: string;
  type: string;
  /** Strong and quoted. */
  etag: string;
  /** Named by its content: cached for a year. */
  immutable: boolean;
  /** HTML pages. */
  page?: PageHashes;
}

export interface DynamicPage {
  assets: PageAssets;
  page: PageHashes;
}

/** Sources for script-src and style-src, quoted: 'sha256-…'. */
interface PageHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}
