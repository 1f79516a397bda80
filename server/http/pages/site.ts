import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BatchCourse } from '../../../contracts/batch.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type PageAssets, type RenderPage } from '../../../contracts/page.ts';
import { CannotStart } from '../../cannot-start.ts';
import type { PolicyHashes } from '../security-headers.ts';
import type { ManifestPage, SiteManifest } from './site-manifest.ts';
import type { Bodies } from './cached-response.ts';

export interface LoadedFile {
  bodies: Bodies;
  type: string;
  etag: string;
  /** True if the file name changes with the content. */
  immutable: boolean;
  /** Hashes of inline scripts and styles, only for HTML. */
  page?: PolicyHashes;
}

/** Input of `renderPage` for a page, besides its facts. */
export interface SitePage extends ManifestPage {
  assets: PageAssets;
}

/** The built site, all of it in memory, so that no URL is ever used as a file path. */
export interface Site {
  /** PUBLIC_URL of the build. */
  origin: string;
  files: ReadonlyMap<string, LoadedFile>;
  redirects: ReadonlyMap<string, string>;
  /** All pages by address, with or without a file. */
  pages: ReadonlyMap<string, SitePage>;
  renderPage: RenderPage;
  /** Courses with a page. */
  courses: readonly BatchCourse[];
  /** Text of the style element of a page with notices. */
  noticeStyle: string;
}

export const MANIFEST_FILE = 'site-manifest.json';

export class SiteMissing extends CannotStart {
  override name = 'SiteMissing';
}

/** Reads the build in `buildFolder`; throws SiteMissing, with one line of advice. */
export async function loadSite(buildFolder: string): Promise<Site> {
  const manifest = await readManifest(join(buildFolder, MANIFEST_FILE));
  if (!manifest.styles)
    throw new SiteMissing('The built site is of an earlier release. Run "npm run build" again.');
  const files = await readFiles(buildFolder, manifest);
  const pages = pagesOf(manifest);
  if (!files.has(NOT_FOUND_PAGE) || !pages.has(ANSWER_PAGE)) {
    throw new SiteMissing(
      `The built site lacks the page ${NOT_FOUND_PAGE} or ${ANSWER_PAGE}. Run "npm run build" again.`,
    );
  }
  return {
    origin: manifest.origin,
    files,
    redirects: new Map(Object.entries(manifest.redirects)),
    pages,
    ...(await loadRendering(join(buildFolder, 'server/render.js'))),
  };
}

/** Pages with the same first view share its style. */
function pagesOf({ files, rendered, styles, assets }: SiteManifest): Map<string, SitePage> {
  const pages = Object.entries(files).flatMap(([address, { page }]): [string, ManifestPage][] =>
    page ? [[address, page]] : [],
  );
  return new Map(
    [...pages, ...Object.entries(rendered)].map(([address, page]) => {
      const firstStyle = page.styleHashes.map((hash) => styles[hash]).join('');
      return [address, { ...page, assets: { ...assets, firstStyle } }];
    }),
  );
}

async function loadRendering(file: string): Promise<Pick<Site, 'renderPage' | 'courses' | 'noticeStyle'>> {
  try {
    const { renderPage, courses, noticeStyle } = (await import(pathToFileURL(file).href)) as Site;
    return { renderPage, courses, noticeStyle };
  } catch (cause) {
    throw new SiteMissing(`The built site lacks ${file}, or it is broken. Run "npm run build" again.`, {
      cause,
    });
  }
}

/** Files of a build by address, all or the selected ones. */
export async function loadFiles(
  buildFolder: string,
  isWanted: (path: string) => boolean,
): Promise<Map<string, LoadedFile>> {
  const manifest = await readManifest(join(buildFolder, MANIFEST_FILE));
  return readFiles(buildFolder, manifest, isWanted);
}

async function readFiles(
  buildFolder: string,
  manifest: SiteManifest,
  isWanted = (_path: string): boolean => true,
): Promise<Map<string, LoadedFile>> {
  const clientFolder = resolve(buildFolder, 'client');
  const wanted = Object.entries(manifest.files).filter(([path]) => isWanted(path));
  const entries = await Promise.all(
    wanted.map(async ([path, { file, ...rest }]): Promise<[string, LoadedFile]> => {
      return [path, { ...rest, bodies: await readBodies(join(clientFolder, file)) }];
    }),
  );
  return new Map(entries);
}

async function readManifest(file: string): Promise<SiteManifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SiteManifest;
  } catch (cause) {
    throw new SiteMissing(`The built site is missing (${file}). Run "npm run build" first.`, { cause });
  }
}

async function readBodies(path: string): Promise<Bodies> {
  const identity = await readFile(path).catch((cause: unknown) => {
    throw new SiteMissing(`The built site lacks ${path}. Run "npm run build" again.`, { cause });
  });
  const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
