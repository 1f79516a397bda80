import { expect, test } from 'vitest';
import { judgeWorkflow } from './devops.ts';

const FIXED = `steps:
  - uses: actions/checkout@v6
  - uses: actions/setup-node@v6
    with:
      node-version: 24
      cache: npm
  - run: npm ci
  - run: npm test`;

test.each([
  FIXED,
  FIXED.replace('24', "'24.11.1'"),
  FIXED.replace('24', '24.x # as production'),
  FIXED.replace('node-version: 24', 'node-version-file: .nvmrc'),
  FIXED.replace('- run: npm ci', '- run: |\n      npm ci'),
  FIXED.replace(
    '  - run: npm ci',
    `  - uses: actions/cache@v5
    with:
      path: node_modules
      key: modules-node24-\${{ hashFiles('package-lock.json') }}
  - run: npm ci`,
  ),
])('is right: %s', (yaml) => {
  expect(judgeWorkflow(yaml)).toMatchObject({ correct: true });
});

const CACHED = FIXED.replace(
  '  - run: npm ci',
  `  - uses: actions/cache@v5
    with:
      path: node_modules
      key: modules-\${{ hashFiles('package-lock.json') }}
  - run: npm ci`,
);

test.each([
  [FIXED.replace('24', 'latest'), '“latest” moves by itself'],
  [FIXED.replace('24', 'lts/*'), '“lts/*” moves by itself'],
  [FIXED.replace('24', '25'), '25 is not what production runs'],
  [FIXED.replace('24', '2'), '2 is not what production runs'],
  [FIXED.replace('      node-version: 24\n', ''), 'Say which Node'],
  [FIXED.replace('npm ci', 'npm install'), 'Install with npm ci'],
  [FIXED.replace('  - run: npm ci\n', ''), 'Install with npm ci'],
  [FIXED.replace('\n  - run: npm test', ''), 'The tests are gone'],
  [
    FIXED.replace('  - run: npm ci\n  - run: npm test', '  - run: npm test\n  - run: npm ci'),
    'come before npm ci',
  ],
  [FIXED.replace('npm test', 'npm test || true'), 'That hides the failure'],
  [`${FIXED}\n    continue-on-error: true`, 'That hides the failure'],
  [CACHED, 'depend on package-lock.json alone'],
  [FIXED.replace('actions/setup-node@v6', 'actions/setup-python@v6'), 'Without actions/setup-node'],
  [FIXED.replaceAll('    ', '\t'), 'There is a tab in it'],
  [FIXED.replaceAll(/^/gm, '# '), 'Without actions/setup-node'],
  ['', 'Without actions/setup-node'],
  ['nonsense: [', 'Without actions/setup-node'],
])('says what is off in %s', (yaml, message) => {
  const verdict = judgeWorkflow(yaml);
  expect(verdict.correct).toBe(false);
  expect(verdict.message).toContain(message);
});
