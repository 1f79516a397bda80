import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { browserOutcome, runTests, settle, slowestFiles, unitOutcome } from './run-tests.ts';

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

test('a runner that ends well gives what its report says', async () => {
  expect(await run({ failed: [] }, 0)).toEqual({ passed: 3, failed: [], skipped: 1 });
  expect(await run({ failed: ['one'] }, 1)).toEqual({ passed: 3, failed: ['one'], skipped: 1 });
});

test('a runner that ends badly without a failed test, or leaves no report, is one failure', async () => {
  expect((await run({ failed: [] }, 7)).failed).toEqual(['--eval ended with 7']);
  expect(await run(undefined, 0)).toEqual({ passed: 0, failed: ['--eval left no report'], skipped: 0 });
});

test('a unit test that failed is named with its file, and a file that could not be run by itself', () => {
  const report = {
    numPassedTests: 5,
    numPendingTests: 2,
    testResults: [
      {
        name: resolve('server/a.test.ts'),
        status: 'failed',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { fullName: 'adds', status: 'failed' },
          { fullName: 'takes', status: 'passed' },
        ],
      },
      {
        name: resolve('server/b.test.ts'),
        status: 'failed',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  };
  expect(unitOutcome(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: ['server/a.test.ts: adds', 'server/b.test.ts'],
    skipped: 2,
    files: { 'server/a.test.ts': 2_500, 'server/b.test.ts': 0 },
  });
});

test('a browser test that failed is named wherever it stands, and an error outside of tests too', () => {
  const report = {
    stats: { expected: 4, skipped: 1 },
    suites: [
      {
        file: 'home.spec.ts',
        specs: [{ title: 'has a heading', ok: true, tests: [{ results: [{ duration: 700 }] }] }],
        suites: [
          {
            file: 'home.spec.ts',
            specs: [{ title: 'has a menu', ok: false, tests: [{ results: [{ duration: 400 }] }] }],
          },
        ],
      },
    ],
    errors: [{ message: 'no browser' }, {}],
  };
  expect(browserOutcome(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: ['tests/e2e/home.spec.ts: has a menu', 'no browser', 'an error outside of the tests'],
    skipped: 1,
    files: { 'tests/e2e/home.spec.ts': 1_100 },
  });
});

test('the ten slowest files are named, of all runners, the slowest first', () => {
  const unit = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index * 100]),
  );
  const lines = slowestFiles([
    { passed: 1, failed: [], skipped: 0 },
    { passed: 1, failed: [], skipped: 0, files: unit },
    { passed: 1, failed: [], skipped: 0, files: { 'home.spec.ts': 61_000 } },
  ]);
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual(['  61.0 s  home.spec.ts', '   1.1 s  11.test.ts']);
});

test('in CI a few failures run once more, and what passes then is named as unsteady', async () => {
  const [steady, shaky] = ['tools/test/test.ts: breaks', 'tools/test/run-tests.ts: is late'];
  const asked: string[][] = [];
  const outcome = {
    passed: 3,
    failed: [steady, shaky],
    skipped: 0,
    again: async (paths: string[]) => {
      asked.push(paths);
      return { passed: 1, failed: [steady], skipped: 0 };
    },
  };
  vi.stubEnv('CI', '');
  expect(await settle([outcome])).toEqual([outcome]);
  vi.stubEnv('CI', 'true');
  expect(await settle([outcome])).toMatchObject([{ failed: [steady], unsteady: [shaky] }]);
  expect(asked).toEqual([['tools/test/test.ts', 'tools/test/run-tests.ts']]);

  const noReport = { ...outcome, failed: ['vitest left no report'] };
  const many = { ...outcome, failed: Array.from({ length: 11 }, (_, index) => `${steady} ${index}`) };
  for (const each of [noReport, many]) expect(await settle([each])).toEqual([each]);
  expect(asked).toHaveLength(1);
  vi.unstubAllEnvs();
});
