import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Outcome } from './outcome-reporter.ts';

const REPORTER = resolve('tools/test/outcome-reporter.ts');
const VITEST = "import { describe, expect, test } from 'vitest';";
const PLAYWRIGHT = "import { expect, test } from '@playwright/test'; const { describe } = test;";
const WAIT_MS = 20;
const TESTS = `describe('sums', () => {
  test('adds', () => new Promise((resolve) => setTimeout(resolve, ${WAIT_MS})));
  test.skip('waits', () => {});
  test('takes', () => new Promise((resolve) => setTimeout(resolve, ${WAIT_MS})).then(() => expect(1).toBe(2)));
});`;

/** Two tests wait; a timer may be early by less than a millisecond. */
const hasWaited = (duration: number) => duration >= 2 * (WAIT_MS - 1);

/** What a runner reports of a file of three tests, one of which fails, and of a file that cannot be loaded. */
function outcomeOf(imports: string, ending: string, args: string[]): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'school'));
  writeFileSync(join(folder, `school/sums.${ending}`), imports + TESTS);
  writeFileSync(join(folder, `broken.${ending}`), "throw new Error('not loaded');");
  const report = join(folder, 'outcome.json');
  const env = { PATH: process.env.PATH, TEST_OUTCOME: report };
  spawnSync(process.execPath, [...args, `--reporter=${REPORTER}`], { cwd: folder, env });
  return JSON.parse(readFileSync(report, 'utf8')) as Outcome;
}

test('of Vitest, a test that failed is named with its file, and a file that could not be loaded by itself', () => {
  expect(outcomeOf(VITEST, 'test.ts', ['node_modules/vitest/vitest.mjs', 'run'])).toEqual({
    passed: 1,
    failed: ['broken.test.ts', 'school/sums.test.ts: sums > takes'],
    skipped: 1,
    files: { 'broken.test.ts': expect.any(Number), 'school/sums.test.ts': expect.toSatisfy(hasWaited) },
  });
});

test('of Playwright, a test that failed is named with its file, and an error outside of tests too', () => {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  const { failed } = outcomeOf(PLAYWRIGHT, 'spec.ts', playwright);
  expect(failed).toEqual([expect.stringContaining('not loaded')]);
  expect(outcomeOf(PLAYWRIGHT, 'spec.ts', [...playwright, 'sums'])).toEqual({
    passed: 1,
    failed: ['school/sums.spec.ts: sums > takes'],
    skipped: 1,
    files: { 'school/sums.spec.ts': expect.toSatisfy(hasWaited) },
  });
});
