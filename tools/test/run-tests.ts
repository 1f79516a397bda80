import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sayWhichBrowser } from './find-chromium.ts';
import { examineParts, outsideParts } from './outside-parts.ts';

/** What came of the tests of one runner. */
export interface Outcome {
  passed: number;
  /** Their names. */
  failed: string[];
  skipped: number;
  /** How long each file took, in milliseconds. */
  files?: Record<string, number>;
}

export interface Choice {
  /** Names of projects of the runner's configuration; without them all. */
  projects?: string[];
  /** Of test files; without them all. */
  paths?: string[];
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
    startTime: number;
    endTime: number;
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
  const files = Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), endTime - startTime]),
  );
  return { passed: numPassedTests, failed, skipped: numPendingTests, files };
}

interface BrowserSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
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
  const files = Object.fromEntries(suites.map((suite) => [`tests/e2e/${suite.file}`, durationOf(suite)]));
  return { passed: stats.expected, failed, skipped: stats.skipped, files };
}

function durationOf({ specs, suites = [] }: BrowserSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, each) => sum + each,
    0,
  );
}

function failedBrowserTests({ file, specs, suites = [] }: BrowserSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file}: ${title}`),
    ...suites.flatMap(failedBrowserTests),
  ];
}

export function runVitest({ projects = [], paths = [] }: Choice, config = 'vitest.config.ts'): Outcome {
  return withReport((report) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [...vitest, ...reporters, ...projects.map((name) => `--project=${name}`), ...paths];
    return runTests({ args, report }, unitOutcome);
  });
}

export function runPlaywright({ projects = [], paths = [] }: Choice): Outcome {
  sayWhichBrowser();
  return withReport((report) => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
    const args = [...playwright, ...projects.map((name) => `--project=${name}`), ...paths];
    return runTests({ args, environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, report }, browserOutcome);
  });
}

/** The product beside the programs of others: each is named, and one that is missing fails where CI is set. */
export function runOutside(paths: string[] = []): Outcome[] {
  const { lines, failed } = examineParts(outsideParts, Boolean(process.env.CI));
  process.stdout.write(`${lines.join('\n')}\n`);
  return [{ passed: 0, failed, skipped: 0 }, runVitest({ paths }, 'vitest.outside.config.ts')];
}

function withReport(run: (report: string) => Outcome): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    return run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NAMED_SLOWEST = 10;

/**
 * The slowest files, the names of what failed, then one line with the sum; the exit status says whether anything did.
 */
export function printOutcomes(outcomes: Outcome[]): void {
  const sum = (key: 'passed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const slowest = slowestFiles(outcomes).map((line) => `  ${line}\n`);
  if (slowest.length > 1) process.stdout.write(`\nThe slowest files:\n${slowest.join('')}`);
  process.stdout.write(failed.map((name) => `\nFailed: ${name}`).join(''));
  process.stdout.write(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

export function slowestFiles(outcomes: Outcome[]): string[] {
  return outcomes
    .flatMap(({ files = {} }) => Object.entries(files))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED_SLOWEST)
    .map(([file, duration]) => `${(duration / 1_000).toFixed(1).padStart(6)} s  ${file}`);
}
