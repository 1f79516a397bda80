import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';

/** Outlines of words. */
export interface Outlines {
  /** SVG paths with y upwards, each with its position. */
  glyphs: { path: string; x: number; y: number }[];
  width: number;
  /** Units per em for the other measures. */
  unitsPerEm: number;
}

export interface ShapedFont {
  holds: (codePoint: number) => boolean;
  /** Outlines of words in one direction, in visual order from the left. */
  outline: (words: string) => Outlines;
}

/** Opens a font file (.ttf, .otf) for HarfBuzz to join, stack and reorder its letters. */
export function openShapedFont(file: string): ShapedFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file)));
  const letters = new Set(face.collectUnicodes());
  if (letters.size === 0) throw new Error('no letters');
  const font = new harfbuzz.Font(face);
  const paths = new Map<number, string>();
  function pathOf(glyph: number): string {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  }
  return {
    holds: (codePoint) => letters.has(codePoint),
    outline: (words) => ({ ...shape(words, font, pathOf), unitsPerEm: face.upem }),
  };
}

function shape(words: string, font: harfbuzz.Font, pathOf: (glyph: number) => string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  let width = 0;
  // In HarfBuzz, the code point of a shaped glyph is its number.
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { path: pathOf(codepoint), x: width + xOffset, y: yOffset };
      width += xAdvance;
      return glyph;
    });
  return { glyphs, width };
}
