/** `npm test`: every check and every test; then the names of what failed, and one line with the sum. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { runChecks } from './check-steps.ts';
import { startTestEngines } from './test-engines.ts';

interface Outcome {
  passed: number;
  /** Their names. */
  failed: string[];
  skipped: number;
}

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

/** Runs a test runner; a runner that ends badly without a failed test counts as one failure. */
function run(args: string[], environment: Record<string, string>, readOutcome: () => Outcome): Outcome {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  try {
    const outcome = readOutcome();
    return status !== 0 && outcome.failed.length === 0
      ? { ...outcome, failed: [`${args[0]} ended with ${status}`] }
      : outcome;
  } catch {
    return { passed: 0, failed: [`${args[0]} left no report`], skipped: 0 };
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(join(reports, file), 'utf8'));
}

interface UnitReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
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

/** Failed tests, and files that failed before their tests could run. */
function failedUnitTests({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

function failedBrowserTests({ file, specs, suites = [] }: BrowserSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file}: ${title}`),
    ...suites.flatMap(failedBrowserTests),
  ];
}

/** On both databases, and with Redis, where these are installed. */
async function runUnitTests(): Promise<Outcome> {
  const file = join(reports, 'unit.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const engines = await startTestEngines();
  const outcome = run(args, engines.environment, () => {
    const report = readReport('unit.json') as UnitReport;
    return {
      passed: report.numPassedTests,
      failed: failedUnitTests(report),
      skipped: report.numPendingTests,
    };
  });
  engines.stop();
  return outcome;
}

function runBrowserTests(): Outcome {
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  return run(args, environment, () => {
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

const sum = (key: 'passed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
process.stdout.write(failed.map((name) => `\nFailed: ${name}`).join(''));
process.stdout.write(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
