import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'build/built-from';

/** Everything that the build reads, settings included. */
export const INPUTS = [
  'site/**/*.*',
  'desk/**/*.{tsx,css}',
  'desk/{ui,browser}/**/*.ts',
  'content/**/*.*',
  'contracts/**/*.*',
  'documents/**/*.*',
  'server/http/pages/{cached-response,compression,site-manifest}.ts',
  'server/{cannot-start,config,settings-file,storage/storage-unavailable}.ts',
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

/** Builds the site unless the last build was made from the same files and settings. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash()) return;
  process.stdout.write('Building the site (under a minute, once) ...\n');
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(2);
}
