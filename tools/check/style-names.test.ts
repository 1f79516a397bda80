import { expect, test } from 'vitest';
import { findStrayNames, findUnusedGlyphs, findUnusedPictures } from './style-names.ts';

const component = `export const Box = () => <p className={isRed ? 'box red' : 'box'} />;`;
const style = ':root { --red: #f00; } .box { margin: 0; } .box.red { color: var(--red); }';

function strayIn(changes: { style?: string; component?: string }): string[] {
  return findStrayNames([
    { path: 'box.css', text: changes.style ?? style },
    { path: 'box.tsx', text: changes.component ?? component },
  ]);
}

test('finds nothing where components and style sheets agree', () => {
  expect(strayIn({})).toEqual([]);
});

test('names a class that no component draws', () => {
  expect(strayIn({ style: `${style} .gone { margin: 0; }` })).toEqual([
    'box.css: no component draws the class .gone',
  ]);
});

test('names a class that no style sheet has', () => {
  expect(strayIn({ component: component.replace(": 'box'", ": 'plain'") })).toEqual([
    'box.tsx: no style sheet has the class plain',
  ]);
});

test('names a token that nothing uses, and one that is nowhere', () => {
  expect(strayIn({ style: style.replace('var(--red)', 'var(--blue)') })).toEqual([
    'box.css: nothing uses the token --red',
    'box.css: there is no token --blue',
  ]);
});

test('takes a class that is put together from a part for drawn', () => {
  expect(
    strayIn({
      component: `${component} const level = \`level-\${n}\`;`,
      style: `${style} .level-1 { top: 0; }`,
    }),
  ).toEqual([]);
});

test('names a glyph that no component draws', () => {
  const glyphs = { path: 'glyph.tsx', text: "const GLYPHS = {\n  sun: 'M0 0',\n  moon: 'M1 1',\n};" };
  const files = [glyphs, { path: 'switch.tsx', text: '<Glyph name="sun" />' }];
  expect(findUnusedGlyphs(glyphs, files)).toEqual(['glyph.tsx: no component draws the glyph moon']);
});

test('names a picture that no page has', () => {
  const pictures = ['card-soc.webp', 'card-soc-640.avif', 'service-sase.avif', 'service-sase-light.avif'];
  const page = { path: 'content/soc.ts', text: "image: 'card-soc'" };
  expect(findUnusedPictures(pictures, [page])).toEqual([
    'site/art/renders/service-sase.*: no page has this picture: delete its files',
  ]);
});
