/** `npm test`: every check and every test, then one line with the sum. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { runChecks } from './check-steps.ts';
import { findChromium } from './find-chromium.ts';
import { startTestEngines } from './test-engines.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** Runs a test runner; a runner that ends badly without a failed test counts as one failure. */
function run(args: string[], environment: Record<string, string>, count: () => Counts): Counts {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  try {
    const counts = count();
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(join(reports, file), 'utf8'));
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** On both databases, and with Redis, where these are installed. */
async function runUnitTests(): Promise<Counts> {
  const file = join(reports, 'unit.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const engines = await startTestEngines();
  const counts = run(args, engines.environment, () => {
    const report = readReport('unit.json') as UnitReport;
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  });
  engines.stop();
  return counts;
}

function runBrowserTests(): Counts {
  const environment = {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  return run(args, environment, () => {
    const { stats } = readReport('browser.json') as BrowserReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

await buildIfStale();
const checks = await runChecks();
const all: Counts[] = [
  {
    passed: checks.filter((check) => check.isPassed).length,
    failed: checks.filter((check) => !check.isPassed).length,
    skipped: 0,
  },
  await runUnitTests(),
  runBrowserTests(),
];
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
