/** `npm test`: every check and every test; then the names of what failed, and one line with the sum. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { runChecks } from './check-steps.ts';
import { startTestEngines } from './test-engines.ts';
import { type Outcome, printOutcomes, runTests, runVitest } from './run-tests.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(
    `Usage: npm test   every check and every test
One file:    npx vitest run FILE, or npx playwright test FILE under tests/e2e
Checks only: npm run check
`,
  );
  process.exit(0);
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(join(reports, file), 'utf8'));
}

interface BrowserSuite {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: BrowserSuite[];
}

interface BrowserReport {
  stats: { expected: number; skipped: number };
  suites: BrowserSuite[];
  errors: { message?: string }[];
}

function failedBrowserTests({ file, specs, suites = [] }: BrowserSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file}: ${title}`),
    ...suites.flatMap(failedBrowserTests),
  ];
}

/** On both databases, and with Redis, where these are installed. */
async function runUnitTests(): Promise<Outcome> {
  const engines = await startTestEngines();
  const outcome = runVitest([], engines.environment);
  engines.stop();
  return outcome;
}

function runBrowserTests(): Outcome {
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  return runTests(args, environment, () => {
    const { stats, suites, errors } = readReport('browser.json') as BrowserReport;
    const failed = [
      ...suites.flatMap(failedBrowserTests),
      ...errors.map(({ message = 'an error outside of the tests' }) => message),
    ];
    return { passed: stats.expected, failed, skipped: stats.skipped };
  });
}

await buildIfStale();
const checks = await runChecks();
const outcomes: Outcome[] = [
  {
    passed: checks.filter((check) => check.isPassed).length,
    failed: checks.filter((check) => !check.isPassed).map(({ name }) => `check: ${name}`),
    skipped: 0,
  },
  await runUnitTests(),
  runBrowserTests(),
];
rmSync(reports, { recursive: true });

printOutcomes(outcomes);
