import type { AnswerBank } from './answer-bank.ts';

const FIXED = `steps:
  - uses: actions/checkout@v6
  - uses: actions/setup-node@v6
    with:
      node-version: 24
      cache: npm
  - run: npm ci
  - run: npm test`;

const node = (version: string) => FIXED.replace('node-version: 24', `node-version: ${version}`);
const install = (line: string) => FIXED.replace('  - run: npm ci', line);
const tests = (lines: string) => FIXED.replace('  - run: npm test', lines);
const cached = (path: string, key: string, inner = '  - run: npm ci') =>
  install(`  - uses: actions/cache@v5
    id: modules
    with:
      path: ${path}
      key: ${key}
${inner}`);

const LOCK_ALONE = "modules-${{ hashFiles('package-lock.json') }}";
const ON_A_MISS = "  - run: npm ci\n    if: steps.modules.outputs.cache-hit != 'true'";

export const devopsAnswers: AnswerBank = {
  'Repair the workflow': {
    right: [
      tests('  - run: timeout 600 npm test'),
      tests('  - run: npx cross-env CI=1 npm test'),
      FIXED,
      `env:\n  NODE_VERSION: 24\n${node('${{ env.NODE_VERSION }}')}`,
      install('  - name: Replaces npm install\n    run: npm ci'),
      cached('node_modules', "modules-node24-${{ hashFiles('package-lock.json') }}", ON_A_MISS),
      tests('  - run: npm test || exit'),
    ],
    wrong: [
      [cached('node_modules', LOCK_ALONE, ON_A_MISS), 'only on package-lock.json'],
      [tests('  - run: vitest run'), 'not on the PATH'],
      [tests('  - run: npm test src/price.test.ts'), 'Only a part'],
      [install('  - run: npm ci || npm install'), 'Install with npm ci'],
      [
        FIXED.replace('cache: npm', 'cache: npm\n      cache-dependency-path: yarn.lock'),
        'yarn.lock is not there',
      ],
      [FIXED.replace('  - run: npm ci', '  – run: npm ci'), 'has a long dash'],
      [tests('  - run: npm test || exit 0'), 'hides the failure'],
      [tests('  - run: npm test\n    if: false'), 'The tests are gone'],
      [tests("  - run: npm test\n    if: github.ref == 'refs/heads/main'"), 'only under a condition'],
      [
        `steps:
  - uses: actions/checkout@v6
  - run: npm ci
  - run: npm test
  - uses: actions/setup-node@v6
    with: { node-version: 24 }`,
        'comes too late',
      ],
      [FIXED.replace('  - uses: actions/checkout@v6\n', ''), 'Without actions/checkout'],
      [
        FIXED.replace('    with:\n      node-version: 24\n      cache: npm\n', '').replace(
          'checkout@v6',
          'checkout@v6\n    with:\n      node-version: 24',
        ),
        'Say which Node',
      ],
      [FIXED.replace('      cache', '        cache'), 'is not YAML'],
    ],
  },
  'What changed without a commit? / friday': {
    right: [
      '24 (v24.10.0)',
      '24',
      '24 LTS',
      '24.10',
      'node: v24.10.0',
      'Node v24',
      'node-version: "24"',
      '**24**',
      'It is 24',
    ],
    wrong: [
      ['25', 'That is Monday'],
      ['137', 'its binary interface'],
      ['11', 'version of npm'],
      ['24.11', 'Friday’s log'],
      ['latest', 'Write one version'],
    ],
  },
  'What changed without a commit? / monday': {
    right: ['25', '25.x', 'v25', 'Node.js 25', 'major version 25', '25, from “Environment details”'],
    wrong: [
      ['24', 'That is Friday'],
      ['v24.10.0', 'That is Friday'],
      ['141', 'its binary interface'],
      ['26', 'line 4'],
      ['latest', 'Write one version'],
    ],
  },
  'What changed without a commit? / line': {
    right: [
      'ci.yml:15',
      '15 (node-version: latest)',
      'ln 15',
      '15',
      '#15',
      'No. 15',
      'l. 15',
      'no 15',
      'ci.yml#L15',
      'ci.yml, line 15',
      'line number 15',
      '15 node-version: latest',
      'the 15th line',
    ],
    wrong: [
      ['13', 'Line 13 names the action'],
      ['10', 'fixed release'],
      ['20', 'in the next step'],
      ['14', 'means something else'],
      ['13-15', 'one line'],
      ['15.5', 'one line'],
      ['15 and 20', 'one line'],
    ],
  },
};
