import { hash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const KEPT_DAYS = 14;

/**
 * Files that a drawing depends on besides its content: the modules that draw, and the versions of fonts and libraries.
 */
const DRAWN_BY = [
  'documents/**/*.{ts,typ}',
  '{contracts,domain}/**/*.ts',
  'content/{*,reports/*}.ts',
  'tools/build/{draw-documents,draw-once,profile-pictures}.ts',
  'package-lock.json',
];

export function drawingCode(folder = '.'): string {
  const files = globSync(DRAWN_BY, { cwd: folder, exclude: ['**/*.test.ts'] }).sort();
  const hashes = files.map((file) => `${file} ${hash('sha256', readFileSync(join(folder, file)))}`);
  return hash('sha256', `${process.version}\n${hashes.join('\n')}`);
}

/**
 * Cache of drawn and compressed files. Each has a hash of everything that it depends on, so a build makes only what has
 * changed.
 */
export function drawingCache(folder: string, code: string) {
  mkdirSync(folder, { recursive: true });
  const drawn: string[] = [];
  /** Draws a file, or reads it from the cache. `content` is everything that `draw` depends on, except code. */
  async function drawOnce(
    name: string,
    content: unknown,
    pictures: Buffer[],
    draw: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const hashes = pictures.map((picture) => hash('sha256', picture));
    const file = join(folder, hash('sha256', JSON.stringify([code, name, content, hashes])));
    try {
      const kept = readFileSync(file);
      utimesSync(file, new Date(), new Date());
      return kept;
    } catch {
      const bytes = await draw();
      drawn.push(name);
      // The file is written under another name and then renamed, so that other processes never read a part of it.
      writeFileSync(`${file}.${process.pid}.part`, bytes);
      renameSync(`${file}.${process.pid}.part`, file);
      return bytes;
    }
  }
  /** Deletes files that no build has used for two weeks. */
  function forgetOld(): void {
    const oldest = Date.now() - KEPT_DAYS * 86_400_000;
    for (const name of globSync('*', { cwd: folder })) {
      if (statSync(join(folder, name)).mtimeMs < oldest) rmSync(join(folder, name), { force: true });
    }
  }
  return { drawOnce, drawn, forgetOld };
}
