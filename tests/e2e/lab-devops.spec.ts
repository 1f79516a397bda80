import { choose, pick, testLabByKeyboard, tick, type } from './lab-by-keyboard.ts';

const STEPS = (version: string) => `steps:
  - uses: actions/checkout@v6
  - uses: actions/setup-node@v6
    with:
      node-version: ${version}
  - run: npm ci
  - run: npm test`;

testLabByKeyboard('DevOps', {
  path: '/it-trainings/devops/lab',
  steps: [
    {
      title: 'The line that says why',
      wrong: pick(21),
      says: 'Scroll up to the first error',
      right: pick(18),
    },
    {
      title: 'What changed without a commit?',
      wrong: type({
        'Major version of Node.js on Friday': '24',
        'Major version of Node.js on Monday': '25',
        'Line of ci.yml that allows this': '20',
      }),
      says: 'Which line lets the version itself move?',
      right: type({ 'Line of ci.yml that allows this': '15' }),
    },
    {
      title: 'Why did the installation not repair it?',
      wrong: choose('package-lock.json names Node 24'),
      says: 'A lock file fixes packages and their versions',
      right: choose(
        'The cache key depends on the lock file alone: Friday’s node_modules came back, and npm install was skipped',
      ),
    },
    {
      title: 'Repair the workflow',
      wrong: type({ 'Steps of ci.yml': STEPS('lts/*') }),
      says: 'moves by itself, as it did on Monday',
      right: type({ 'Steps of ci.yml': STEPS('24') }),
    },
    {
      title: 'Meanwhile, in production',
      wrong: choose('Restore the database from Friday’s backup and deploy 2.13.2'),
      says: 'the 300 orders since Friday would be lost',
      right: choose('Deploy the image of 2.13.2 again and leave the column where it is'),
    },
    {
      title: 'So that Monday does not come back',
      wrong: tick(
        'One file with the version of Node, read by CI, image and laptops',
        'Repeat failed jobs three times by themselves',
      ),
      says: 'This failure comes every time',
      right: tick(
        'One file with the version of Node, read by CI, image and laptops',
        'A bot that proposes each upgrade as a pull request of its own',
        'A nightly run of the pipeline on main',
      ),
    },
  ],
});
