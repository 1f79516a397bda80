/**
 * `npm run check` checks format, lint, types, architecture, dead code, content and links. With names it runs only those
 * checks.
 */
import { buildIfStale } from '../build/build-if-stale.ts';

// The checks need the list of pages from the build, which also reports references to removed pages.
await buildIfStale();
const { CHECK_NAMES, runChecks } = await import('./check-steps.ts');

const named = process.argv.slice(2);
if (named.includes('--help')) {
  process.stdout.write(
    `Usage: npm run check              every check\n       npm run check -- NAME …   only these: ${CHECK_NAMES.join(', ')}\n`,
  );
  process.exit();
}
const unknown = named.filter((name) => !CHECK_NAMES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No check is called ${unknown.join(', ')}. There are: ${CHECK_NAMES.join(', ')}.\n`);
  process.exit(1);
}

const failed = (await runChecks(named.length > 0 ? named : undefined)).filter((result) => !result.isPassed);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.map((result) => result.name).join(', ')}\n`);
  process.exitCode = 1;
}
