import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LoadedFile, Site, SitePage } from '../../server/http/pages/site.ts';

/** By a name that the compiler does not follow: the site belongs to the browser's world of types. */
const RENDERING = '../../site/render.tsx';
const { renderPage, courses, noticeStyle } = (await import(RENDERING)) as Pick<
  Site,
  'renderPage' | 'courses' | 'noticeStyle'
>;

/** A site of a few files, as the build leaves it. */
export function sampleSite(): Site {
  return {
    origin: 'http://localhost:3000',
    files: new Map([
      ['/', page('Home')],
      ['/about', page('About Us')],
      ['/contact', page('Contact')],
      ['/it-trainings', page('IT Training Programs')],
      ['/it-trainings/devops', page('DevOps')],
      ['/it-trainings/aiml', page('AI & Machine Learning')],
      ['/it-trainings/batches', page('Coming batches')],
      ['/it-trainings/certificate', page('Certificate Verification')],
      ['/privacy', page('Privacy')],
      ['/404', page('Page not found')],
      ['/assets/main-HASH.js', asset('text/javascript; charset=utf-8', 'start();')],
      ['/company-profile.pdf', { ...asset('application/pdf', '%PDF-1.7'), immutable: false }],
    ]),
    redirects: new Map([
      ['/contactus', '/contact'],
      ['/linkedin', 'https://social.example/firm'],
      ['/twitter', '/contact'],
    ]),
    pages: new Map([
      ['/careers', frame("'sha256-careers'")],
      ['/search', frame("'sha256-search'")],
      ['/it-trainings/certificate', frame("'sha256-certificate'")],
      ...['/contact?course=any', '/it-trainings', '/it-trainings/devops', '/it-trainings/batches'].map(
        (path) => [path, frame("'sha256-batches'")] as const,
      ),
      ...['/', '/about', '/contact', '/it-trainings/aiml', '/privacy', '/404', '/answer'].map(
        (path) => [path, frame("'sha256-style'")] as const,
      ),
    ]),
    renderPage,
    courses,
    noticeStyle,
  };
}

function frame(styleHash: string): SitePage {
  const assets = {
    stylesheet: '/assets/style-HASH.css',
    isStylesheetInHead: true,
    entry: '/static/js/entry-HASH.js',
  };
  return { assets, scriptHashes: ["'sha256-boot'"], styleHashes: [styleHash] };
}

function page(title: string): LoadedFile {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><style>h1{}</style></head><body><header class="site-header"></header>
<main id="main"></main></body></html>`;
  return {
    bodies: compressed(html),
    type: 'text/html; charset=utf-8',
    etag: `"${title.replaceAll(' ', '-')}"`,
    immutable: false,
    page: { scriptHashes: ["'sha256-boot'"], styleHashes: ["'sha256-style'"] },
  };
}

function asset(type: string, text: string): LoadedFile {
  return { bodies: compressed(text), type, etag: `"${text.length}"`, immutable: true };
}

function compressed(text: string) {
  const identity = Buffer.from(text);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
