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

/** Runs a test runner; a runner that ends badly without a failed test counts as one failure. */
export function runTests(
  args: string[],
  environment: Record<string, string>,
  readOutcome: () => Outcome,
): Outcome {
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
function failedUnitTests({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

export function runVitest(args: string[], environment: Record<string, string>): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'unit.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  try {
    return runTests([...vitest, `--outputFile.json=${file}`, ...args], environment, () => {
      const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
      return {
        passed: report.numPassedTests,
        failed: failedUnitTests(report),
        skipped: report.numPendingTests,
      };
    });
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
