/** `npm run build`: the site, its documents and images, and the manifest that the server loads. */
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
step('list of pages', ['tools/list-pages.ts']);
step('pages and scripts', ['node_modules/@react-router/dev/bin.cjs', 'build']);
step('documents and share images', ['tools/draw-documents.ts']);
step('finishing the pages', ['tools/finish-build.ts']);
writeBuildStamp();
process.stdout.write(`Built in ${((performance.now() - started) / 1_000).toFixed(0)} s.\n`);
