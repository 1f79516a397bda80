import type { EnquirySubject } from '../../../contracts/enquiry-subject.ts';
import type { PageAssets } from '../../../contracts/page.ts';

/** Format of build/site-manifest.json: written by `tools/build/prerender.ts`, loaded when the server starts. */
export interface SiteManifest {
  /** PUBLIC_URL of the build, which is in canonical links, the sitemap and the company profile. */
  origin: string;
  /** Files in build/client by URL path, without compressed ones. */
  files: Record<string, SiteFile>;
  /** Targets of redirects by address. */
  redirects: Record<string, string>;
  /** Pages without a file: rendered for each request, because they show data of the database or of the request. */
  rendered: Record<string, ManifestPage>;
  /** Styles of first views by their hash in `styleHashes`: many pages have the same. */
  styles: Record<string, string>;
  assets: Pick<PageAssets, 'stylesheet' | 'entry'>;
}

export interface SiteFile {
  /** Relative to build/client; compressed forms are beside it with `.br` and `.gz` added. */
  file: string;
  type: string;
  /** Strong ETag, in quotes. */
  etag: string;
  /** True if the name contains a hash, so the file is cached for a year. */
  immutable: boolean;
  /** Data of the page, only for HTML. */
  page?: ManifestPage;
}

export interface ManifestPage {
  /** Sources for script-src and style-src, quoted: 'sha256-…'. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Subject in the address of a contact page. */
  subject?: EnquirySubject;
}
