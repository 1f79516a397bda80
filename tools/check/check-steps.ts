import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { linesLeftToDecide } from '../../cli/left-to-decide.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { oldPictures } from '../docs/picture-list.ts';
import { checkReferencePages } from '../docs/reference-pages.ts';
import { checkArchitecture } from './architecture.ts';
import { checkBuiltPages } from './broken-links.ts';
import { checkColours } from './colours.ts';
import { checkContent } from './content-mistakes.ts';
import { checkDocuments } from './documents.ts';
import { checkExpressions } from './expressions.ts';
import { checkReferences } from './references.ts';
import { checkStyles } from './style-names.ts';
import { checkTests } from './unseen-tests.ts';

export interface CheckResult {
  name: string;
  isPassed: boolean;
  output: string;
}

const types = (of: string, config: string) =>
  [`types of ${of}`, ['node_modules/typescript/bin/tsc', '-p', config]] as const;

/** All checks. Each is a program with its arguments, or a function that returns a line for each problem. */
const CHECKS = new Map<string, readonly string[] | (() => string[])>([
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']],
  types('contracts and content', 'tsconfig.contracts.json'),
  types('the site', 'tsconfig.site.json'),
  types('the server', 'tsconfig.server.json'),
  types('the tests of pages', 'tsconfig.tests.json'),
  ['tests', checkTests],
  ['architecture', checkArchitecture],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
  ['list of pages', ['tools/build/list-pages.ts', '--check']],
  ['content', checkContent],
  ['references', checkReferences],
  ['reference pages', checkReferencePages],
  ['styles', checkStyles],
  ['colours', checkColours],
  ['expressions', checkExpressions],
  ['links', checkBuiltPages],
  ['documents', checkDocuments],
  ['pictures', oldPictures],
  ['left to decide', () => linesLeftToDecide(loadEnvironment())],
]);

/**
 * Checks whose findings are printed but are no failure: a picture may wait until its page is done, a fact until the
 * firm gives it.
 */
const ADVICE = new Set(['pictures', 'left to decide']);

async function runCheck(name: string): Promise<CheckResult> {
  const check = CHECKS.get(name) ?? [];
  try {
    const problems = typeof check === 'function' ? check() : await runProgram(check);
    return { name, isPassed: problems.length === 0 || ADVICE.has(name), output: problems.join('\n') };
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    return { name, isPassed: false, output: stdout + stderr };
  }
}

/** Runs a program with this Node. If it fails, the error has its output. */
async function runProgram(args: readonly string[]): Promise<string[]> {
  await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return [];
}

export const CHECK_NAMES: readonly string[] = [...CHECKS.keys()];

/**
 * Runs the checks, two at a time, and reports them in order. The site must be built, because links of its pages are
 * checked.
 */
export async function runChecks(names = CHECK_NAMES): Promise<CheckResult[]> {
  const waiting = CHECK_NAMES.filter((name) => names.includes(name)).map((name) => ({
    name,
    done: Promise.withResolvers<CheckResult>(),
  }));
  const results = waiting.map(({ done }) => done.promise);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      next.done.resolve(await runCheck(next.name));
  };
  await Promise.all([work(), work(), tell(results)]);
  return Promise.all(results);
}

async function tell(results: Promise<CheckResult>[]): Promise<void> {
  for (const result of results) {
    const { name, isPassed, output } = await result;
    const said = output && `${output}\n`;
    process.stdout.write(`${isPassed ? 'ok    ' : 'FAILED'} ${name}\n${said}`);
  }
}
