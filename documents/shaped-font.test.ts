import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openShapedFont } from './shaped-font.ts';

const require = createRequire(import.meta.url);

function open(name: string, stem: string) {
  return openShapedFont(require.resolve(`@expo-google-fonts/${name}/600SemiBold/${stem}_600SemiBold.ttf`));
}

test.each([
  ['Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari', 'क्ष'],
  ['Malayalam', 'noto-sans-malayalam', 'NotoSansMalayalam', 'ക്ഷ'],
  ['Tamil', 'noto-sans-tamil', 'NotoSansTamil', 'க்ஷ'],
  ['Arabic', 'vazirmatn', 'Vazirmatn', 'لا'],
])('letters that make one shape in %s become one shape', (_, name, stem, letters) => {
  const { outline } = open(name, stem);
  const apart = Array.from(letters, (letter) => outline(letter).glyphs[0]?.path);
  const [glyph, ...others] = outline(letters).glyphs.filter(({ path }) => path !== '');
  expect(others).toEqual([]);
  expect(apart).not.toContain(glyph?.path);
});

test('a letter of Arabic takes the form of its place', () => {
  const { glyphs } = open('vazirmatn', 'Vazirmatn').outline('ععع');
  expect(new Set(glyphs.map(({ path }) => path)).size).toBe(3);
});

test('the last letter of Hebrew stands leftmost', () => {
  const { outline } = open('noto-sans-hebrew', 'NotoSansHebrew');
  expect(outline('דכן').glyphs[0]).toEqual(outline('ן').glyphs[0]);
});

test('a vowel sign that is written behind its letter is drawn before it', () => {
  const { outline } = open('noto-sans-devanagari', 'NotoSansDevanagari');
  const paths = outline('कि').glyphs.map(({ path }) => path);
  expect(paths.indexOf(outline('क').glyphs[0]!.path)).toBe(1);
});

test('glyphs stand one after the other, within the width of all', () => {
  const { glyphs, width, unitsPerEm } = open('noto-sans-telugu', 'NotoSansTelugu').outline('రెడ్డి');
  const places = glyphs.map(({ x }) => x);
  expect(Math.max(...places)).toBeLessThan(width);
  expect(width).toBeGreaterThan(unitsPerEm);
});

test('a file that is no font is refused', () => {
  expect(() => openShapedFont(require.resolve('pdfkit/package.json'))).toThrow();
});
