import { NotSimulated } from './simulate-shell.ts';

/** Effect of an npm, npx or vitest command on the job. */
export type NpmCommand =
  | { kind: 'install'; by: 'ci' | 'install'; withoutDev: boolean; withoutScripts: boolean; isTest: boolean }
  | { kind: 'rebuild' }
  | { kind: 'test'; isPartial: boolean };

const CLEAN_INSTALL = new Set(['ci', 'clean-install', 'ic', 'install-clean', 'isntall-clean']);
const CLEAN_INSTALL_AND_TEST = new Set(['cit', 'clean-install-test', 'install-ci-test', 'sit']);
const INSTALL = new Set(['install', 'i', 'in', 'ins', 'add', 'update', 'up', 'install-test', 'it']);
const TEST = new Set(['test', 't', 'tst']);
const RUN = new Set(['run', 'run-script', 'rum', 'urn']);
/** Options that leave out some tests. */
const NARROWS = /^(-t|--testNamePattern|--exclude|--changed|--shard|--project|--dir)(=|$)/;

export function npmCommand(words: string[], environment: Record<string, string>): NpmCommand | undefined {
  const [program = '', ...rest] = words.map((word) =>
    word.replace(/^.*\/node_modules\/\.bin\/|^node_modules\/\.bin\//, ''),
  );
  if (program === 'timeout') return npmCommand(words.slice(2), environment);
  if (['vitest', 'cross-env'].includes(words[0] ?? ''))
    throw new NotSimulated(
      `“${words[0]}” is not on the PATH of the runner: put npx before it, or use npm test.`,
    );
  if (program === 'npx') {
    const started = rest.filter((word) => !['-y', '--yes', '--no-install', '--no'].includes(word));
    const isSetting = (word: string) => word === 'cross-env' || word.includes('=');
    return started[0] === 'cross-env'
      ? npmCommand(started.slice(started.findIndex((word) => !isSetting(word))), environment)
      : vitest(started);
  }
  if (program === 'vitest')
    return vitest(words.map((_, index) => (index === 0 ? 'vitest' : (words[index] ?? ''))));
  if (program === 'node' && rest.join(' ').startsWith('--run test'))
    return { kind: 'test', isPartial: false };
  if (program === 'yarn' && TEST.has(rest[rest[0] === 'run' ? 1 : 0] ?? ''))
    return { kind: 'test', isPartial: false };
  if (program !== 'npm') return undefined;
  const end = rest.indexOf('--');
  const flags = rest.slice(0, end < 0 ? undefined : end);
  const passedOn = end < 0 ? [] : rest.slice(end + 1);
  const [verb = '', target = ''] = flags.filter((word) => !word.startsWith('-'));
  if (verb === 'exec' || verb === 'x')
    return vitest(end < 0 ? flags.filter((word) => word !== verb) : passedOn);
  if (verb === 'rebuild' || verb === 'rb') return { kind: 'rebuild' };
  if (TEST.has(verb) || (RUN.has(verb) && TEST.has(target)))
    return {
      kind: 'test',
      isPartial: isPartial([...flags.slice(flags.indexOf(TEST.has(verb) ? verb : target) + 1), ...passedOn]),
    };
  const by =
    CLEAN_INSTALL.has(verb) || CLEAN_INSTALL_AND_TEST.has(verb)
      ? 'ci'
      : INSTALL.has(verb)
        ? 'install'
        : undefined;
  if (!by || flags.some((flag) => ['-g', '--global'].includes(flag)) || flags.includes('--dry-run'))
    return undefined;
  const line = flags.join(' ');
  return {
    kind: 'install',
    by,
    withoutDev:
      !/--include[= ]dev/.test(line) &&
      (/--omit[= ]dev|--production|--only[= ]prod/.test(line) || environment['NODE_ENV'] === 'production'),
    withoutScripts: /--ignore-scripts(?!=false)/.test(line),
    isTest: CLEAN_INSTALL_AND_TEST.has(verb),
  };
}

function vitest([program, ...rest]: string[]): NpmCommand | undefined {
  if (program !== 'vitest') return undefined;
  const isCommand = ['run', 'watch', 'dev'].includes(rest[0] ?? '');
  if (rest.some((word) => ['list', 'bench', '--help', '--version', '-v', '-h'].includes(word)))
    return undefined;
  return { kind: 'test', isPartial: isPartial(isCommand ? rest.slice(1) : rest) };
}

function isPartial(options: string[]): boolean {
  const values = new Set(['--reporter', '--config', '-c', '--pool']);
  return options.some(
    (word, index) => NARROWS.test(word) || (!word.startsWith('-') && !values.has(options[index - 1] ?? '')),
  );
}
