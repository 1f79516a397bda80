/** `npm run build` makes the site, its documents and images, and the manifest that the server loads. */
import '../check/check-settings.ts';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { loadEnvironment } from '../../server/settings-file.ts';
import { writeBuildStamp } from './build-if-stale.ts';

/** Runs steps in parallel with this Node. If one fails, it waits for the others and then stops the build. */
async function run(steps: Record<string, string[]>): Promise<void> {
  const options = { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 };
  const running = Object.entries(steps).map(async ([name, args]) => {
    try {
      await promisify(execFile)(process.execPath, args, options);
      return true;
    } catch (error) {
      const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
      process.stderr.write(`${stdout ?? ''}${stderr || message}\nThe build stopped at: ${name}\n`);
      return false;
    }
  });
  if ((await Promise.all(running)).includes(false)) process.exit(2);
}

const started = performance.now();
rmSync('build', { recursive: true, force: true });
await run({ 'list of pages': ['tools/build/list-pages.ts'] });
await run({
  // This step must not empty the folder, because documents are drawn into it at the same time.
  'scripts and styles': ['node_modules/vite/bin/vite.js', 'build', '--app', '--emptyOutDir', 'false'],
  'documents and share images': ['tools/build/draw-documents.ts'],
});
await run({ pages: ['tools/build/prerender.ts'] });
writeBuildStamp();
const { linesLeftToDecide } = await import('../../cli/left-to-decide.ts');
const left = linesLeftToDecide(loadEnvironment());
process.stdout.write(`Built in ${((performance.now() - started) / 1_000).toFixed(0)} s.\n`);
// Prints this only for `npm run build`. `npm start` builds too, but for somebody who only tries the demo.
if (process.env.npm_lifecycle_event === 'build' && left.length > 0)
  process.stdout.write(`Left to decide:\n${left.join('\n')}\n`);
