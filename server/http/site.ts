import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PolicyHashes } from './security-headers.ts';
import type { SiteManifest } from './site-manifest.ts';
import type { Bodies } from './stored-answer.ts';

export interface LoadedFile {
  bodies: Bodies;
  type: string;
  etag: string;
  /** The name changes with the content. */
  immutable: boolean;
  /** Only of HTML. */
  page?: PolicyHashes;
}

/** The built site, all of it in memory: no address ever becomes a path of the file system. */
export interface Site {
  files: ReadonlyMap<string, LoadedFile>;
  redirects: ReadonlyMap<string, string>;
  /** Addresses that are rendered for each request. */
  renderedPaths: readonly string[];
  /** Addresses, keys of `files`, of what every finished page needs. */
  assets: SiteManifest['assets'];
}

/** The page with status 404, and the page into which answers to plain forms are put. */
export const NOT_FOUND_PAGE = '/404';
export const ANSWER_PAGE = '/answer';

export class SiteMissing extends Error {
  override name = 'SiteMissing';
}

/** Reads what the build left in `buildFolder`; throws SiteMissing, with one line that says what to do. */
export async function loadSite(buildFolder: string): Promise<Site> {
  const manifest = await readManifest(join(buildFolder, 'site-manifest.json'));
  const clientFolder = resolve(buildFolder, 'client');
  const entries = await Promise.all(
    Object.entries(manifest.files).map(async ([path, { file, ...rest }]): Promise<[string, LoadedFile]> => {
      return [path, { ...rest, bodies: await readBodies(join(clientFolder, file)) }];
    }),
  );
  const files = new Map(entries);
  for (const page of [NOT_FOUND_PAGE, ANSWER_PAGE]) {
    if (!files.has(page))
      throw new SiteMissing(`The built site has no page ${page}. Run "npm run build" again.`);
  }
  return {
    files,
    redirects: new Map(Object.entries(manifest.redirects)),
    renderedPaths: manifest.renderedPaths,
    assets: manifest.assets,
  };
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
