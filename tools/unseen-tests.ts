import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import inside from '../vitest.config.ts';
import outside from '../vitest.outside.config.ts';

const TYPED_BY = ['tsconfig.server.json', 'tsconfig.tests.json'];
const NOT_OURS = ['node_modules/**', 'build/**'];

/** Unit tests that Vitest does not run, or that no tsconfig looks at: both would be green whatever stands in them. */
export function checkTests(): string[] {
  const run = new Set([inside, outside].flatMap(({ test }) => globSync(test?.include ?? [])));
  const typed = new Set(TYPED_BY.flatMap(filesOf));
  return globSync('**/*.test.{ts,tsx}', { exclude: NOT_OURS }).flatMap((file) => [
    ...(run.has(file) ? [] : [`${file} is run by no vitest config`]),
    ...(typed.has(file) ? [] : [`${file} is in no tsconfig`]),
  ]);
}

function filesOf(config: string): string[] {
  const args = ['node_modules/typescript/bin/tsc', '-p', config, '--listFilesOnly'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').map((file) => relative(process.cwd(), file));
}
