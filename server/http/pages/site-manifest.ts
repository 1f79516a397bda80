import type { PageAssets } from '../../../contracts/page.ts';

/** Format of build/site-manifest.json: written by `tools/build/prerender.ts`, loaded when the server starts. */
export interface SiteManifest {
  /** PUBLIC_URL of the build, which is in canonical links, the sitemap and the company profile. */
  origin: string;
  /** Files in build/client by URL path, without compressed ones. */
  files: Record<string, SiteFile>;
  /** Targets of redirects by address. */
  redirects: Record<string, string>;
  /** Pages rendered for each request, because they show data of the database or of the request. */
  rendered: Record<string, DynamicPage>;
}

export interface SiteFile {
  /** Relative to build/client; compressed forms are beside it with `.br` and `.gz` added. */
  file: string;
  type: string;
  /** Strong and quoted. */
  etag: string;
  /** The name contains a hash: cached for a year. */
  immutable: boolean;
  /** Only for HTML pages. */
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
