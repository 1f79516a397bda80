/** `npm run build`: the site, its documents and images, and the manifest that the server loads. */
import '../check/check-settings.ts';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { writeBuildStamp } from './build-if-stale.ts';

/** Runs one step under this Node and stops the build where it fails. */
async function step(name: string, args: string[]): Promise<void> {
  const options = { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 };
  try {
    await promisify(execFile)(process.execPath, args, options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    process.stderr.write(`${stdout}${stderr}\nThe build stopped at: ${name}\n`);
    process.exit(2);
  }
}

const started = performance.now();
rmSync('build', { recursive: true, force: true });
await step('list of pages', ['tools/build/list-pages.ts']);
await Promise.all([
  // It must not empty a folder into which documents are drawn meanwhile.
  step('scripts and styles', ['node_modules/vite/bin/vite.js', 'build', '--app', '--emptyOutDir', 'false']),
  step('documents and share images', ['tools/build/draw-documents.ts']),
]);
await step('pages', ['tools/build/prerender.ts']);
writeBuildStamp();
process.stdout.write(`Built in ${((performance.now() - started) / 1_000).toFixed(0)} s.\n`);
