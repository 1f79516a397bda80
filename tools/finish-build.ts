/**
 * The build's last step: turns what `react-router build` wrote into pages that paint at once, compresses everything,
 * and writes the manifest that the server loads (build/site-manifest.json).
 */
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { redirects } from '../content/redirects.ts';
import { PATHS } from '../contracts/paths.ts';
import { finishPage, type PageAssets } from '../server/http/finish-page.ts';
import type { SiteManifest } from '../server/http/site-manifest.ts';

const CLIENT_FOLDER = 'build/client';

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
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
const COMPRESSED = new Set(['css', 'data', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml']);

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of what the client's build has written, the starter fetches some by itself. */
interface StarterFiles {
  libraries: string;
  readingFonts: string[];
}

async function starterSource({ libraries, readingFonts }: StarterFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.LIBRARIES': JSON.stringify(libraries),
      'import.meta.env.READING_FONTS': JSON.stringify(readingFonts),
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: 'site/start/starter.ts', output: { format: 'es' } },
      modulePreload: false,
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('site/start/starter.ts did not build');
  return chunk.code;
}

async function clientFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*.*', { cwd: CLIENT_FOLDER })) {
    if (!/\.(br|gz)$/.test(entry)) files.push(entry);
  }
  return files.sort();
}

async function pageAssets(files: string[]): Promise<PageAssets> {
  const built = (name: string, suffix: string): string => {
    const wanted = new RegExp(`^assets/${name}-[^/]*\\.${suffix}$`);
    const [found, ...others] = files.filter((file) => wanted.test(file));
    if (!found || others.length > 0) throw new Error(`Not one file ${name}.${suffix} was built`);
    return found;
  };
  const all = built('index', 'css');
  const source = await starterSource({
    libraries: `/${built('libraries', 'js')}`,
    readingFonts: ['funnel-display', 'hanken-grotesk'].map((family) => `/${built(family, 'woff2')}`),
  });
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10);
  return {
    stylesheet: { path: `/${all}`, source: await readFile(join(CLIENT_FOLDER, all), 'utf8') },
    fonts: { path: `/${built('fonts', 'css')}` },
    starter: { path: `/assets/starter-${hash}.js`, source },
  };
}

/** /about/index.html is served at /about; other files at their own name. */
function servedAt(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file}`.replace(/\/index\.html$/, '').replace(/^\/404\.html$/, '/404');
}

async function compress(path: string, content: Buffer): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await compressBrotli(content, quality));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}

async function finishBuild(): Promise<void> {
  // A static host answers unknown addresses with 404.html, so the page keeps that name.
  await rename(join(CLIENT_FOLDER, '404/index.html'), join(CLIENT_FOLDER, '404.html')).catch(() => undefined);
  await rm(join(CLIENT_FOLDER, '404'), { recursive: true, force: true });

  const assets = await pageAssets(await clientFiles());
  await writeFile(join(CLIENT_FOLDER, assets.starter.path), assets.starter.source);

  const policies = new Map<string, { scriptHashes: string[]; styleHashes: string[] }>();
  for (const file of (await clientFiles()).filter((name) => name.endsWith('.html'))) {
    const path = join(CLIENT_FOLDER, file);
    const html = await readFile(path, 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    const page = await finishPage(html, assets);
    const startPath = join(CLIENT_FOLDER, page.start.path);
    await mkdir(dirname(startPath), { recursive: true });
    await writeFile(startPath, page.start.source);
    await writeFile(path, page.html);
    policies.set(file, { scriptHashes: page.scriptHashes, styleHashes: page.styleHashes });
  }

  const manifest: SiteManifest = {
    files: {},
    redirects,
    renderedPaths: process.env.API_HOST ? [] : [PATHS.careers],
    assets: {
      stylesheet: assets.stylesheet.path,
      fonts: assets.fonts.path,
      starter: assets.starter.path,
    },
  };
  await Promise.all(
    (await clientFiles()).map(async (file) => {
      const path = join(CLIENT_FOLDER, file);
      const content = await readFile(path);
      const suffix = file.slice(file.lastIndexOf('.') + 1);
      if (COMPRESSED.has(suffix)) await compress(path, content);
      const page = policies.get(file);
      manifest.files[servedAt(file)] = {
        file,
        type: CONTENT_TYPES[suffix] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
        immutable: file.startsWith('assets/'),
        ...(page && { page }),
      };
    }),
  );
  await writeFile('build/site-manifest.json', JSON.stringify(manifest, null, 1));
  process.stdout.write(`Finished ${policies.size} pages.\n`);
}

await finishBuild();
