import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageOf, typefaces } from '../content/typefaces.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const source = readFileSync('documents/typefaces.ts', 'utf8');

/** Fonts are found by name when a paper is drawn: no other check sees that their packages are shipped, or still needed. */
test('the fonts of the papers are packages that are shipped, and no others are', () => {
  const scripts = [...source.matchAll(/'?([a-z][a-z-]+)'?: '[A-Z]/g)].map(([, name]) => name);
  const families = Object.values(typefaces).map(packageOf);
  const shipped = Object.keys(dependencies)
    .filter((name) => /^@(?:fontsource|expo-google-fonts)\//.test(name))
    .map((name) => name.replace(/^.*\//, ''));
  expect(new Set(shipped)).toEqual(new Set([...families, ...scripts]));
});
