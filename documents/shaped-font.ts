import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';

/** Outlines of words. */
export interface Outlines {
  /** Outlines as SVG paths, each with its position. The y axis points upwards. */
  glyphs: { path: string; x: number; y: number }[];
  width: number;
  /** Number of units per em, in which the other values are measured. */
  unitsPerEm: number;
}

export interface ShapedFont {
  holds: (codePoint: number) => boolean;
  /** Returns the outlines of words with one direction, in visual order from the left. */
  outline: (words: string) => Outlines;
}

/** Opens a font file (.ttf, .otf). HarfBuzz joins, stacks and reorders its letters. */
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
  // After shaping, what HarfBuzz calls the code point is the number of the glyph.
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { path: pathOf(codepoint), x: width + xOffset, y: yOffset };
      width += xAdvance;
      return glyph;
    });
  return { glyphs, width };
}
