import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { INPUTS } from './build-if-stale.ts';

const STEPS = [
  'vite.config.ts',
  'tools/build/list-pages.ts',
  'tools/build/draw-documents.ts',
  'tools/build/prerender.ts',
];

const VALUE_IMPORTS = /^(?:import|export|\}) (?!type )(?:[^;']*?from )?'(\.\.?\/[^']+\.ts)'/gm;

/** These files and what they import by a relative path, types left out, down to the last. */
function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files.filter((candidate) => !found.has(candidate))) {
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(VALUE_IMPORTS);
    withImports(
      [...imports].map(([, path = '']) => join(dirname(file), path)),
      found,
    );
  }
  return found;
}

test('a change of any module that the build runs makes the build stale', () => {
  const read = new Set(globSync(INPUTS));
  const modules = withImports(STEPS);
  expect(modules.size).toBeGreaterThan(100);
  expect([...modules].filter((file) => !read.has(file))).toEqual([]);
});
