/** `npm run build`: the site, its documents and images, and the manifest that the server loads. */
import '../check/check-settings.ts';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeBuildStamp } from './build-if-stale.ts';

/** Runs one step under this Node and stops the build where it fails. */
function step(name: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nThe build stopped at: ${name}\n`);
  process.exit(2);
}

const started = performance.now();
rmSync('build', { recursive: true, force: true });
step('list of pages', ['tools/build/list-pages.ts']);
step('scripts and styles', ['node_modules/vite/bin/vite.js', 'build', '--app']);
step('documents and share images', ['tools/build/draw-documents.ts']);
step('pages', ['tools/build/prerender.ts']);
writeBuildStamp();
process.stdout.write(`Built in ${((performance.now() - started) / 1_000).toFixed(0)} s.\n`);
