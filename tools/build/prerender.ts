/** Last step of the build: writes every page with `renderPage`, including the CSS of its first view. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { Batch } from '../../contracts/batch.ts';
import { ANSWER_PAGE, type RenderPage } from '../../contracts/page.ts';
import { SUBJECTS_FILE } from '../../contracts/enquiry-subject.ts';
import { BATCHES_PATH, PATHS, SEARCH_PATH } from '../../contracts/paths.ts';
import type { ManifestPage, SiteManifest } from '../../server/http/pages/site-manifest.ts';
import { contactSubjects, isStatic, pagesToWrite, type PageToWrite } from './pages-to-write.ts';
import { drawingCache } from './draw-once.ts';
import { firstViewStyle } from './first-view-style.ts';
import {
  CLIENT_FOLDER,
  type PageFile,
  writeMovedPages,
  writeSiteFile,
  writeSiteManifest,
} from './site-files.ts';
import { speculationRules } from './speculation-rules.ts';

const SERVER_FOLDER = 'build/server';
/** Queries with and without results. The CSS for the results page must contain the styles of both. */
const QUERY = 'cloud';
const UNANSWERED = 'zeppelins';
/**
 * Cache of the styles. The names of style sheets are hashes, so the elements of a page, with the links to its style
 * sheets, determine its style completely.
 */
const { drawOnce: styleOnce, forgetOld } = drawingCache(
  'node_modules/.cache/first-views',
  ['tools/build/first-view-style.ts', 'package-lock.json'].map((file) => readFileSync(file, 'utf8')).join(''),
);
const styleOf = (html: string) =>
  firstViewStyle(html, CLIENT_FOLDER, async (elements, make) =>
    Buffer.from(await styleOnce('', elements, [], async () => Buffer.from(await make()))).toString(),
  );
const LINK = '<link rel="stylesheet"';
/** A sample batch. For the CSS of the first view it only matters that there is one. */
const SAMPLE_BATCH: Batch = {
  id: 'sample',
  course: 'sample',
  courseTitle: 'Sample',
  start: '2027-01-09',
  end: null,
  weeks: null,
  days: [],
  from: '',
  to: '',
  timeZone: 'UTC',
  mode: 'online',
  city: '',
  place: '',
  language: '',
  trainer: '',
  state: 'open',
  left: 1,
  fee: null,
  gstRate: 0,
  instalments: '',
  earlyFee: null,
  earlyUntil: null,
};

async function builtAssets() {
  const manifest = JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(CLIENT_FOLDER, '.vite'), { recursive: true });
  // Finds a chunk by its name, because chunks in a group have no key.
  const built = (name: string) => {
    const chunk = Object.values(manifest).find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build has no ${name}`);
    const imports = (chunk.imports ?? []).map((key) => `/${manifest[key]?.file}`);
    return { path: `/${chunk.file}`, imports };
  };
  const source = (path: string) => readFile(join(CLIENT_FOLDER, path), 'utf8');
  const [entry, style] = [built('entry').path, built('style').path];
  // Scripts of the islands that every page has. Others are loaded at hydration. The script of the page imports these,
  // so that its name changes with theirs.
  const ahead = [built('react'), built('frame')].flatMap(({ path, imports }) => [path, ...imports]);
  const names = JSON.stringify([...new Set(ahead)].filter((path) => path !== entry));
  await writeSiteFile(entry, (await source(entry)).replaceAll(/\bSCRIPTS_AHEAD\b/g, names));
  return { stylesheet: { path: style, source: await source(style) }, entry };
}

// Copies pictures that only static parts use.
await cp(join(SERVER_FOLDER, 'assets'), join(CLIENT_FOLDER, 'assets'), { recursive: true });
await rm(join(SERVER_FOLDER, 'assets'), { recursive: true });
const rendering = (await import(pathToFileURL(resolve(SERVER_FOLDER, 'render.js')).href)) as {
  renderPage: RenderPage;
  inlineScripts(html: string): string[];
};
const { renderPage, inlineScripts } = rendering;
const { stylesheet, entry } = await builtAssets();
const assetsWith = (firstStyle: string) => ({ stylesheet: stylesheet.path, firstStyle, entry });
const contentHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const styles: SiteManifest['styles'] = {};
/** Hashes of the scripts and the style of a page. Stores the style for the manifest. */
function hashesOf(firstStyle: string, html: string): ManifestPage {
  const styleHash = contentHash(firstStyle);
  styles[styleHash] = firstStyle;
  return { scriptHashes: inlineScripts(html).map(contentHash), styleHashes: [styleHash] };
}

/** HTML of the page of batches up to its first view, which is the filter; empty for other pages. */
function firstViewOf({ path }: Pick<PageToWrite, 'path'>): string {
  if (path !== BATCHES_PATH) return '';
  return (
    renderPage({ path, assets: assetsWith(''), facts: { batches: [SAMPLE_BATCH] } }).split(LINK)[0] ?? ''
  );
}

const written = new Map<string, PageFile>();
// The content of answers is known only at run time, so their style is the whole style sheet.
const rendered: SiteManifest['rendered'] = { [ANSWER_PAGE]: hashesOf(stylesheet.source, '') };
for (const { file, address, ...request } of pagesToWrite()) {
  const unstyled = renderPage({ ...request, assets: assetsWith('') });
  const firstStyle = await styleOf(firstViewOf(request) + unstyled);
  const hashes = hashesOf(firstStyle, unstyled);
  if (address === PATHS.careers && !isStatic) rendered[address] = hashes;
  else {
    await writeSiteFile(file, renderPage({ ...request, assets: assetsWith(firstStyle) }));
    written.set(file, { address, page: { ...hashes, subject: request.subject } });
  }
}
if (!isStatic) {
  const view = (query: string) => renderPage({ path: SEARCH_PATH, query, assets: assetsWith('') });
  const [start = ''] = view(QUERY).split(LINK);
  const style = await styleOf(start + view(UNANSWERED));
  rendered[SEARCH_PATH] = hashesOf(style, start);
}
await writeSiteFile('speculation-rules.json', speculationRules());
if (isStatic) {
  await writeMovedPages();
  const byQuery = [...contactSubjects()].map(([address, subject]) => [
    address.replace(/^[^?]*/, ''),
    subject,
  ]);
  await writeSiteFile(SUBJECTS_FILE.slice(1), JSON.stringify(Object.fromEntries(byQuery)));
}
await writeSiteManifest(written, {
  rendered,
  styles,
  assets: { stylesheet: stylesheet.path, entry },
});
forgetOld();
process.stdout.write(`Wrote ${written.size} pages.\n`);
