import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Answer, newOperator, runHere, runOperator } from '../support/operator.ts';

const SIGNALS = [process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')];

/** The operator's commands, typed from their contract. */
const COMMANDS = {
  openings: ['list', 'open', 'edit', 'close', 'undo', 'reopen', 'import'],
  batches: [
    'list',
    'open',
    'edit',
    'copy',
    'take',
    'give',
    'publish',
    'close',
    'cancel',
    'seats',
    'people',
    'undo',
    'export',
  ],
  subscribers: ['list', 'count', 'remove', 'export'],
  notices: ['list', 'add', 'edit', 'publish', 'withdraw', 'undo', 'export'],
  hours: ['show', 'set', 'holiday', 'workday', 'restore', 'undo'],
  testimonials: ['list', 'add', 'edit', 'publish', 'withdraw', 'undo', 'erase'],
  templates: ['list', 'add', 'show', 'set', 'restore', 'remove', 'reuse', 'undo'],
  certificates: [
    'issue',
    'import',
    'from-batch',
    'list',
    'classes',
    'rename-class',
    'undo-import',
    'show',
    'pdf',
    'credential',
    'revoke',
    'reissue',
    'erase',
    'mail',
    'signatories',
    'add-signatory',
    'edit-signatory',
    'end-signatory',
    'designs',
    'set-design',
    'rotate-key',
    'export',
  ],
  enquiries: [
    'list',
    'add',
    'show',
    'answer',
    'close',
    'seat',
    'course',
    'pay',
    'payments',
    'fee',
    'pass',
    'assign',
    'reopen',
    'note',
    'correct',
    'join',
    'separate',
    'undo',
    'export',
  ],
  payments: ['list', 'export'],
  applications: [
    'list',
    'show',
    'resume',
    'answer',
    'advance',
    'hold',
    'reject',
    'close',
    'interview',
    'assign',
    'reopen',
    'note',
    'correct',
    'join',
    'separate',
    'undo',
    'export',
  ],
  outbox: ['list', 'retry'],
  mail: ['preview'],
  unmatched: ['list', 'show', 'match', 'archive', 'unarchive', 'delete'],
  webhooks: ['show', 'example', 'test', 'retry'],
  data: ['backup', 'restore', 'verify', 'move', 'purge', 'erase', 'adopt', 'rekey'],
  statistics: ['show', 'export'],
  desk: ['link', 'invite', 'list', 'reset', 'role', 'end', 'end-sessions', 'audit-log'],
};

/** They write much, or on the site at once: what they would do can be seen before. */
const PREVIEWED = new Set([
  'certificates from-batch',
  'batches open',
  'batches copy',
  'openings import',
  'certificates import',
  'certificates pdf',
  'data restore',
  'data purge',
  'data erase',
]);
const DESTROYING = new Set([
  'testimonials erase',
  'certificates rename-class',
  'certificates undo-import',
  'certificates erase',
  'certificates rotate-key',
  'unmatched delete',
  'data restore',
  'data purge',
  'data erase',
  'data adopt',
  'data rekey',
  'desk end-sessions',
]);

/** Operand and options of the verbs that have any, typed from their contract. */
const OPTIONS = `
openings open: --title --type --location --description --closes
openings edit <id>: --title --type --location --description --closes
openings close <id>:
openings reopen <id>: --closes
openings import <file>: --dry-run
batches list: --course --state --year
batches open: --course --start --mode --seats --end --weeks --draft --days --from --to --city --place --language --trainer --fee --gst --instalments --early-fee --early-until --note
batches edit <id>: --start --end --weeks --mode --seats --fee
batches copy <id>: --start --draft
batches take <id>: --seats
batches give <id>: --seats
batches publish <id>:
batches close <id>:
batches cancel <id>: --move-to
batches seats <id>:
batches people <id>: --format --out
batches undo <id>:
subscribers list: --course
subscribers remove <reference>:
notices add: --text --until --tone --link --link-label --from --draft
notices edit <id>: --text --until
notices publish <id>:
notices withdraw <id>:
notices undo <id>:
hours set: --mon --tue --wed --thu --fri --sat --sun
hours holiday <day>: --name --hours
hours workday <day>:
testimonials add: --name --role --message --agreed-by --agreed-on --agreed-to --until --email
testimonials edit <id>: --name --role --message --agreed-by --agreed-on --agreed-to --until --email
testimonials publish <id>:
testimonials withdraw <id>:
testimonials undo <id>:
testimonials erase <id>: --yes
templates show <id>:
templates add: --label --about --subject --text --text-file
templates set <id>: --label --about --subject --text --text-file
templates restore <id>:
templates remove <id>:
templates reuse <id>:
templates undo <id>:
enquiries list: --since --state --search
enquiries add: --name --via --phone --email --course --message
enquiries seat <reference>: --is --until --batch
enquiries pay <reference>: --amount --mode --on --reference
enquiries payments <reference>:
enquiries fee <reference>: --amount --why
enquiries pass <reference>: --not
enquiries close <reference>: --outcome --why
applications list: --since --state --search
applications resume <reference>: --out
applications advance <reference>: --to --template --set --sender --subject --text --preview
applications hold <reference>:
applications reject <reference>: --template --set --sender --subject --text --preview
applications close <reference>:
applications interview <reference>: --propose --at --cancel --minutes --place --with --words
unmatched list: --show
unmatched show <id>:
unmatched match <id>: --to
unmatched archive <id>:
unmatched unarchive <id>:
unmatched delete <id>: --yes
outbox list: --all
outbox retry [reference]:
mail preview [template]: --out
certificates issue: --name --course --issued --expires --number --class --email
certificates import <file>: --class --dates --encoding --all-or-nothing --dry-run
certificates from-batch <id>: --dry-run
certificates list: --search --class
certificates show <number>:
certificates classes: --search
certificates rename-class <class>: --to
certificates undo-import <class>:
certificates pdf [numbers...]: --class --course --issued-since --from --all --out
certificates credential [number]: --class --out
certificates revoke <number>: --reason
certificates reissue <number>: --name --course --expires
certificates erase <number>: --yes
certificates mail [number]: --to --class
certificates add-signatory: --name --role --picture
certificates edit-signatory <id>: --name --role --picture
certificates end-signatory <id>:
certificates set-design: --class --design --sign --hours --no-hours --class-printed --no-class-printed --as-firm --says
certificates rotate-key: --withdraw
data backup [file]: --out --to --passphrase-file
data restore <file>: --passphrase-file --no-copy --yes
data verify <file>: --passphrase-file
data move: --to-database --to-store
data purge: --dry-run --yes
data erase [reference]: --email --dry-run --yes
statistics show: --from --to --month
statistics export: --kind --from --to --month
desk invite: --name --role
desk reset <name>:
desk role <name>: --role
desk end <name>:
desk end-sessions [name]:
doctor: --running
${['enquiries', 'applications']
  .flatMap((noun) => [
    `${noun} show <reference>:`,
    `${noun} answer <reference>: --phone --template --set --sender --subject --text --preview`,
    `${noun} assign <reference>: --to --due`,
    `${noun} reopen <reference>:`,
    `${noun} undo <reference>: --with-note`,
    `${noun} note <reference>: --text`,
    `${noun} correct <reference>: --email`,
    `${noun} join <reference>: --with`,
    `${noun} separate <reference>:`,
    `${noun} export: --since --format --out`,
  ])
  .join('\n')}
${['batches', 'subscribers', 'notices', 'certificates', 'statistics'].map((noun) => `${noun} export: --format --out`).join('\n')}`;

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
  expect(listed(stdout).toSorted()).toEqual([...Object.keys(COMMANDS), 'doctor'].toSorted());
  for (const [noun, verbs] of Object.entries(COMMANDS)) expect(listed(await helpOf(noun))).toEqual(verbs);
});

const EVERY = [
  ...Object.entries(COMMANDS).flatMap(([noun, verbs]) => verbs.map((verb) => `${noun} ${verb}`)),
  'doctor',
];

it.each(EVERY)('%s has a page with an example of itself, --json, and --dry-run or --yes', async (command) => {
  const page = await helpOf(...command.split(' '));
  expect(page).toContain(`Example:\n  npx operator ${command}`);
  expect(page).toContain('--json');
  expect(page.includes('--dry-run')).toBe(PREVIEWED.has(command));
  expect(page.includes('--yes')).toBe(DESTROYING.has(command));
});

const CONTRACTED = OPTIONS.trim()
  .split('\n')
  .map((line) => line.split(':'));

it.each(CONTRACTED)(
  '%s has the operand and the options of its contract:%s',
  async (usage = '', options = '') => {
    const [noun = '', verb = '', operand] = usage.split(' ');
    const page = await helpOf(...(verb ? [noun, verb] : [noun]));
    expect(page.split('\n')[0]).toMatch(
      new RegExp(
        `${RegExp.escape(`${noun}${verb && ` ${verb}`} [options]${operand ? ` ${operand}` : ''}`)}$`,
      ),
    );
    for (const option of options.split(' ').filter(Boolean))
      expect(page).toMatch(new RegExp(`^ {2}${option}\\b`, 'm'));
  },
);

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

it('in the process of a test answers each caller alone, and leaves the process as it was', async () => {
  const [one, other] = [await newOperator(), await newOperator({ DATA_DIR: '/dev/null/x' })];
  const before = { ...process.env };
  const [answers, failures] = await Promise.all([
    one.run('openings', 'list', '--json'),
    other.run('openings', 'list', '--json'),
  ]);
  expect(answers).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
  expect(failures).toMatchObject({ status: 1, stdout: '' });
  const file = join(one.dataFolder, 'openings.csv');
  writeFileSync(file, 'title,type,location,description\nSOC Analyst,Full-time,Pune,Watch.\n');
  expect(await one.run('openings', 'import', file)).toMatchObject({ status: 0 });
  expect(process.exitCode).toBeUndefined();
  expect(process.env).toEqual(before);
  expect([process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]).toEqual(SIGNALS);
});
