import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { takeFileLock } from '../../server/storage/file-lock.ts';

const STAMP = 'build/built-from';
const LOCK = 'node_modules/.cache/build.lock';
const LONGEST_BUILD_MS = 600_000;

/** Everything that a build depends on, including settings. */
export const INPUTS = [
  'site/**/*.*',
  'desk/**/*.{tsx,css}',
  'desk/{ui,browser}/**/*.ts',
  'content/**/*.*',
  '{contracts,domain}/**/*.*',
  'documents/**/*.*',
  'server/http/pages/{cached-response,compression,site-manifest}.ts',
  'server/{cannot-start,config,settings-file,webhook-events,storage/storage-unavailable}.ts',
  'tools/build/*.ts',
  'tools/public-origin.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
const NOT_READ = ['**/*.test.ts', '**/*.md', 'site/art/scenes/**'];
const INPUT_SETTINGS = ['API_HOST', 'PUBLIC_URL'];

function inputsHash(): string {
  const hash = createHash('sha256');
  for (const name of INPUT_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of globSync(INPUTS, { exclude: NOT_READ }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function writeBuildStamp(): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(STAMP, inputsHash());
}

function isCurrent(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash();
}

/** Builds the site, unless the files and settings are the same as at the last build. */
export async function buildIfStale(): Promise<void> {
  if (isCurrent()) return;
  // `npm start` and `npm run desk` may start at the same time. Then the second one waits until the first one has built.
  mkdirSync(dirname(LOCK), { recursive: true });
  const lock = takeFileLock(LOCK, LONGEST_BUILD_MS);
  if (isCurrent()) return await lock?.release();
  process.stdout.write('Building the site (under a minute, once) ...\n');
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: 'inherit' });
  await lock?.release();
  if (status !== 0) process.exit(2);
}
