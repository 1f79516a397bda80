import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type LoadedFile, loadFiles, MANIFEST_FILE, type Site, SiteMissing } from './site.ts';
import type { SiteManifest } from './site-manifest.ts';

/** Number of earlier builds to keep, enough for several releases on one day. */
const EARLIER_BUILDS = 8;

/**
 * A page open in a browser keeps requesting files of its own build, even after an upgrade or a rollback. So each build
 * copies its hashed files to `folder`, and those of earlier builds are served with the files of `site`.
 */
export async function withEarlierBuilds(site: Site, folder: string, now: Date): Promise<Site> {
  const id = await keep(site, folder);
  await utimes(join(folder, id), now, now);
  const earlier = (await newestFirst(folder)).filter((name) => name !== id);
  await Promise.all(earlier.slice(EARLIER_BUILDS).map((name) => rm(join(folder, name), { recursive: true })));
  const files = new Map(site.files);
  for (const name of earlier.slice(0, EARLIER_BUILDS)) {
    const added = await filesOf(join(folder, name), (path) => !files.has(path));
    for (const [path, file] of added) files.set(path, file);
  }
  return { ...site, files };
}

/** Removes a build that a full disk or a power cut has damaged, so that the others can be served. */
async function filesOf(build: string, isWanted: (path: string) => boolean): Promise<Map<string, LoadedFile>> {
  try {
    return await loadFiles(build, isWanted);
  } catch (error) {
    if (!(error instanceof SiteMissing)) throw error;
    await rm(build, { recursive: true });
    return new Map();
  }
}

/** Copies the hashed files of this build to a separate folder, unless it exists. Returns its name. */
async function keep(site: Site, folder: string): Promise<string> {
  const hashed = [...site.files].filter(([, { immutable }]) => immutable);
  const names = hashed.map(([path, { etag }]) => `${path} ${etag}\n`).toSorted();
  const id = createHash('sha256').update(names.join('')).digest('hex').slice(0, 16);
  if (existsSync(join(folder, id))) return id;
  const unfinished = join(folder, `${id}.part`);
  await rm(unfinished, { recursive: true, force: true });
  const manifest: Pick<SiteManifest, 'files'> = { files: {} };
  for (const [path, { bodies, ...rest }] of hashed) {
    const file = path.slice(1);
    manifest.files[path] = { file, ...rest };
    await writeBodies(join(unfinished, 'client', file), bodies);
  }
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, MANIFEST_FILE), JSON.stringify(manifest));
  await rename(unfinished, join(folder, id));
  return id;
}

async function writeBodies(path: string, { identity, br, gzip }: LoadedFile['bodies']): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, identity);
  if (br) await writeFile(`${path}.br`, br);
  if (gzip) await writeFile(`${path}.gz`, gzip);
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.part'));
  const started = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return started.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}
