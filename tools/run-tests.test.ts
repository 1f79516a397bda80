import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserOutcome, runTests, unitOutcome } from './run-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A runner that writes this report, or none, and ends with this status. */
function run(report: { failed: string[] } | undefined, status: number) {
  const file = join(folder, `${Math.random()}.json`);
  const write = report
    ? `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))});`
    : '';
  const args = ['--eval', `${write} process.exitCode = ${status}`];
  return runTests({ args, report: file }, (text) => ({
    passed: 3,
    failed: (JSON.parse(text) as { failed: string[] }).failed,
    skipped: 1,
  }));
}

test('a runner that ends well gives what its report says', () => {
  expect(run({ failed: [] }, 0)).toEqual({ passed: 3, failed: [], skipped: 1 });
  expect(run({ failed: ['one'] }, 1)).toEqual({ passed: 3, failed: ['one'], skipped: 1 });
});

test('a runner that ends badly without a failed test, or leaves no report, is one failure', () => {
  expect(run({ failed: [] }, 7).failed).toEqual(['--eval ended with 7']);
  expect(run(undefined, 0)).toEqual({ passed: 0, failed: ['--eval left no report'], skipped: 0 });
});

test('a unit test that failed is named with its file, and a file that could not be run by itself', () => {
  const report = {
    numPassedTests: 5,
    numPendingTests: 2,
    testResults: [
      {
        name: resolve('server/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed' },
          { fullName: 'takes', status: 'passed' },
        ],
      },
      { name: resolve('server/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('server/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  };
  expect(unitOutcome(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: ['server/a.test.ts: adds', 'server/b.test.ts'],
    skipped: 2,
  });
});

test('a browser test that failed is named wherever it stands, and an error outside of tests too', () => {
  const report = {
    stats: { expected: 4, skipped: 1 },
    suites: [
      {
        file: 'home.spec.ts',
        specs: [{ title: 'has a heading', ok: true }],
        suites: [{ file: 'home.spec.ts', specs: [{ title: 'has a menu', ok: false }] }],
      },
    ],
    errors: [{ message: 'no browser' }, {}],
  };
  expect(browserOutcome(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: ['tests/e2e/home.spec.ts: has a menu', 'no browser', 'an error outside of the tests'],
    skipped: 1,
  });
});
