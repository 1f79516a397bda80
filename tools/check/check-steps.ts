import { spawn } from 'node:child_process';
import { checkArchitecture } from './architecture.ts';
import { checkBuiltPages } from './broken-links.ts';
import { checkContent } from './content-mistakes.ts';
import { checkReferences } from './references.ts';
import { checkStyles } from './style-names.ts';
import { checkTests } from './unseen-tests.ts';

export interface CheckResult {
  name: string;
  isPassed: boolean;
  output: string;
}

/** A program under this Node, or a function that gives a line for each problem. */
type Check = { name: string } & ({ args: string[] } | { problems: () => string[] });

const CHECKS: Check[] = [
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'types of contracts and content',
    args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.contracts.json'],
  },
  { name: 'types of the site', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.site.json'] },
  { name: 'types of the server', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'] },
  {
    name: 'types of the tests of pages',
    args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'],
  },
  { name: 'tests', problems: checkTests },
  { name: 'architecture', problems: checkArchitecture },
  {
    name: 'dead code',
    args: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'list of pages', args: ['tools/build/list-pages.ts', '--check'] },
  { name: 'content', problems: checkContent },
  { name: 'references', problems: checkReferences },
  { name: 'styles', problems: checkStyles },
  { name: 'links', problems: checkBuiltPages },
];

function runCheck(check: Check): Promise<CheckResult> | CheckResult {
  const { name } = check;
  if ('args' in check) return runProgram(name, check.args);
  try {
    const problems = check.problems();
    return { name, isPassed: problems.length === 0, output: problems.join('\n') };
  } catch (error) {
    return { name, isPassed: false, output: String(error) };
  }
}

function runProgram(name: string, args: string[]): Promise<CheckResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ name, isPassed: code === 0, output }));
  });
}

export const CHECK_NAMES: readonly string[] = CHECKS.map(({ name }) => name);

const AT_ONCE = 2;

/** Runs the checks, two at a time; needs a build, as the links are those of the built pages. They are told in order. */
export async function runChecks(names = CHECK_NAMES): Promise<CheckResult[]> {
  const waiting = CHECKS.filter(({ name }) => names.includes(name)).map((check) => ({
    check,
    done: Promise.withResolvers<CheckResult>(),
  }));
  const results = waiting.map(({ done }) => done.promise);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      next.done.resolve(await runCheck(next.check));
  };
  const working = Array.from({ length: AT_ONCE }, work);
  for (const result of results) tell(await result);
  await Promise.all(working);
  return await Promise.all(results);
}

function tell({ name, isPassed, output }: CheckResult): void {
  process.stdout.write(`${isPassed ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (!isPassed) process.stdout.write(`${output}\n`);
}
