/**
 * `npm test`, `test:all`, `test:rest` and `test:outside` print the slowest files, the names of failed tests, and one
 * line with the numbers.
 */
import { globSync } from 'node:fs';
import { buildIfStale } from '../build/build-if-stale.ts';
import { runChecks } from '../check/check-steps.ts';
import { noOutcome } from './outcome-reporter.ts';
import { printOutcomes, type Ran, runOutside, runPlaywright, runVitest } from './run-tests.ts';
import { BROWSER_TESTS, UNIT_TESTS } from './test-stages.ts';

const HELP = `Usage: npm test              all checks, and the tests to run while you work
       npm test -- PATTERN   the tests whose path contains it, unit or in a browser; no checks
       npm run test:all      everything: npm test, then test:rest
       npm run test:rest     what test:all adds: PostgreSQL, faults, more of the browser, the programs of others;
                             with FAULTS=long also sweeps over every page, width, setting and file (an hour more)
       npm run test:outside  the last of these alone, or with -- FILE one of them; none is installed: what is missing is named,
                             with what to install, and skips the files that need it; with CI=1 it is a failure
Checks only: npm run check
`;

const UNIT_PROJECTS = ['fast', 'rest', 'storage on PostgreSQL'];

const given = process.argv.slice(2);
const [isAll, isRest] = [given.includes('--all'), given.includes('--rest')];
const patterns = given.filter((argument) => !argument.startsWith('--'));

if (given.includes('--help')) process.stdout.write(HELP);
else if (given.includes('--outside')) {
  await buildIfStale();
  await printOutcomes(await runOutside({ paths: patterns }));
} else if (patterns.length > 0) await runMatching(patterns);
else {
  await buildIfStale();
  await printOutcomes([...(isRest ? [] : await runFast()), ...(isAll || isRest ? await runRest() : [])]);
}

async function runFast(): Promise<Ran[]> {
  const checks = await runChecks();
  const checked = {
    ...noOutcome(),
    passed: checks.filter((check) => check.isPassed).length,
    failed: checks.filter((check) => !check.isPassed).map(({ name }) => `check: ${name}`),
  };
  const projects = ['fast'];
  return [checked, await runVitest({ projects }), await runPlaywright({ projects })];
}

/** Third-party programs mostly wait for each other, so these tests run beside all others. */
async function runRest(): Promise<Ran[]> {
  const outside = runOutside({ isBeside: true });
  const unit = await runVitest({ projects: ['rest', 'storage on PostgreSQL', 'days: *'] });
  return [unit, await runPlaywright({ projects: ['rest*'] }), ...(await outside)];
}

async function runMatching(parts: string[]): Promise<void> {
  const matching = (paths: string[]) =>
    globSync(paths).filter((path) => parts.some((part) => path.includes(part)));
  const [unit, browser] = [matching(UNIT_TESTS), matching(BROWSER_TESTS)];
  if (unit.length + browser.length === 0) {
    const outside = 'those of tests/outside are run by "npm run test:outside -- FILE"';
    process.stderr.write(`No test has ${parts.join(' or ')} in its path; ${outside}.\n`);
    process.exitCode = 1;
    return;
  }
  await buildIfStale();
  await printOutcomes([
    ...(unit.length > 0 ? [await runVitest({ projects: UNIT_PROJECTS, paths: unit })] : []),
    ...(browser.length > 0 ? [await runPlaywright({ paths: browser })] : []),
  ]);
}
