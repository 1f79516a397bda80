import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

test('each folder that ARCHITECTURE.md lists is there with its README, and no other is', () => {
  const listed = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^(\w+)\/ {2,}\S/gm);
  const described = globSync('*/README.md', { exclude: ['node_modules/**', 'build/**'] });
  expect(new Set(described.map((file) => dirname(file)))).toEqual(
    new Set([...listed].map(([, name]) => name)),
  );
});
