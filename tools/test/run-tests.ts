import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayWhichBrowser } from './find-chromium.ts';
import { noOutcome, type Outcome } from './outcome-reporter.ts';
import { examineParts, outsideParts } from './outside-parts.ts';

/** Result of a test runner, or of checks. */
export interface Ran extends Outcome {
  /** Files that failed at first and passed when they ran again alone. */
  unsteady?: string[];
  /** Runs these files again. */
  again?: (paths: string[]) => Promise<Outcome>;
}

export interface Choice {
  /** Projects in the configuration of the runner. Default: all. */
  projects?: string[];
  /** Test files. Default: all. */
  paths?: string[];
  /** True if other runners run at the same time. Then its output is printed at the end. */
  isBeside?: boolean;
}

/**
 * Runs a test runner and reads the file from `outcome-reporter.ts`. An error without a failed test counts as one failed
 * test.
 */
async function runTests(args: string[], { isBeside = false }: Choice = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'test-outcome-'));
  const report = join(folder, 'outcome.json');
  const output = isBeside ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, TEST_OUTCOME: report },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(printed);
  const outcome = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Outcome) : undefined;
  rmSync(folder, { recursive: true });
  if (!outcome) return { ...noOutcome(), failed: [`${args[0]} left no report`] };
  if (status === 0 || outcome.failed.length > 0) return outcome;
  return { ...outcome, failed: [`${args[0]} ended with ${status}`] };
}

const REPORTER = './tools/test/outcome-reporter.ts';

export async function runVitest(choice: Choice, config = 'vitest.config.ts'): Promise<Ran> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
  const reporters = ['--reporter=default', `--reporter=${REPORTER}`];
  const outcome = await runTests([...args, ...reporters, ...chosen(choice)], choice);
  const { projects } = choice;
  return { ...outcome, again: (paths) => runVitest({ projects, paths }, config) };
}

export async function runPlaywright(choice: Choice): Promise<Ran> {
  sayWhichBrowser();
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--reporter=line,${REPORTER}`];
  const outcome = await runTests([...args, ...chosen(choice)], choice);
  const { projects } = choice;
  return { ...outcome, again: (paths) => runPlaywright({ projects, paths }) };
}

const chosen = ({ projects = [], paths = [] }: Choice) => [
  ...projects.map((name) => `--project=${name}`),
  ...paths,
];

/**
 * Runs the tests with third-party programs and prints a line for each program. If CI is set, a missing program is a
 * failure.
 */
export async function runOutside(choice: Choice = {}): Promise<Ran[]> {
  const { lines, failed } = examineParts(outsideParts, Boolean(process.env.CI));
  process.stdout.write(`${lines.join('\n')}\n`);
  return [{ ...noOutcome(), failed }, await runVitest(choice, 'vitest.outside.config.ts')];
}

/** Number of failures up to which they may be accidental. */
const FEW = 10;

/**
 * Runs files again if few tests have failed in CI, where the machine is busy. A test that then passes is reported as
 * unsteady, which is a fault to be found later.
 */
async function settle(runs: Ran[]): Promise<Ran[]> {
  const failures = runs.flatMap(({ failed }) => failed);
  if (!process.env.CI || failures.length > FEW) return runs;
  const settled: Ran[] = [];
  for (const run of runs) {
    const files = [...new Set(run.failed.map((name) => name.split(': ', 1)[0] ?? ''))];
    if (run.again && files.length > 0 && files.every((file) => existsSync(file))) {
      const { failed } = await run.again(files);
      const unsteady = run.failed.filter((name) => !failed.includes(name));
      settled.push({ ...run, failed, unsteady });
    } else settled.push(run);
  }
  return settled;
}

const NAMED_SLOWEST = 10;

/**
 * Prints the slowest files, the names of failed tests, and one line with the numbers. The exit status shows whether a
 * test failed.
 */
export async function printOutcomes(first: Ran[]): Promise<void> {
  const runs = await settle(first);
  const sum = (key: 'passed' | 'skipped') => runs.reduce((total, run) => total + run[key], 0);
  const failed = runs.flatMap((run) => run.failed);
  const slowest = slowestFiles(runs).map((line) => `  ${line}\n`);
  if (slowest.length > 1) process.stdout.write(`\nThe slowest files:\n${slowest.join('')}`);
  for (const name of runs.flatMap(({ unsteady = [] }) => unsteady))
    process.stdout.write(`\nUnsteady (failed at first, passed when run again alone): ${name}`);
  process.stdout.write(failed.map((name) => `\nFailed: ${name}`).join(''));
  process.stdout.write(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function slowestFiles(outcomes: Outcome[]): string[] {
  return outcomes
    .flatMap(({ files }) => Object.entries(files))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED_SLOWEST)
    .map(([file, duration]) => `${(duration / 1_000).toFixed(1).padStart(6)} s  ${file}`);
}
