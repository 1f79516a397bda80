import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Outcome } from './outcome-reporter.ts';

const REPORTER = resolve('tools/test/outcome-reporter.ts');
const TESTS =
  "test('adds', () => {}); test.skip('waits', () => {}); test('takes', () => { expect(1).toBe(2); });";

/** What a runner reports of a file of three tests, one of which fails, and of a file that cannot be loaded. */
function outcomeOf(library: string, ending: string, args: string[]): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, `sums.${ending}`), `import { expect, test } from '${library}';\n${TESTS}`);
  writeFileSync(join(folder, `broken.${ending}`), "throw new Error('not loaded');");
  const report = join(folder, 'outcome.json');
  const env = { PATH: process.env.PATH, TEST_OUTCOME: report };
  spawnSync(process.execPath, [...args, `--reporter=${REPORTER}`], { cwd: folder, env });
  return JSON.parse(readFileSync(report, 'utf8')) as Outcome;
}

test('of Vitest, a test that failed is named with its file, and a file that could not be loaded by itself', () => {
  expect(outcomeOf('vitest', 'test.ts', ['node_modules/vitest/vitest.mjs', 'run'])).toEqual({
    passed: 1,
    failed: ['broken.test.ts', 'sums.test.ts: takes'],
    skipped: 1,
    files: { 'broken.test.ts': expect.any(Number), 'sums.test.ts': expect.any(Number) },
  });
});

test('of Playwright, a test that failed is named with its file, and an error outside of tests too', () => {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  const { failed } = outcomeOf('@playwright/test', 'spec.ts', playwright);
  expect(failed).toEqual([expect.stringContaining('not loaded')]);
  expect(outcomeOf('@playwright/test', 'spec.ts', [...playwright, 'sums'])).toEqual({
    passed: 1,
    failed: ['sums.spec.ts: takes'],
    skipped: 1,
    files: { 'sums.spec.ts': expect.any(Number) },
  });
});
