import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Answer, newOperator, runHere, runOperator } from '../support/operator.ts';

/** The operator's commands, typed from their contract. */
const COMMANDS = Object.entries({
  openings: 'list open edit close undo reopen import',
  batches: 'list open edit copy take give publish close cancel seats people undo export',
  subscribers: 'list count remove export',
  notices: 'list add edit publish withdraw undo export',
  hours: 'show set holiday workday restore undo',
  testimonials: 'list add edit publish withdraw undo erase',
  templates: 'list add show set restore remove reuse undo',
  certificates:
    'issue import from-batch list classes rename-class undo-import show pdf credential revoke ' +
    'reissue erase mail signatories add-signatory edit-signatory end-signatory designs set-design rotate-key export',
  enquiries:
    'list add show answer close seat course pay payments fee pass assign reopen note correct ' +
    'join separate undo export',
  payments: 'list export',
  applications:
    'list show resume answer advance hold reject close interview assign reopen note correct ' +
    'join separate undo export',
  outbox: 'list retry',
  mail: 'preview',
  unmatched: 'list show match archive unarchive delete',
  webhooks: 'show example test retry',
  data: 'backup restore verify move purge erase adopt rekey',
  statistics: 'show export',
  desk: 'link invite list reset role end end-sessions audit-log',
}).map(([noun, verbs]) => ({ noun, verbs: verbs.split(' ') }));

/** They write much, or on the site at once: what they would do can be seen before. */
const PREVIEWED = new Set(
  (
    'certificates from-batch, batches open, batches copy, openings import, certificates import, ' +
    'certificates pdf, data restore, data purge, data erase'
  ).split(', '),
);
const DESTROYING = new Set(
  (
    'testimonials erase, certificates rename-class, certificates undo-import, certificates erase, ' +
    'certificates rotate-key, unmatched delete, data restore, data purge, data erase, data adopt, ' +
    'data rekey, desk end-sessions'
  ).split(', '),
);

/** A help page. */
async function helpOf(...words: string[]): Promise<string> {
  const { status, stdout } = await runHere([...words, '--help'], {});
  expect(status).toBe(0);
  return stdout;
}

/** The first words of the lines that describe commands. */
function listed(help: string): string[] {
  return [...help.slice(0, help.indexOf('Example:')).matchAll(/^ {2}([a-z][a-z-]*)/gm)]
    .map(([, word]) => word ?? '')
    .filter((word) => word !== 'help');
}

it('is in the overview, with all verbs in the page of its noun', async () => {
  const operator = await newOperator();
  const { status, stdout } = await operator.run('--help');
  expect({ status, groups: [...stdout.matchAll(/^(\w+):$/gm)].map(([, title]) => title) }).toEqual({
    status: 0,
    groups: ['Options', 'Site', 'Inbox', 'Certificates', 'Data', 'System', 'Commands', 'Example'],
  });
  expect(listed(stdout).toSorted()).toEqual([...COMMANDS.map(({ noun }) => noun), 'doctor'].toSorted());
  for (const { noun, verbs } of COMMANDS) expect(listed(await helpOf(noun))).toEqual(verbs);
});

const EVERY = [...COMMANDS.flatMap(({ noun, verbs }) => verbs.map((verb) => `${noun} ${verb}`)), 'doctor'];

it.each(EVERY)('%s has a page with an example of itself, --json, and --dry-run or --yes', async (command) => {
  const page = await helpOf(...command.split(' '));
  expect(page).toContain(`Example:\n  npx operator ${command}`);
  expect(page).toContain('--json');
  expect(page.includes('--dry-run')).toBe(PREVIEWED.has(command));
  expect(page.includes('--yes')).toBe(DESTROYING.has(command));
});

/** `operator certificates show 1`, in a sentence or as a line of a block; with npx in a clone. */
const COMMAND_IN_TEXT = /(?:`|^)(?:npx )?operator ([a-z][^`\n]*)(?:`|$)/gm;
const DOCUMENTS = globSync(['*.md', '{cli,content,deploy,desk}/README.md', 'docs/*.md', 'docs/*/*.md'], {
  exclude: ['docs/decisions/**', 'docs/host/commands.md'],
});

it('exists, with its options, where a document names it', async () => {
  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMAND_IN_TEXT)].map(([, command = '']) => ({
      file,
      command: command.split(' && ')[0] ?? '',
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const { file, command } of named) {
    const words = (/^[a-z-]+(?: [a-z-]+)?/.exec(command)?.[0] ?? '').split(' ');
    const page = await helpOf(...words.slice(0, words[0] === 'doctor' ? 1 : 2));
    for (const option of command.match(/--[a-z-]+/g) ?? [])
      expect(page, `${file}: ${command}`).toContain(option);
  }
});

it('without a verb or a noun shows what there is, as a mistake', async () => {
  const operator = await newOperator();
  expect(await operator.refused('openings')).toContain('Commands:');
  expect(await operator.refused()).toContain('Commands:');
});

it.each([
  [['certificats', 'list'], 'certificates'],
  [['openings', 'lsit'], 'list'],
  [['certificates', 'list', '--jsn'], '--json'],
])('%j is no command: what was meant is suggested', async (args, meant) => {
  const operator = await newOperator();
  expect(await operator.refused(...args)).toContain(`Did you mean ${meant}?`);
});

it('what is asked for without its value, or with one too many, is refused', async () => {
  const operator = await newOperator();
  expect(await operator.refused('certificates', 'show')).toContain("missing required argument 'number'");
  expect(await operator.refused('openings', 'close', 'a', 'b')).toContain('too many arguments');
});

it.each([{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, { PORT: 'x' }])(
  'ends with 2 and one line when the system fails: %j',
  async (settings) => {
    const operator = await newOperator(settings);
    const { status, stderr, stdout } = await operator.run('openings', 'list', '--json');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);

it('the help of a command marks its required options, and no others', async () => {
  const operator = await newOperator();
  const { stdout } = await operator.run('enquiries', 'pay', '--help');
  const marked = stdout.split(/^  (?=-)/m).filter((option) => option.includes('(required)'));
  expect(marked.map((option) => option.split(' ')[0])).toEqual(['--amount', '--mode']);
});

/** As they are typed: the other tests here run commands in their own process, those in a browser type them beside a site. */
const TYPED = [['openings', 'list'], ['mail', 'preview'], ['data', 'purge', '--dry-run'], ['doctor']];

/** The room on the disk changes from one call to the next. */
const withoutFigures = (answer: Answer) => ({
  ...answer,
  stdout: answer.stdout.replaceAll(/\d[\d.,]*/g, '0'),
});

const AS_TYPED = TYPED.map((command) => ({ typed: command.join(' '), command }));

it.each(AS_TYPED)('$typed as a process ends and answers as in the process of a test', async ({ command }) => {
  const { settings } = await newOperator({ NOTIFY_EMAIL: 'office@keelward.example' });
  const answer = await runOperator(command, settings);
  expect(withoutFigures(answer)).toEqual(withoutFigures(await runHere(command, settings)));
  expect(answer.stdout).not.toBe('');
});

it.each([
  { command: ['openings', 'list', '--json'], answer: { status: 0, stdout: '[]\n', stderr: '' } },
  { command: ['openings', 'lits'], answer: { status: 1, stderr: expect.stringContaining('list') } },
])('answers under the name that the README gives it: npx operator $command', async ({ command, answer }) => {
  const { settings: env } = await newOperator();
  const settings = { encoding: 'utf8', env: { ...env, HOME: process.env.HOME } } as const;
  expect(spawnSync('npx', ['operator', ...command], settings)).toMatchObject(answer);
});
