/** `npm run check`: format, lint, types, architecture, dead code, words, links. */
import { buildIfStale } from './build-if-stale.ts';
import { runChecks } from './check-steps.ts';

await buildIfStale();
const failed = (await runChecks()).filter((result) => !result.isPassed);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.map((result) => result.name).join(', ')}\n`);
  process.exitCode = 1;
}
