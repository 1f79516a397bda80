/** `npm test`: every check and every test; then the names of what failed, and one line with the sum. */
import { buildIfStale } from './build-if-stale.ts';
import { runChecks } from './check-steps.ts';
import { printOutcomes, runPlaywright, runVitest } from './run-tests.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(
    `Usage: npm test   every check and every test
One file:    npx vitest run FILE, or npx playwright test FILE under tests/e2e
Checks only: npm run check
`,
  );
  process.exit(0);
}

await buildIfStale();
const checks = await runChecks();
const checked = {
  passed: checks.filter((check) => check.isPassed).length,
  failed: checks.filter((check) => !check.isPassed).map(({ name }) => `check: ${name}`),
  skipped: 0,
};
printOutcomes([checked, runVitest([]), runPlaywright()]);
