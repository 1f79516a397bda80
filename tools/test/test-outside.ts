/**
 * `npm run test:outside [FILE …]`: the product beside the real programs of others. It installs none: what is missing
 * is named, with what to install, and skips the files that need it; with CI set it is a failure.
 */
import { buildIfStale } from '../build/build-if-stale.ts';
import { printOutcomes, runOutside } from './run-tests.ts';

const files = process.argv.slice(2);
if (files.includes('--help')) {
  process.stdout.write(
    `Usage: npm run test:outside   the product beside real databases, stores, scanners, mail servers and browsers
One file: npm run test:outside -- tests/outside/mail.test.ts
With CI=1 a program that is missing is a failure; without it the files that need it are skipped.
`,
  );
  process.exit(0);
}

await buildIfStale();
await printOutcomes(await runOutside({ paths: files }));
