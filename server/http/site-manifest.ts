/** What `tools/finish-build.ts` writes to build/site-manifest.json and the server loads at its start. */
export interface SiteManifest {
  /** By URL path: every file below build/client but the compressed ones. */
  files: Record<string, SiteFile>;
  /** Addresses without a page, and where they lead. */
  redirects: Record<string, string>;
  /** Addresses that are rendered for each request, as they show what the database holds. */
  renderedPaths: string[];
  /** Addresses of what every finished page needs. */
  assets: { stylesheet: string; fonts: string; starter: string };
}

export interface SiteFile {
  /** Relative to build/client; the compressed forms stand beside it with `.br` and `.gz` added. */
  file: string;
  type: string;
  /** Strong and quoted. */
  etag: string;
  /** Named by its content: cached for a year. */
  immutable: boolean;
  /** HTML pages: sources for script-src and style-src, quoted: 'sha256-…'. */
  page?: { scriptHashes: string[]; styleHashes: string[] };
}
