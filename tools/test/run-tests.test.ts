import { expect, test, vi } from 'vitest';
import { noOutcome, type Outcome } from './outcome-reporter.ts';
import { runTests, settle, slowestFiles } from './run-tests.ts';

/** A runner that writes these failures, or no report, and ends with this status. */
function run(failed: string[] | undefined, status: number, told: Partial<Outcome> = {}) {
  const report = JSON.stringify(JSON.stringify({ ...noOutcome(), ...told, failed }));
  const write = failed ? `require('node:fs').writeFileSync(process.env.TEST_OUTCOME, ${report});` : '';
  return runTests(['--eval', `${write} process.exitCode = ${status}`]);
}

test('a runner that ends well gives what its report says', async () => {
  const told = { passed: 3, skipped: 1, files: { 'a.test.ts': 5 } };
  expect(await run([], 0, told)).toEqual({ ...told, failed: [] });
  expect(await run(['one'], 1)).toEqual({ ...noOutcome(), failed: ['one'] });
});

test('a runner that ends badly without a failed test, or leaves no report, is one failure', async () => {
  expect((await run([], 7)).failed).toEqual(['--eval ended with 7']);
  expect((await run(undefined, 0)).failed).toEqual(['--eval left no report']);
});

test('the ten slowest files are named, of all runners, the slowest first', () => {
  const unit = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index * 100]),
  );
  const lines = slowestFiles([
    noOutcome(),
    { ...noOutcome(), files: unit },
    { ...noOutcome(), files: { 'home.spec.ts': 61_000 } },
  ]);
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual(['  61.0 s  home.spec.ts', '   1.1 s  11.test.ts']);
});

test('in CI a few failures run once more, and what passes then is named as unsteady', async () => {
  const [steady, shaky] = ['tools/test/test.ts: breaks', 'tools/test/run-tests.ts: is late'];
  const asked: string[][] = [];
  const outcome = {
    ...noOutcome(),
    failed: [steady, shaky],
    again: async (paths: string[]) => {
      asked.push(paths);
      return { ...noOutcome(), failed: [steady] };
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
