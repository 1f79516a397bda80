import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { type Stage, STAGES } from '../test/test-stages.ts';

const TYPED_BY = ['tsconfig.server.json', 'tsconfig.tests.json'];
const NOT_OURS = ['node_modules/**', 'build/**'];

/**
 * Finds tests that are in no stage or in two, unit tests that are in no tsconfig and so have no type check, and files
 * in the list of the rest that do not exist.
 */
export function checkTests(): string[] {
  const typed = new Set(TYPED_BY.flatMap(filesOf));
  const unit = globSync('**/*.test.{ts,tsx}', { exclude: NOT_OURS });
  return [
    ...stageProblems([...unit, ...globSync('**/*.spec.ts', { exclude: NOT_OURS })], STAGES),
    ...unit.filter((file) => !typed.has(file)).map((file) => `${file} is in no tsconfig`),
  ];
}

export function stageProblems(files: string[], stages: Stage[]): string[] {
  const list = 'tools/test/test-stages.ts';
  const found = stages.map(({ name, include, exclude }) => ({ name, files: globSync(include, { exclude }) }));
  const counted = files.map((file) => ({
    file,
    names: found.filter((stage) => stage.files.includes(file)).map(({ name }) => name),
  }));
  const unused = stages
    .flatMap(({ exclude }) => exclude.flatMap(alternatives))
    .filter((pattern) => globSync(pattern).length === 0);
  return [
    ...counted
      .filter(({ names }) => names.length !== 1)
      .map(({ file, names }) => `${file} is in ${names.join(' and ') || 'no stage'}: ${list}`),
    ...new Set(unused.map((pattern) => `${list}: the file ${pattern} does not exist`)),
  ];
}

/** Files that a pattern means: `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function alternatives(pattern: string): string[] {
  const [whole = '', names] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (names === undefined) return [pattern];
  return names.split(',').flatMap((name) => alternatives(pattern.replace(whole, name)));
}

function filesOf(config: string): string[] {
  const args = ['node_modules/typescript/bin/tsc', '-p', config, '--listFilesOnly'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').map((file) => relative(process.cwd(), file));
}
