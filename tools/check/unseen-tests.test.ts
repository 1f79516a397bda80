import { expect, test } from 'vitest';
import { stageProblems } from './unseen-tests.ts';

const [FORMAT, LOAD] = ['site/features/jobs/load-open-jobs.test.ts', 'server/config.test.ts'];
const stage = (name: string, include: string[], exclude: string[] = []) => ({ name, include, exclude });

test('each test is in one stage', () => {
  const fast = stage('fast', ['site/features/jobs/*.test.ts', 'server/*.test.ts'], ['server/config.test.ts']);
  expect(stageProblems([FORMAT, LOAD], [fast, stage('rest', ['server/config.test.ts'])])).toEqual([]);
});

test('one that is in none or in two is named, and a path of the rest that is no file', () => {
  expect(stageProblems([FORMAT, LOAD], [stage('fast', [FORMAT]), stage('rest', [FORMAT])])).toEqual([
    `${FORMAT} is in fast and rest: tools/test/test-stages.ts`,
    `${LOAD} is in no stage: tools/test/test-stages.ts`,
  ]);
  expect(stageProblems([FORMAT], [stage('fast', [FORMAT], ['server/{config,gone}.test.ts'])])).toEqual([
    'tools/test/test-stages.ts: server/gone.test.ts is no file',
  ]);
});
