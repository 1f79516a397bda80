import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeskAssets } from '../ui/frame.ts';
import type { RenderDesk } from '../render.tsx';
import { compress } from '../../server/http/pages/compression.ts';
import { CannotStart } from '../../server/cannot-start.ts';
import type { Bodies } from '../../server/http/pages/cached-response.ts';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const COMPRESSED = new Set(['css', 'js', 'svg']);
const BROTLI_LEVEL = 5;

export interface DeskFile {
  type: string;
  bodies: Bodies;
}

/** Built files of the desk, in memory. */
export interface BuiltDesk {
  render: RenderDesk;
  assets: DeskAssets;
  /** Files by address. */
  files: ReadonlyMap<string, DeskFile>;
}

export async function loadDesk(folder: string): Promise<BuiltDesk> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Record<
      string,
      { name?: string; file: string }
    >;
    const built = (name: string) => {
      const chunk = Object.values(manifest).find((candidate) => candidate.name === name);
      if (!chunk) throw new Error(`there is no ${name}`);
      return `/${chunk.file}`;
    };
    const address = pathToFileURL(join(folder, 'server/render.js')).href;
    const files = await readFiles(join(folder, 'client'));
    files.set('/favicon.svg', await readDeskFile(join(folder, '../client/favicon.svg')));
    const { renderDesk } = (await import(address)) as { renderDesk: RenderDesk };
    return {
      render: renderDesk,
      assets: { stylesheet: built('style'), entry: built('entry'), theme: built('theme') },
      files,
    };
  } catch (error) {
    throw new CannotStart(`The desk is not built (${(error as Error).message}). Run "npm run build" first.`, {
      cause: error,
    });
  }
}

async function readFiles(folder: string): Promise<Map<string, DeskFile>> {
  const files = new Map<string, DeskFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || TYPES[suffixOf(entry.name)] === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length).replaceAll('\\', '/'), await readDeskFile(path));
  }
  return files;
}

async function readDeskFile(path: string): Promise<DeskFile> {
  const identity = await readFile(path);
  const suffix = suffixOf(path);
  const bodies = COMPRESSED.has(suffix) ? await compress(identity, BROTLI_LEVEL) : { identity };
  return { type: TYPES[suffix] ?? '', bodies };
}

function suffixOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
