/** Writes the files of the built site, their compressed forms, and the manifest of them for the server. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import { redirects } from '../../content/redirects.ts';
import { compress } from '../../server/http/pages/compression.ts';
import { etagOf } from '../../server/http/pages/cached-response.ts';
import type { SiteFile, SiteManifest } from '../../server/http/pages/site-manifest.ts';
import { publicOrigin } from '../public-origin.ts';
import { drawingCache } from './draw-once.ts';

export const CLIENT_FOLDER = 'build/client';

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
};
const COMPRESSED = new Set(['css', 'csv', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml']);

const QUALITY = constants.BROTLI_MAX_QUALITY;
const COMPRESSED_BY = hash('sha256', readFileSync('server/http/pages/compression.ts'));
const { drawOnce: compressOnce, forgetOld } = drawingCache(
  'node_modules/.cache/compressed',
  `${process.version} ${QUALITY} ${COMPRESSED_BY}`,
);

/** A file that is a page. Other files are served under their own names. */
export interface PageFile extends Pick<SiteFile, 'page'> {
  address: string;
}

/** Writes a file. `file` is its path in build/client. */
export async function writeSiteFile(file: string, text: string): Promise<void> {
  const target = join(CLIENT_FOLDER, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Writes a page for each redirect, for static hosts. Our server uses the redirects in the manifest. */
export async function writeMovedPages(): Promise<void> {
  for (const [path, target] of Object.entries(redirects)) {
    const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><script>location.replace(${JSON.stringify(target)} + location.search + location.hash)</script><noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript><a href="${target}">${target}</a></html>`;
    await writeSiteFile(join(path, 'index.html'), text);
  }
}

/** Compresses every file that becomes smaller, and writes build/site-manifest.json. `pages` are the pages by file. */
export async function writeSiteManifest(
  pages: ReadonlyMap<string, PageFile>,
  rest: Pick<SiteManifest, 'rendered' | 'styles' | 'assets'>,
): Promise<void> {
  const prepared = (await clientFiles()).map(async (file): Promise<[string, SiteFile]> => {
    const { address = `/${file}`, page } = pages.get(file) ?? {};
    return [address, { ...(await prepareFile(file)), ...(page && { page }) }];
  });
  const files = Object.fromEntries(await Promise.all(prepared));
  forgetOld();
  const manifest: SiteManifest = { origin: publicOrigin, files, redirects, ...rest };
  await writeFile('build/site-manifest.json', JSON.stringify(manifest, null, 1));
}

async function clientFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*.*', { cwd: CLIENT_FOLDER })) {
    if (!/\.(br|gz)$/.test(entry)) files.push(entry);
  }
  return files.sort();
}

async function prepareFile(file: string): Promise<SiteFile> {
  const path = join(CLIENT_FOLDER, file);
  const content = await readFile(path);
  const suffix = file.slice(file.lastIndexOf('.') + 1);
  if (COMPRESSED.has(suffix)) {
    let both: ReturnType<typeof compress> | undefined;
    const compressed = () => (both ??= compress(content, QUALITY));
    await writeFile(
      `${path}.br`,
      await compressOnce('br', '', [content], async () => (await compressed()).br),
    );
    await writeFile(
      `${path}.gz`,
      await compressOnce('gz', '', [content], async () => (await compressed()).gzip),
    );
  }
  return {
    file,
    type: CONTENT_TYPES[suffix] ?? 'application/octet-stream',
    etag: etagOf(content),
    immutable: /^(assets|static)\//.test(file),
  };
}
