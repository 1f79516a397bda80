import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontOf, packageOf, typefaces } from './typefaces.ts';

const families = Object.values(typefaces);
const require = createRequire(import.meta.url);

test('a family is named in one file: styles, papers, link previews and cards of labs have it from there', () => {
  const words = families.flatMap((family) => [family.name, packageOf(family)]).join('|');
  const named = new RegExp(words.replaceAll(' ', ' ?'), 'i');
  const files = globSync(
    '{content,contracts,site,documents,desk,server,tools}/**/*.{ts,tsx,css,typ,mjs}',
  ).filter((file) => !/\.test\.tsx?$/.test(file) && named.test(readFileSync(file, 'utf8')));
  expect(files.toSorted()).toEqual([
    'content/generated/fonts.css',
    'content/generated/type.css',
    'content/typefaces.ts',
  ]);
});

test('each family has its packages and its small file', () => {
  for (const family of families) {
    const slug = packageOf(family);
    expect(existsSync(`site/styles/fonts/${slug}.woff2`), slug).toBe(true);
    require.resolve(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`);
    require.resolve(`@expo-google-fonts/${fontOf(family, '500Medium')}.ttf`);
  }
});
