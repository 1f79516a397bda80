import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openShapedFont, type Cluster } from './shaped-font.ts';

const require = createRequire(import.meta.url);

function open(name: string, stem: string) {
  return openShapedFont(require.resolve(`@expo-google-fonts/${name}/600SemiBold/${stem}_600SemiBold.ttf`));
}

function glyphIds(clusters: Cluster[]): number[] {
  return clusters.flatMap(({ drawing }) => drawing.glyphs.map(({ id }) => id));
}

test.each([
  ['Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari', 'क्ष'],
  ['Malayalam', 'noto-sans-malayalam', 'NotoSansMalayalam', 'ക്ഷ'],
  ['Tamil', 'noto-sans-tamil', 'NotoSansTamil', 'க்ஷ'],
  ['Arabic', 'vazirmatn', 'Vazirmatn', 'لا'],
])('letters that make one shape in %s become one glyph', (_, name, stem, letters) => {
  const font = open(name, stem);
  const apart = Array.from(letters, (letter) => font.font.glyphForCodePoint(letter.codePointAt(0)!).id);
  const [glyph, ...others] = glyphIds(font.shape(letters));
  expect(others).toEqual([]);
  expect(glyph).not.toBe(0);
  expect(apart).not.toContain(glyph);
});

test('a letter of Arabic takes the form of its place, and the last one stands leftmost', () => {
  const clusters = open('vazirmatn', 'Vazirmatn').shape('ععع');
  expect(clusters.map(({ start }) => start)).toEqual([2, 1, 0]);
  expect(new Set(glyphIds(clusters)).size).toBe(3);
});

test('a vowel sign that is written before its letter is drawn before it and read after it', () => {
  const { font, shape } = open('noto-sans-devanagari', 'NotoSansDevanagari');
  const [syllable, ...others] = shape('कि');
  expect(others).toEqual([]);
  expect(syllable!.text).toBe('कि');
  expect(syllable!.drawing.glyphs.map(({ id }) => id).indexOf(font.glyphForCodePoint(0x915).id)).toBe(1);
});

test('all letters belong to a cluster, and each cluster is as wide as its glyphs', () => {
  const clusters = open('noto-sans-telugu', 'NotoSansTelugu').shape('శ్రీలక్ష్మి రెడ్డి');
  expect(clusters.map(({ text }) => text)).toEqual(['శ్రీ', 'ల', 'క్ష్మి', ' ', 'రె', 'డ్డి']);
  for (const { drawing } of clusters) {
    const width = drawing.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    expect(drawing.advanceWidth).toBe(width);
    expect(width).toBeGreaterThan(0);
  }
});
