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
      FIXED,
      FIXED.replace(
        '    with:\n      node-version: 24\n      cache: npm',
        '    with: { node-version: 24, cache: npm }',
      ),
      FIXED.replace('  - run: npm ci\n  - run: npm test', '  - run: npm ci && npm test'),
      tests('  - run: npm t'),
      tests('  - run: npx vitest run'),
      tests('  - run: >-\n      npm\n      test'),
      FIXED.replace('actions/setup-node@v6', '"actions/setup-node@v6"'),
      `strategy:\n  matrix:\n    node: [24]\n${node('${{ matrix.node }}')}`,
      `env:\n  NODE_VERSION: 24\n${node('${{ env.NODE_VERSION }}')}`,
      node('lts/krypton'),
      node("'>=24 <25'"),
      node('24.x # as production'),
      node("'^24'"),
      node("'~24.10.0'"),
      node("'24.11.1'"),
      node('v24'),
      install('  - name: Install for npm test\n    run: npm ci'),
      install('  - name: Replaces npm install\n    run: npm ci'),
      FIXED.replace('node-version: 24', 'node-version-file: .nvmrc'),
      FIXED.replace('node-version: 24', 'node-version-file: package.json'),
      install('  - run: |\n      npm ci\n      npm run build'),
      install('  - run: npm clean-install --no-audit'),
      install('  - run: npm ci --ignore-scripts\n  - run: npm rebuild'),
      FIXED.replace('  - run: npm ci\n  - run: npm test', '  - run: npm cit'),
      cached('node_modules', "modules-node24-${{ hashFiles('package-lock.json') }}"),
      cached('node_modules', "modules-node24-${{ hashFiles('package-lock.json') }}", ON_A_MISS),
      cached('~/.npm', "npm-${{ hashFiles('package-lock.json') }}"),
      FIXED.replace('      cache: npm\n', ''),
      tests('  - run: npm test\n    env:\n      NODE_ENV: test'),
      tests('  - run: npm test -- --reporter=dot'),
      tests('  - run: set -x; npm run test'),
      tests('  - run: npm test | tee test.log\n    shell: bash'),
      tests('  - run: npm test\n    if: ${{ !cancelled() }}'),
      // GitHub runs "bash -e": npm test ends the script, and "true" is not reached.
      tests('  - run: npm test; true'),
      `name: ci\non: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n${FIXED.replaceAll(/^/gm, '    ')}`,
      FIXED.replaceAll(/^/gm, '    '),
      FIXED.slice('steps:\n'.length),
      FIXED.replaceAll(/^ {2}- /gm, '- ')
        .replaceAll(/^ {4}/gm, '  ')
        .replaceAll(/^ {4}(?=node|cache)/gm, '    '),
      tests('  - run: npm test\n  - if: failure()\n    run: echo "the tests failed"'),
      `defaults:\n  run:\n    shell: bash\n${FIXED}`,
    ],
    wrong: [
      [tests('  - run: npm test || exit 0'), 'hides the failure'],
      [tests('  - run: npm test || echo failed'), 'hides the failure'],
      [tests('  - run: npm test || true'), 'hides the failure'],
      [tests('  - run: |\n      set +e\n      npm test\n      echo done'), 'hides the failure'],
      [tests('  - run: npm test | tee test.log'), 'hides the failure'],
      [tests('  - run: npm test && echo good; echo done'), 'hides the failure'],
      [tests('  - run: if npm test; then echo good; fi'), 'hides the failure'],
      [tests('  - run: npm test &'), 'hides the failure'],
      [tests('  - run: npm test; true\n    shell: bash {0}'), 'hides the failure'],
      [tests('  - run: npm test\n    if: false'), 'The tests are gone'],
      [tests('  - run: npm test\n    if: ${{ false }}'), 'The tests are gone'],
      [tests("  - run: npm test\n    if: github.ref == 'refs/heads/main'"), 'only under a condition'],
      [tests('  - run: npm test\n    continue-on-error: ${{ true }}'), 'hides the failure'],
      [`${FIXED}\n    continue-on-error: true`, 'hides the failure'],
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
      [
        FIXED.replace('    with:\n      node-version', '    node-version').replace('      cache: npm\n', ''),
        'Say which Node',
      ],
      [FIXED.replace('      cache', '        cache'), 'is not YAML'],
      [
        install('  - uses: actions/setup-node@v6\n    with:\n      node-version: latest\n  - run: npm ci'),
        '“latest” moves by itself',
      ],
      [cached("'**/node_modules'", LOCK_ALONE), 'package-lock.json alone'],
      [cached('${{ github.workspace }}/node_modules', LOCK_ALONE), 'package-lock.json alone'],
      [cached('node_modules', LOCK_ALONE), 'package-lock.json alone'],
      [cached('node_modules', LOCK_ALONE, ON_A_MISS), 'package-lock.json alone'],
      [
        cached(
          'node_modules',
          "modules-node24-${{ hashFiles('package-lock.json') }}\n      restore-keys: modules-",
        ),
        'package-lock.json alone',
      ],
      [install('  - run: npm ci --omit=dev'), 'vitest is among it'],
      [install('  - run: npm ci\n    env:\n      NODE_ENV: production'), 'vitest is among it'],
      [install('  - run: npm ci --ignore-scripts'), 'without its machine code'],
      [FIXED.replace('node-version: 24', 'node-version-file: README.md'), 'README.md says nothing'],
      [node('latest'), '“latest” moves by itself'],
      [node('lts/*'), '“lts/*” moves by itself'],
      [node("'>=24'"), 'Node 25 fits it too'],
      [node('25'), '25 is not what production runs'],
      [node('2'), '2 is not what production runs'],
      [node('22.x'), '22.x is not what production runs'],
      [node('lts/jod'), 'lts/jod is not what production runs'],
      [
        `strategy:\n  matrix:\n    node: [24, 25]\n${node('${{ matrix.node }}')}`,
        '25 is not what production runs',
      ],
      [node('${{ matrix.node }}'), 'moves by itself'],
      [FIXED.replace('      node-version: 24\n', ''), 'Say which Node'],
      [install('  - run: npm install'), 'Install with npm ci'],
      [install('  - run: npm i'), 'Install with npm ci'],
      [FIXED.replace('  - run: npm ci\n', ''), 'Install with npm ci'],
      [install('  - run: npm ci || true'), 'hides the failure of the installation'],
      [install('  # - run: npm ci'), 'Install with npm ci'],
      [install('  - name: npm ci\n    run: echo installed'), 'Install with npm ci'],
      [tests(''), 'The tests are gone'],
      [tests('  - name: npm test'), 'needs one of “uses” and “run”'],
      [tests('  - run: echo npm test'), 'The tests are gone'],
      [tests('  - run: npx vitest run src/price.test.ts'), 'Only a part'],
      [tests('  - run: npm test\n    working-directory: docs'), 'is not where package.json is'],
      [
        FIXED.replace('  - run: npm ci\n  - run: npm test', '  - run: npm test\n  - run: npm ci'),
        'come before npm ci',
      ],
      [FIXED.replace('actions/setup-node@v6', 'actions/setup-python@v6'), 'Without actions/setup-node'],
      [FIXED.replace('setup-node@v6', 'setup-node@main'), 'a branch moves by itself'],
      [FIXED.replace('cache: npm', 'cache: yarn'), 'the shop uses npm'],
      [FIXED.replaceAll('    ', '\t'), 'There is a tab in line'],
      [FIXED.replaceAll(/^/gm, '# '), 'There is no list of steps'],
      ['', 'There is no list of steps'],
      ['nonsense: [', 'is not YAML'],
      [tests("  - run: npm test 'a"), 'Bash cannot read'],
      [tests('  - run: for i in 1 2 3; do npm test && break; done'), 'Keep to plain commands'],
    ],
  },
  'What changed without a commit? / friday': {
    right: [
      '24',
      'Node 24',
      '24.x',
      '24 LTS',
      'node v24.10.0',
      'v24.10.0',
      '24.10',
      'v24',
      'Node.js 24',
      'node: v24.10.0',
      'Version 24',
      '24.10.0',
      'Node v24',
      'major version 24',
      'node@24',
      '24.x.x',
    ],
    wrong: [
      ['25', 'That is Monday'],
      ['v25.0.0', 'That is Monday'],
      ['Node 25', 'That is Monday'],
      ['137', 'its binary interface'],
      ['11', 'version of npm'],
      ['11.6.1', 'version of npm'],
      ['24.11', 'Friday’s log'],
      ['24.9.0', 'Friday’s log'],
      ['2', 'Friday’s log'],
      ['latest', 'Write one version'],
      ['22', 'Friday’s log'],
      ['24 or 25', 'Write one version'],
      ['lts', 'Write one version'],
      ['0', 'Friday’s log'],
      ['241', 'Friday’s log'],
    ],
  },
  'What changed without a commit? / monday': {
    right: [
      '25',
      'v25.0.0',
      'Node 25',
      '25.x',
      '25.0',
      '25.0.0',
      'v25',
      'Node v25.0.0',
      'node: v25.0.0',
      'Node.js 25',
      '25.x.x',
      'Version 25',
      'major version 25',
      'node@25',
      'Node 25.0',
      '25.',
    ],
    wrong: [
      ['24', 'That is Friday'],
      ['v24.10.0', 'That is Friday'],
      ['141', 'its binary interface'],
      ['26', 'line 4'],
      ['25.1', 'line 4'],
      ['Node 24', 'That is Friday'],
      ['v24.10.0', 'That is Friday'],
      ['24.x', 'That is Friday'],
      ['24.10', 'That is Friday'],
      ['2', 'line 4'],
      ['25.0.1', 'line 4'],
      ['251', 'line 4'],
      ['latest', 'Write one version'],
      ['24 or 25', 'Write one version'],
      ['current', 'Write one version'],
      ['11.6.2', 'line 4'],
    ],
  },
  'What changed without a commit? / line': {
    right: [
      '15',
      'line 15',
      'L15',
      '#15',
      'Line 15: node-version: latest',
      '15.',
      'No. 15',
      '15) node-version: latest',
      'line no. 15',
      'l. 15',
      'line: 15',
      '# 15',
      'no 15',
      '15: node-version: latest',
      ' 15 ',
    ],
    wrong: [
      ['13', 'Line 13 names the action'],
      ['line 13', 'Line 13 names the action'],
      ['10', 'fixed release'],
      ['20', 'in the next step'],
      ['14', 'means something else'],
      ['13-15', 'one line'],
      ['15 or 20', 'one line'],
      ['node-version', 'one line'],
      ['latest', 'one line'],
      ['L13', 'Line 13 names the action'],
      ['line 20', 'in the next step'],
      ['#10', 'fixed release'],
      ['16', 'means something else'],
      ['1', 'means something else'],
      ['115', 'means something else'],
      ['Node 25', 'one line'],
    ],
  },
};
