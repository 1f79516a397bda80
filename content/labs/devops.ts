import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';

const MONDAY = [
  'Run actions/setup-node@v6',
  '  node-version: latest',
  'Environment details',
  '  node: v25.0.0',
  '  npm: 11.6.2',
  'Run actions/cache@v5',
  '  path: node_modules',
  'Cache hit for: modules-9c41e7d2b0a8',
  'Cache restored successfully',
  'Run npm test',
  '> shop@2.14.0 test',
  '> vitest run',
  ' ✓ src/price.test.ts (31 tests) 64ms',
  ' ✓ src/cart.test.ts (22 tests) 58ms',
  '(node:2204) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  ' ✓ src/mail.test.ts (6 tests) 120ms',
  ' FAIL  src/orders.test.ts',
  'Error: The module node_modules/better-sqlite3/build/Release/better_sqlite3.node was compiled against a different Node.js version using NODE_MODULE_VERSION 137. This version of Node.js requires NODE_MODULE_VERSION 141.',
  "Serialized Error: { code: 'ERR_DLOPEN_FAILED' }",
  ' Test Files  1 failed | 3 passed (4)',
  'Error: Process completed with exit code 1.',
];

const LOG_RESPONSES: Record<number, string> = {
  15: 'Line 15 is a warning about an old module. The tests after it pass: it is worth a ticket, and it fails nothing.',
  16: 'Line 16 is a test file that passed.',
  17: 'Line 17 says where it failed. The next question is why: read on.',
  19: 'Line 19 repeats the error as a code, for programs. The sentence that explains it is above.',
  20: 'Line 20 counts. It is a consequence, as is the last line.',
  21: 'Line 21 is how every failed step ends. Scroll up to the first error.',
};

const WORKFLOW = [
  'name: ci',
  'on:',
  '  push:',
  '    branches: [main]',
  '  pull_request:',
  'permissions:',
  '  contents: read',
  'jobs:',
  '  test:',
  '    runs-on: ubuntu-24.04',
  '    steps:',
  '      - uses: actions/checkout@v6',
  '      - uses: actions/setup-node@v6',
  '        with:',
  '          node-version: latest',
  '      - uses: actions/cache@v5',
  '        id: modules',
  '        with:',
  '          path: node_modules',
  "          key: modules-${{ hashFiles('package-lock.json') }}",
  '      - run: npm install',
  "        if: steps.modules.outputs.cache-hit != 'true'",
  '      - run: npm test',
];

const FIRST_STEP = 11;

export const devopsLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.devops}/lab`,
  course: PATHS.devops,
  title: 'Find why the pipeline is red',
  label: 'Open lab',
  documentTitle: 'DevOps lab: find why the pipeline is red',
  description:
    'A free exercise for the browser: read a CI log, find the cause behind the error, repair the workflow, and decide about a release that raises errors.',
  lead: 'On Friday the pipeline was green. On Monday somebody changes nothing but a README, and it is red.',
  image: 'course-devops',
  invitation: 'Read a CI log, repair the workflow and decide about a rollback',
  minutes: 20,
  needs: 'This page. You should know what a test and a Git branch are',
  story: [
    'A shop runs its service on Node.js 24. Each change goes through GitHub Actions before it is deployed. On Monday at 09:20 a colleague corrects a word in the README, and the tests fail.',
    '“It must be flaky, I’ll run it again”, he says. It fails again. You open the workflow and the two logs.',
  ],
  materials: [
    {
      id: 'monday',
      title: 'Log of Monday, 09:20: failed',
      lines: MONDAY,
      caption: 'Invented for this exercise; shortened.',
    },
    {
      id: 'friday',
      title: 'Log of Friday, 16:05: passed',
      lines: [
        'Run actions/setup-node@v6',
        '  node-version: latest',
        'Environment details',
        '  node: v24.10.0',
        '  npm: 11.6.1',
        'Run actions/cache@v5',
        'Cache not found for input keys: modules-9c41e7d2b0a8',
        'Run npm install',
        'added 412 packages in 21s',
        'Run npm test',
        ' Test Files  4 passed (4)',
        'Post job: actions/cache@v5',
        'Cache saved with key: modules-9c41e7d2b0a8',
      ],
      caption: 'Invented for this exercise; shortened.',
    },
    {
      id: 'workflow',
      title: '.github/workflows/ci.yml',
      lines: WORKFLOW,
      caption:
        'Invented for this exercise. No line of it has changed for months. package-lock.json last changed on Friday, with the version number 2.14.0.',
    },
  ],
  steps: [
    {
      kind: 'lines',
      title: 'The line that says why',
      task: 'Pick the line of Monday’s log that gives the reason for the failure.',
      from: 15,
      lines: MONDAY.slice(14).map((text, index) =>
        index === 3 ? { text, isRight: true } : { text, response: LOG_RESPONSES[index + 15] },
      ),
      hint: 'The last line is always a consequence. Go up to the first sentence that explains something.',
      answer: 'Line 18: a module was compiled for another Node.js.',
      explanation: [
        'better-sqlite3 contains machine code. Installing it downloads or compiles a build for one version of Node’s binary interface: 137 is Node 24, 141 is Node 25. A rerun cannot help: nothing in this failure is random.',
      ],
    },
    {
      kind: 'fields',
      title: 'What changed without a commit?',
      task: 'Compare the two logs.',
      fields: [
        {
          name: 'friday',
          label: 'Major version of Node.js on Friday',
          input: 'numeric',
          reads: 'version',
          accepted: ['24', '24.10', '24.10.0'],
          wrong: [
            {
              answers: ['137'],
              response: '137 is the number of its binary interface. Look at “Environment details”.',
            },
            { answers: [/^25/], response: 'That is Monday. Friday’s log is the one below it.' },
            { answers: [/^11/], response: 'That is the version of npm.' },
          ],
          otherwise: 'Look below “Environment details” in Friday’s log.',
        },
        {
          name: 'monday',
          label: 'Major version of Node.js on Monday',
          input: 'numeric',
          reads: 'version',
          accepted: ['25', '25.0', '25.0.0'],
          wrong: [
            {
              answers: ['141'],
              response: '141 is the number of its binary interface. Look at “Environment details”.',
            },
            { answers: [/^24/], response: 'That is Friday.' },
          ],
          otherwise: 'Look at line 4 of Monday’s log.',
        },
        {
          name: 'line',
          label: 'Line of ci.yml that allows this',
          input: 'numeric',
          reads: 'line',
          accepted: [15],
          wrong: [
            {
              answers: [13],
              response: 'Line 13 names the action that installs Node; the version is set two lines below.',
            },
            {
              answers: [10],
              response: 'ubuntu-24.04 is a fixed release. It did not change over the weekend.',
            },
            {
              answers: [20],
              response:
                'Line 20 plays a part in it, in the next step. Which line lets the version itself move?',
            },
          ],
          otherwise: 'Look for a word in ci.yml that means something else from week to week.',
        },
      ],
      hint: 'One word in the workflow means “whatever is newest today”.',
      answer: 'Node 24 on Friday, Node 25 on Monday; line 15, node-version: latest.',
      explanation: [
        'The repository did not change, and its surroundings did. “latest” makes every run depend on the day.',
      ],
    },
    {
      kind: 'choice',
      title: 'Why did the installation not repair it?',
      task: 'A new Node usually means new modules. Why did the job use those that were built for Node 24?',
      options: [
        {
          text: 'package-lock.json names Node 24',
          response:
            'A lock file fixes packages and their versions. It says nothing of the Node that runs them.',
        },
        {
          text: 'The cache key depends only on the lock file: Friday’s node_modules came back, and npm install was skipped',
          isRight: true,
        },
        {
          text: 'npm 11.6.2 has a fault',
          response: 'npm did not run on Monday: there is no “Run npm install” in that log.',
        },
        {
          text: 'The runner still had Friday’s files on its disk',
          response:
            'A hosted runner is a new machine for each job. What comes back came by way of the cache: lines 8 and 9.',
        },
      ],
      hint: 'Which step of Friday’s log is missing on Monday, and what decides about it in line 22?',
      answer: 'The cache key does not contain the version of Node, so the modules of Friday were restored.',
      explanation: [
        'A cache key has to name everything that the content depends on. node_modules depends on the lock file, on Node, on the operating system and on the processor. It is easier to cache what npm downloads (cache: npm) and to install again each time.',
      ],
    },
    {
      kind: 'code',
      title: 'Repair the workflow',
      task: 'Change the steps so that the tests run on the Node of production, with modules built for it, today and in a year.',
      label: 'Steps of ci.yml',
      start: WORKFLOW.slice(FIRST_STEP - 1)
        .map((line) => line.slice(4))
        .join('\n'),
      runner: 'workflow',
      hint: 'Name the version, let setup-node cache downloads, drop the cache of node_modules, and install with npm ci.',
      answer: 'A fixed version, no cached modules, and npm ci:',
      example: [
        'steps:',
        '  - uses: actions/checkout@v6',
        '  - uses: actions/setup-node@v6',
        '    with:',
        '      node-version: 24',
        '      cache: npm',
        '  - run: npm ci',
        '  - run: npm test',
      ].join('\n'),
      explanation: [
        'npm ci deletes node_modules, installs exactly what the lock file says and stops if package.json disagrees with it. cache: npm keeps the downloads, which fit every version of Node. Stricter still: name actions by their commit instead of a tag that can be moved.',
      ],
    },
    {
      kind: 'choice',
      title: 'Meanwhile, in production',
      task: 'It is 09:50. The repair waits for its review. What do you do about release 2.14.0?',
      material: {
        id: 'release',
        title: 'Release 2.14.0',
        table: {
          columns: ['Time', 'What happened', 'Requests that fail'],
          rows: [
            ['Fri 16:20', '2.13.2 in production', '0.2%'],
            ['Fri 16:40', '2.14.0 deployed; adds an empty column discount_code', '0.2%'],
            ['Mon 09:00', 'The first customers use a discount', '1.1%'],
            ['Mon 09:45', 'Orders with a discount end in error 500', '4.0%'],
          ],
        },
        caption:
          'Invented for this exercise. The image of 2.13.2 is in the registry. 2.13.2 ignores columns that it does not know. About 300 orders came in since Friday.',
      },
      options: [
        {
          text: 'Correct the fault and push it to production past the red pipeline',
          response:
            'An untested change in a hurry, on a service that is already failing. It is how one incident becomes two.',
        },
        {
          text: 'Deploy the image of 2.13.2 again and leave the column where it is',
          isRight: true,
        },
        {
          text: 'Restore the database from Friday’s backup and deploy 2.13.2',
          response:
            'The data is fine, and the 300 orders since Friday would be lost. 2.13.2 can live with the new column.',
        },
        {
          text: 'Wait until the pipeline is green, then correct it',
          response:
            'Every 25th request fails now, and those are orders. A deployed image needs no pipeline to go back to.',
        },
      ],
      hint: 'What can be undone in minutes, and loses nothing?',
      answer: 'Roll back to the image of 2.13.2; the added column stays.',
      explanation: [
        'Rolling back is possible because the image was kept and because the migration only added something. That is why a migration adds first, and removes in a later release, once nothing reads the old column.',
        'Say in one line to everybody concerned what you did, at what time, and who looks into the fault.',
      ],
    },
    {
      kind: 'choices',
      title: 'So that Monday does not come back',
      task: 'Choose the three measures that would have prevented this failure or shown it where it hurts nobody.',
      options: [
        {
          text: 'One file with the version of Node, read by CI, image and laptops',
          isRight: true,
          response: 'One measure is missing: the version should be named once, for all places that use it.',
        },
        {
          text: 'A bot that proposes each upgrade as a pull request of its own',
          isRight: true,
          response:
            'One measure is missing: upgrades have to come all the same, one at a time and with their own test run.',
        },
        {
          text: 'Repeat failed jobs three times automatically',
          response:
            'This failure comes every time. Automatic repeats cost minutes, and teach a team not to read logs.',
        },
        {
          text: 'A nightly run of the pipeline on main',
          isRight: true,
          response:
            'One measure is missing: what would have shown the failure on Saturday, before anybody pushed a change?',
        },
        {
          text: 'Allow deployments while a test is red',
          response: 'Then the tests decide nothing any more.',
        },
        {
          text: 'Take the test of the orders out',
          response: 'That test found that a module does not load on this version of Node. It did its job.',
        },
      ],
      hint: 'Name the version once, let it change by a reviewed proposal, and look at main when nobody pushes.',
      answer: 'One version file, upgrades as pull requests, and a nightly run.',
      explanation: [
        'Renovate opens such pull requests for a Node version file and for actions; Dependabot does so for actions and Docker base images, but not for that file, which measure 1 needs. The nightly run finds what changes without a commit: images, certificates, addresses of downloads.',
      ],
    },
  ],
  closing: {
    did: [
      'You read past the last line of a log to the sentence that explains it.',
      'You found a change that no commit shows, and the cache that hid it.',
      'You repaired the workflow: a new major version of Node needs a commit now.',
      'You rolled a release back without losing an order.',
    ],
    adds: [
      {
        text: 'Build a pipeline like this one from nothing.',
        lesson: 'Build once and test in GitHub Actions',
      },
      { text: 'Let a release roll itself back when errors rise.', lesson: 'Rollback when errors rise' },
      {
        text: 'Keep tokens short-lived and actions pinned.',
        lesson: 'Pipeline secrets: short-lived tokens, pinned actions',
      },
      { text: 'Write the review of such a Monday without blame.', lesson: 'Incident reviews without blame' },
    ],
  },
};
