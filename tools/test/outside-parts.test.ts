import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examineParts, outsideParts } from './outside-parts.ts';

const PARTS = {
  shell: { programs: ['/bin/sh'], packages: ['dash'] },
  ghost: { programs: ['/bin/sh', '/usr/bin/no-such-program'], packages: ['ghost', 'ghost-tools'] },
};

test('a part is missing when one of its programs is, and is named with what to install', () => {
  expect(examineParts(PARTS, false)).toEqual({
    lines: ['there    shell', 'MISSING  ghost: apt-get install ghost ghost-tools'],
    failed: [],
  });
});

test('a missing part is a failure where all must be there', () => {
  expect(examineParts(PARTS, true).failed).toEqual(['ghost is missing: apt-get install ghost ghost-tools']);
});

test('the CI run installs all of them', () => {
  const words = readFileSync('.ci/run', 'utf8').split(/\s+/);
  const packages = Object.values(outsideParts).flatMap((part) => part.packages);
  expect(packages.filter((name) => !words.includes(name))).toEqual([]);
});
