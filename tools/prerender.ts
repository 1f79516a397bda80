/**
 * The build's last step: writes every page with `renderPage`, with the CSS of its first view in it, compresses everything,
 * and writes the manifest that the server loads (build/site-manifest.json).
 */
import { hash } from 'node:crypto';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import type { Manifest } from 'vite';
import { pages } from '../content/pages.ts';
import { redirects } from '../content/redirects.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type PageAssets, type RenderPage } from '../contracts/page.ts';
import { DEFAULT_API_HOST } from '../contracts/endpoints.ts';
import { COMPANY_PROFILE_PATH, PATHS, SOCIAL_PATHS } from '../contracts/paths.ts';
import { compress } from '../server/http/pages/compress.ts';
import type { SiteManifest } from '../server/http/pages/site-manifest.ts';
import { contactSubjects } from './contact-subjects.ts';
import { firstViewStyle } from './first-view-style.ts';
import { publicOrigin } from './public-origin.ts';

const CLIENT_FOLDER = 'build/client';
const SERVER_FOLDER = 'build/server';

/** With API_HOST set the site is built to stand alone: static files in front of an existing backend. */
const isStatic = Boolean(process.env.API_HOST);

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
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
  xml: 'application/xml; charset=utf-8',
};
const COMPRESSED = new Set(['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml']);

interface Scripts {
  stylesheet: { path: string; source: string };
  entry: PageAssets['entry'];
  /** What the islands of every page need; others fetch their own when they are hydrated. */
  preload: string[];
}

async function builtScripts(): Promise<Scripts> {
  const manifest = JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(CLIENT_FOLDER, '.vite'), { recursive: true });
  // By name: a chunk that joined a group has lost its key.
  const built = (name: string): string => {
    const chunk = Object.values(manifest).find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build has no ${name}`);
    return chunk.file;
  };
  const source = (file: string) => readFile(join(CLIENT_FOLDER, file), 'utf8');
  const [entry, style] = [built('entry'), built('style')];

  function withImports(file: string): string[] {
    const chunk = Object.values(manifest).find((candidate) => candidate.file === file);
    const imported = (chunk?.imports ?? []).flatMap((key) => withImports(manifest[key]?.file ?? key));
    return file === entry ? [] : [file, ...imported];
  }

  return {
    stylesheet: { path: `/${style}`, source: await source(style) },
    entry: { path: `/${entry}`, integrity: `sha384-${hash('sha384', await source(entry), 'base64')}` },
    preload: [...new Set([built('react'), built('frame')].flatMap(withImports))].map((file) => `/${file}`),
  };
}

function contentHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

async function clientFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*.*', { cwd: CLIENT_FOLDER })) {
    if (!/\.(br|gz)$/.test(entry)) files.push(entry);
  }
  return files.sort();
}

/** /about/index.html is served at /about; other files at their own name. */
function servedAt(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file}`.replace(/\/index\.html$/, '').replace(/^\/404\.html$/, NOT_FOUND_PAGE);
}

/** A static host answers unknown addresses with 404.html. */
function fileOf(path: string): string {
  return path === NOT_FOUND_PAGE ? '404.html' : join(path, 'index.html');
}

async function writePage(path: string, html: string): Promise<void> {
  await writeClientFile(fileOf(path), html);
}

async function writeClientFile(file: string, html: string): Promise<void> {
  const target = join(CLIENT_FOLDER, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
}

function leadingOn(target: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${target}"><title>This page has moved</title><a href="${target}">${target}</a></html>`;
}

/** Which links the browser fetches ahead, and when: pages of ours, never calls, downloads or profiles elsewhere. */
function speculationRules(): string {
  const left = [
    `${DEFAULT_API_HOST}/*`,
    COMPANY_PROFILE_PATH,
    `${PATHS.trainings}/*.pdf`,
    ...Object.values(SOCIAL_PATHS),
  ];
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: left } },
      { not: { selector_matches: '[download]' } },
    ],
  };
  const prefetch = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prefetch, prerender: [{ where, eagerness: 'conservative' }] });
}

async function writeCompressed(path: string, content: Buffer): Promise<void> {
  const { br, gzip } = await compress(content, constants.BROTLI_MAX_QUALITY);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gzip);
}

async function prerender(): Promise<void> {
  await cp(join(SERVER_FOLDER, 'assets'), join(CLIENT_FOLDER, 'assets'), { recursive: true });
  await rm(join(SERVER_FOLDER, 'assets'), { recursive: true });
  const rendering = (await import(pathToFileURL(resolve(SERVER_FOLDER, 'render.js')).href)) as {
    renderPage: RenderPage;
    THEME_SCRIPT: string;
  };
  const { renderPage } = rendering;
  const { stylesheet, entry, preload } = await builtScripts();
  const scriptHashes = [contentHash(rendering.THEME_SCRIPT)];
  const assetsWith = (firstStyle: string) => ({ stylesheet: stylesheet.path, firstStyle, entry, preload });

  const manifest: SiteManifest = { origin: publicOrigin, files: {}, redirects, rendered: {} };
  const styleHashes = new Map<string, string[]>();
  /** Of the pages that have a query in their address, which no name of a file can hold. */
  const addressOf = new Map<string, string>();
  for (const path of [...pages.map((page) => page.path), NOT_FOUND_PAGE]) {
    const firstStyle = await firstViewStyle(renderPage({ path, assets: assetsWith('') }), stylesheet);
    const assets = assetsWith(firstStyle);
    const hashes = [contentHash(firstStyle)];
    if (path === PATHS.careers && !isStatic) {
      manifest.rendered[path] = { assets, page: { scriptHashes, styleHashes: hashes } };
    } else {
      await writePage(path, renderPage({ path, assets }));
      styleHashes.set(path, hashes);
    }
    if (path === PATHS.contact && !isStatic) {
      for (const [address, subject] of contactSubjects()) {
        const file = `contact-about/${address.replace(/^.*[?]/, '').replaceAll(/[^a-z0-9]+/g, '-')}.html`;
        await writeClientFile(file, renderPage({ path, assets, subject }));
        addressOf.set(file, address);
        styleHashes.set(address, hashes);
      }
    }
  }
  // An answer may hold anything.
  manifest.rendered[ANSWER_PAGE] = {
    assets: assetsWith(stylesheet.source),
    page: { scriptHashes, styleHashes: [contentHash(stylesheet.source)] },
  };
  await writeFile(join(CLIENT_FOLDER, 'speculation-rules.json'), speculationRules());
  if (isStatic) {
    for (const [path, target] of Object.entries(redirects)) await writePage(path, leadingOn(target));
  }

  await Promise.all(
    (await clientFiles()).map(async (file) => {
      const path = addressOf.get(file) ?? servedAt(file);
      const content = await readFile(join(CLIENT_FOLDER, file));
      const suffix = file.slice(file.lastIndexOf('.') + 1);
      if (COMPRESSED.has(suffix)) await writeCompressed(join(CLIENT_FOLDER, file), content);
      const ownHashes = styleHashes.get(path);
      manifest.files[path] = {
        file,
        type: CONTENT_TYPES[suffix] ?? 'application/octet-stream',
        etag: `"${hash('sha256', content, 'base64url').slice(0, 22)}"`,
        immutable: /^(assets|static)\//.test(file),
        ...(ownHashes && { page: { scriptHashes, styleHashes: ownHashes } }),
      };
    }),
  );
  await writeFile('build/site-manifest.json', JSON.stringify(manifest, null, 1));
  process.stdout.write(`Wrote ${styleHashes.size} pages.\n`);
}

await prerender();
