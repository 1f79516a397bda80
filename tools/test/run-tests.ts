import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** What failed and passed when its file ran once more by itself. */
  unsteady?: string[];
  /** Runs these files once more. */
  again?: (paths: string[]) => Promise<Outcome>;
}

export interface Choice {
  /** Names of projects of the runner's configuration; without them all. */
  projects?: string[];
  /** Of test files; without them all. */
  paths?: string[];
  /** Beside other runners: what it prints comes when it has ended. */
  isBeside?: boolean;
}

interface Runner {
  args: string[];
  environment?: Record<string, string>;
  /** The file that the runner writes. */
  report: string;
  isBeside?: boolean;
}

/** Runs a test runner and reads its report; one that ends badly without a failed test counts as one failure. */
export async function runTests(
  { args, environment, report, isBeside = false }: Runner,
  outcomeOf: (report: string) => Outcome,
): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', ...(isBeside ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(printed);
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

export async function runVitest(choice: Choice, config = 'vitest.config.ts'): Promise<Outcome> {
  const { projects = [], paths = [], isBeside } = choice;
  const outcome = await withReport((report) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [...vitest, ...reporters, ...projects.map((name) => `--project=${name}`), ...paths];
    return runTests({ args, report, isBeside }, unitOutcome);
  });
  return { ...outcome, again: (failed) => runVitest({ projects, paths: failed }, config) };
}

export async function runPlaywright({ projects = [], paths = [] }: Choice): Promise<Outcome> {
  sayWhichBrowser();
  const outcome = await withReport((report) => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
    const args = [...playwright, ...projects.map((name) => `--project=${name}`), ...paths];
    return runTests({ args, environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, report }, browserOutcome);
  });
  return { ...outcome, again: (failed) => runPlaywright({ projects, paths: failed }) };
}

/** The product beside the programs of others: each is named, and one that is missing fails where CI is set. */
export async function runOutside(choice: Choice = {}): Promise<Outcome[]> {
  const { lines, failed } = examineParts(outsideParts, Boolean(process.env.CI));
  process.stdout.write(`${lines.join('\n')}\n`);
  return [{ passed: 0, failed, skipped: 0 }, await runVitest(choice, 'vitest.outside.config.ts')];
}

async function withReport(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** More than these are no accident. */
const FEW = 10;

/**
 * In CI, where the machine has other work: the files of a few failures run once more with nothing beside them. What passes
 * then is named as unsteady, a fault of the test or of the product that is still to be found.
 */
export async function settle(outcomes: Outcome[]): Promise<Outcome[]> {
  const failures = outcomes.flatMap(({ failed }) => failed);
  if (!process.env.CI || failures.length === 0 || failures.length > FEW) return outcomes;
  const settled: Outcome[] = [];
  for (const outcome of outcomes) {
    const files = [...new Set(outcome.failed.map(fileOf))];
    if (!outcome.again || files.length === 0 || !files.every((file) => existsSync(file)))
      settled.push(outcome);
    else {
      const { failed } = await outcome.again(files);
      const unsteady = outcome.failed.filter((name) => !failed.includes(name));
      settled.push({ ...outcome, failed, unsteady });
    }
  }
  return settled;
}

const fileOf = (name: string) => name.split(': ', 1)[0] ?? '';

const NAMED_SLOWEST = 10;

/**
 * The slowest files, the names of what failed, then one line with the sum; the exit status says whether anything did.
 */
export async function printOutcomes(first: Outcome[]): Promise<void> {
  const outcomes = await settle(first);
  const sum = (key: 'passed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const slowest = slowestFiles(outcomes).map((line) => `  ${line}\n`);
  if (slowest.length > 1) process.stdout.write(`\nThe slowest files:\n${slowest.join('')}`);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  process.stdout.write(
    unsteady.map((name) => `\nUnsteady, failed and then passed by itself: ${name}`).join(''),
  );
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
