import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LoadedFile, Site } from '../../server/http/site.ts';

/** A site of a few files, as the build leaves it. */
export function sampleSite(): Site {
  return {
    files: new Map([
      ['/', page('Home')],
      ['/about', page('About Us')],
      ['/contact', page('Contact')],
      ['/404', page('Page not found')],
      ['/answer', page('Keelward')],
      ['/assets/main-HASH.js', asset('text/javascript; charset=utf-8', 'start();')],
      ['/company-profile.pdf', { ...asset('application/pdf', '%PDF-1.7'), immutable: false }],
    ]),
    redirects: new Map([
      ['/contactus', '/contact'],
      ['/linkedin', 'https://social.example/keelward'],
      ['/twitter', '/contact'],
    ]),
    renderedPaths: [],
    assets: {
      stylesheet: '/assets/main-HASH.css',
      fonts: '/assets/fonts-HASH.css',
      starter: '/assets/starter-HASH.js',
    },
  };
}

function page(title: string): LoadedFile {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><style>h1{}</style></head><body>
<main id="main"><section class="section plain"><div class="wrap answer"></div></section></main><script type="module" src="/assets/starter-HASH.js" data-start="/assets/start-HASH.js"></script>
</body></html>`;
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
