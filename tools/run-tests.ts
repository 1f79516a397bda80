import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What came of the tests of one runner. */
export interface Outcome {
  passed: number;
  /** Their names. */
  failed: string[];
  skipped: number;
}

interface Runner {
  args: string[];
  environment?: Record<string, string>;
  /** The file that the runner writes. */
  report: string;
}

/** Runs a test runner and reads its report; one that ends badly without a failed test counts as one failure. */
export function runTests(
  { args, environment, report }: Runner,
  outcomeOf: (report: string) => Outcome,
): Outcome {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  let outcome: Outcome;
  try {
    outcome = outcomeOf(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: [`${args[0]} left no report`], skipped: 0 };
  }
  if (status === 0 || outcome.failed.length > 0) return outcome;
  return { ...outcome, failed: [`${args[0]} ended with ${status}`] };
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

/** Failed tests, and files that failed before their tests could run. */
export function unitOutcome(report: string): Outcome {
  const { numPassedTests, numPendingTests, testResults } = JSON.parse(report) as UnitReport;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [file];
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed, skipped: numPendingTests };
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

/** Failed tests, and errors outside of tests. */
export function browserOutcome(report: string): Outcome {
  const { stats, suites, errors } = JSON.parse(report) as BrowserReport;
  const failed = [
    ...suites.flatMap(failedBrowserTests),
    ...errors.map(({ message = 'an error outside of the tests' }) => message),
  ];
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

function failedBrowserTests({ file, specs, suites = [] }: BrowserSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file}: ${title}`),
    ...suites.flatMap(failedBrowserTests),
  ];
}

export function runVitest(args: string[]): Outcome {
  return withReport((report) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
    return runTests({ args: [...vitest, `--outputFile.json=${report}`, ...args], report }, unitOutcome);
  });
}

export function runPlaywright(): Outcome {
  return withReport((report) => {
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
    return runTests({ args, environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, report }, browserOutcome);
  });
}

function withReport(run: (report: string) => Outcome): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    return run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names of what failed, then one line with the sum; the exit status says whether anything did. */
export function printOutcomes(outcomes: Outcome[]): void {
  const sum = (key: 'passed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  process.stdout.write(failed.map((name) => `\nFailed: ${name}`).join(''));
  process.stdout.write(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
