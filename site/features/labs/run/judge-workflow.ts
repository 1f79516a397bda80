import { subset, validRange } from 'semver';
import { parseDocument } from 'yaml';
import type { Verdict } from '../../../../content/lab-types.ts';
import { npmCommand, type NpmCommand } from './npm-command.ts';
import { NotSimulated, simulateShell } from './simulate-shell.ts';
import { verdictOf } from './verdict-of.ts';

type Fields = Record<string, unknown>;

const PRODUCTION = '>=24.0.0 <25.0.0';
const PRODUCTION_NODE = 'production';
const NAME_OF_PRODUCTION = 'lts/krypton';
const VERSION_FILES = ['.nvmrc', '.node-version', '.tool-versions', 'package.json'];

/** Runs through the steps of a workflow in order, with passing and failing tests. */
export function judgeWorkflow(code: string): Verdict {
  const document = parseDocument(code);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    return wrong(
      error.code === 'TAB_AS_INDENT'
        ? `There is a tab in line ${line}: YAML is indented with spaces only.`
        : `Line ${line} is not YAML: ${error.message.split(/ at line|\n/)[0]}.`,
    );
  }
  const job = jobIn(document.toJS() as unknown);
  const steps = job && stepsOf(job);
  if (!steps) return wrong('There is no list of steps in it: it begins with “steps:”.');
  const odd = steps.findIndex((step) => (step['uses'] === undefined) === (step['run'] === undefined));
  if (odd >= 0) return wrong(`Step ${odd + 1} needs one of “uses” and “run”: the runner refuses the file.`);
  const actions = steps.flatMap((step) => (step['uses'] === undefined ? [] : text(step['uses'])));
  const bare = actions.find((action) => !/@.|^\.\/|^docker:/.test(action));
  if (bare !== undefined)
    return wrong(`“${bare}” has no version behind it, such as @v6: the runner refuses the file.`);

  try {
    return judgeJob(job, steps);
  } catch (unknown) {
    if (unknown instanceof NotSimulated) return wrong(unknown.message);
    throw unknown;
  }
}

function judgeJob(job: Fields, steps: Fields[]): Verdict {
  const passed = simulate(job, steps, () => 0);
  const testsFail = simulate(job, steps, (command) => (isTest(command) ? 1 : 0));
  const installFails = simulate(job, steps, ({ kind }) => (kind === 'install' ? 1 : 0));
  const { install, test } = passed;
  const node = passed.nodes.find((each) => each !== PRODUCTION_NODE) ?? passed.nodes.at(-1);
  const hasNode = passed.nodes.length > 0 && passed.nodes.every((each) => each !== undefined);
  const unknownCache = steps.find((step) => isCacheOfModules(step) && !namesNode(step, job, steps));

  return verdictOf(
    [
      {
        text: 'The repository is checked out first',
        met: passed.hasCode ?? false,
        otherwise:
          'Without actions/checkout before it, the runner has an empty folder: no package.json and no test.',
      },
      {
        text: 'setup-node installs a Node before the modules and the tests need it',
        met: hasNode,
        otherwise: steps.some((step) => isAction(step, 'actions/setup-node'))
          ? 'actions/setup-node comes too late: what runs before it uses whatever Node the runner image brings.'
          : 'Without actions/setup-node the job runs on whatever Node the runner image brings that week.',
      },
      {
        text: 'It is the Node of production, 24, today and in a year',
        met: hasNode && node === PRODUCTION_NODE,
        otherwise: node ?? '',
      },
      {
        text: 'The modules are installed with npm ci, whole and built',
        met: install.isClean && (install.wrong ?? installFails.install.wrong) === undefined,
        otherwise:
          install.wrong ??
          installFails.install.wrong ??
          'Install with npm ci: exactly what package-lock.json says, from an empty folder, and an error if the two disagree.',
      },
      {
        text: 'What is cached names the Node that it belongs to',
        met: unknownCache === undefined,
        otherwise:
          'The cached node_modules still depend only on package-lock.json: the next change of Node brings modules of the wrong build again, or, where npm ci deletes them at once, the cache is only in the way.',
      },
      {
        text: 'All tests run, after the installation',
        met: test.ran && test.wrong === undefined,
        otherwise:
          test.wrong ?? 'The tests are gone. A pipeline that tests nothing is green and says nothing.',
      },
      {
        text: 'A test that fails makes the job red',
        met: testsFail.isRed && installFails.isRed && !isOn(job['continue-on-error']),
        otherwise: testsFail.isRed
          ? 'That hides the failure of the installation: the job goes on with whatever is there.'
          : 'That hides the failure: the job is green whatever the tests say.',
      },
    ],
    'The job runs on the Node of production, with modules built for it.',
  );
}

const isTest = (command: NpmCommand) =>
  command.kind === 'test' || (command.kind === 'install' && command.isTest);

interface Run {
  /** True if the repository was checked out before the first npm command. */
  hasCode?: boolean;
  /** Node version of each installation and test: PRODUCTION_NODE, its error, or none. */
  nodes: (string | undefined)[];
  install: { isClean: boolean; wrong?: string };
  test: { ran: boolean; wrong?: string };
  isRed: boolean;
}

/** One run of the job, in which npm commands exit with the status from `outcome`. */
function simulate(job: Fields, steps: Fields[], outcome: (command: NpmCommand) => number): Run {
  const run: Run = { nodes: [], install: { isClean: false }, test: { ran: false }, isRed: false };
  if (isNever(job['if'])) return run;
  let hasCode = false;
  let node: string | undefined;

  for (const step of steps) {
    if (isNever(step['if']) || run.isRed) continue;
    if (isAction(step, 'actions/checkout')) hasCode = true;
    if (isAction(step, 'actions/setup-node')) node = nodeOf(step, job, hasCode);
    const script = step['run'];
    if (typeof script !== 'string') continue;
    const environment = { ...textsOf(job['env']), ...textsOf(step['env']) };
    const condition = conditionOf(step, job, steps);
    const elsewhere = (step['working-directory'] ?? '.') !== '.';
    const shell = shellOf(step, job);
    const status = simulateShell(script, shell, (words, set) => {
      if (words[0] === 'cd' && words[1] !== '.')
        throw new NotSimulated('Leave the folder as it is: package.json is at its top.');
      const command = npmCommand(words, { ...environment, ...set });
      if (!command) return 0;
      if (elsewhere)
        throw new NotSimulated(`“${text(step['working-directory'])}” is not where package.json is.`);
      note(run, command, { hasCode, node, condition });
      return outcome(command);
    });
    if (status !== 0 && !isOn(step['continue-on-error'])) run.isRed = true;
  }
  run.hasCode ??= hasCode;
  if (run.nodes.length === 0) run.nodes.push(node);
  return run;
}

interface State {
  hasCode: boolean;
  node: string | undefined;
  /** Condition under which the step is skipped. */
  condition: string | undefined;
}

function note(run: Run, command: NpmCommand, { hasCode, node, condition }: State): void {
  const { install, test } = run;
  if (command.kind === 'rebuild') {
    if (install.wrong === UNBUILT) delete install.wrong;
    return;
  }
  run.hasCode ??= hasCode;
  run.nodes.push(node);
  if (command.kind === 'install') {
    install.isClean = command.by === 'ci';
    install.wrong =
      condition ?? (command.withoutDev ? WITHOUT_DEV : command.withoutScripts ? UNBUILT : undefined);
    if (!install.isClean)
      install.wrong =
        'Install with npm ci: exactly what package-lock.json says, from an empty folder. npm install may change it.';
    if (!command.isTest) return;
  }
  if (!install.isClean && !install.wrong)
    test.wrong ??= 'The tests come before npm ci: there is nothing yet that they could run with.';
  if (condition)
    test.wrong ??=
      'The tests run only under a condition: without it the job is green, and nothing was tested.';
  if (command.kind === 'test' && command.isPartial && !test.ran)
    test.wrong ??= 'Only a part of the tests runs. The one that failed on Monday may be in the other part.';
  test.ran = true;
}

const WITHOUT_DEV =
  'That leaves out what only development needs, and vitest is among it: the tests cannot start.';
const UNBUILT =
  '--ignore-scripts leaves better-sqlite3 without its machine code: the very module that failed. Let the scripts run, or run npm rebuild after it.';

/** PRODUCTION_NODE, or its error. */
function nodeOf(step: Fields, job: Fields, hasCode: boolean): string {
  const given = fieldsOf(step['with']);
  const versions = valuesOf(given['node-version'], job);
  const file = given['node-version-file'];
  const cache = given['cache'];
  if (/@(main|master|latest)$/.test(text(step['uses'])))
    return 'Name a version of the action too, such as actions/setup-node@v6: a branch can move at any time.';
  if (cache !== undefined && !['npm', '', false].includes(cache as string))
    return `setup-node cannot cache for “${text(cache)}” here: the shop uses npm.`;
  const lock = given['cache-dependency-path'];
  if (lock !== undefined && !/package(-lock)?\.json/.test(text(lock)))
    return `${text(lock)} is not there: setup-node looks for it, and fails. The shop has package-lock.json.`;
  if (conditional(step['if']))
    return 'setup-node runs only under a condition; without it, the Node of the runner image is used.';
  if (versions.length === 0) {
    if (file === undefined)
      return 'Say which Node: node-version under the “with” of setup-node, or node-version-file.';
    if (!VERSION_FILES.includes(text(file).replace(/^.*\//, '')))
      return `${text(file)} says nothing of a version. setup-node reads ${VERSION_FILES.join(', ')}.`;
    return hasCode ? PRODUCTION_NODE : `${text(file)} is not there yet: check the repository out first.`;
  }
  for (const version of versions) {
    if (version.toLowerCase() === NAME_OF_PRODUCTION) continue;
    const range = validRange(version);
    if (range === null || range === '*')
      return /^lts\/(argon|boron|carbon|dubnium|erbium|fermium|gallium|hydrogen|iron|jod)$/i.test(version)
        ? `${version} is not what production runs: that is Node 24.`
        : `“${version}” moves on its own, as it did on Monday, or is no version at all. Name the version that production runs.`;
    if (subset(range, PRODUCTION)) continue;
    return subset('24.10.0', range)
      ? `“${version}” moves on its own, as it did on Monday: Node 25 fits it too. Name the version that production runs.`
      : `${version} is not what production runs: that is Node 24.`;
  }
  return PRODUCTION_NODE;
}

/** The possible values of a field, with matrix and environment filled in. */
function valuesOf(value: unknown, job: Fields): string[] {
  if (value === undefined || value === null || value === '') return [];
  const expression = /^\$\{\{\s*(matrix|env)\.([\w-]+)\s*\}\}$/.exec(text(value).trim());
  if (!expression) return [text(value).trim()];
  const [, source, name = ''] = expression;
  const found =
    source === 'env' ? fieldsOf(job['env'])[name] : fieldsOf(fieldsOf(job['strategy'])['matrix'])[name];
  const values = Array.isArray(found) ? found : [found];
  return values.map((each) => (each === undefined ? text(value) : text(each)));
}

function isCacheOfModules(step: Fields): boolean {
  if (!isAction(step, 'actions/cache') && !isAction(step, 'actions/cache/restore')) return false;
  const paths = text(fieldsOf(step['with'])['path'] ?? '').split('\n');
  return paths.some((path) => /(^|\/)node_modules(\/\**)?$/.test(path.trim()));
}

/** True if the key of a cache changes with the Node version. The same must be true of each accepted prefix of a key. */
function namesNode(step: Fields, job: Fields, steps: Fields[]): boolean {
  const setup = steps.find((each) => isAction(each, 'actions/setup-node')) ?? {};
  const given = fieldsOf(setup['with']);
  const version = text(given['node-version'] ?? '');
  const file = text(given['node-version-file'] ?? '');
  const fields = fieldsOf(step['with']);
  const keys = [fields['key'], ...text(fields['restore-keys'] ?? '').split('\n')]
    .map(text)
    .filter((key) => key !== '');
  if (keys.length === 0) return false;
  return keys.every((key) => {
    const expression = /^\$\{\{\s*((?:matrix|env)\.[\w-]+)/.exec(version)?.[1];
    return (
      (expression !== undefined && key.includes(expression)) ||
      (setup['id'] !== undefined && key.includes(`steps.${text(setup['id'])}.outputs.node-version`)) ||
      (file !== '' && key.includes(file)) ||
      valuesOf(given['node-version'], job).some((each) =>
        key.split(/[^\w.]|(?<=[a-z])(?=\d)/i).includes(each),
      )
    );
  });
}

/**
 * Condition under which the step is skipped. An installation may be skipped if a cache has the modules of this Node
 * version.
 */
function conditionOf(step: Fields, job: Fields, steps: Fields[]): string | undefined {
  if (!conditional(step['if'])) return undefined;
  const id = /steps\.([\w-]+)\.outputs\.cache-hit/.exec(text(step['if']))?.[1];
  const cache = steps.find((each) => each['id'] === id && isCacheOfModules(each));
  const isMiss = /cache-hit\s*!=\s*'true'/.test(text(step['if']));
  if (cache && isMiss && namesNode(cache, job, steps)) return undefined;
  return cache && isMiss
    ? 'npm ci is left out where the cache has modules, and the cached node_modules still depend only on package-lock.json.'
    : 'npm ci runs only under a condition: without it there are no modules, or old ones.';
}

const plainCondition = (value: unknown) =>
  text(value ?? 'true')
    .replaceAll(/^\$\{\{|\}\}$/g, '')
    .trim();
const isNever = (value: unknown) =>
  ['false', 'failure()', 'cancelled()', '0', "''"].includes(plainCondition(value));
const conditional = (value: unknown) =>
  !['true', 'success()', 'always()', '!cancelled()'].includes(plainCondition(value));
const isOn = (value: unknown) => value !== undefined && plainCondition(value) !== 'false';

function shellOf(step: Fields, job: Fields) {
  const shell = step['shell'] ?? fieldsOf(fieldsOf(job['defaults'])['run'])['shell'];
  if (shell === undefined || shell === 'sh') return { endsOnFailure: true, pipefail: false };
  if (shell === 'bash') return { endsOnFailure: true, pipefail: true };
  if (/^bash .*\{0\}$/.test(text(shell)))
    return { endsOnFailure: / -\w*e/.test(text(shell)), pipefail: text(shell).includes('pipefail') };
  throw new NotSimulated(`Write the commands for Bash: “${text(shell)}” is not followed by this check.`);
}

function isAction(step: Fields, name: string): boolean {
  return text(step['uses'] ?? '').split('@')[0] === name;
}

/** Accepts a whole workflow, a job, or a list of steps. */
function jobIn(root: unknown): Fields | undefined {
  if (Array.isArray(root)) return { steps: root };
  const { jobs, ...rest } = fieldsOf(root);
  if (jobs === undefined) return rest;
  const job = Object.values(fieldsOf(jobs))
    .map(fieldsOf)
    .find(({ steps }) => steps !== undefined);
  return job && { ...job, env: { ...fieldsOf(rest['env']), ...fieldsOf(job['env']) } };
}

function stepsOf({ steps }: Fields): Fields[] | undefined {
  return Array.isArray(steps) && steps.length > 0 ? steps.map(fieldsOf) : undefined;
}

function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, each]) => [name, text(each)]));
}

/** Text of a YAML value. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function wrong(message: string): Verdict {
  return { correct: false, message };
}
