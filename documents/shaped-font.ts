import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphPosition, type GlyphRun } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

type Drawing = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

/** Letters that can only be drawn together. */
export interface Cluster {
  text: string;
  /** Where the text begins among the words. */
  start: number;
  /** Measured in the font's own units. */
  drawing: Drawing;
}

export interface ShapedFont {
  /** To be embedded; draws what `shape` gave. */
  font: Font;
  /** The clusters of words that read in one direction, as they are seen from the left. */
  shape: (words: string) => Cluster[];
}

/**
 * Opens a font file (.ttf, .otf) for HarfBuzz to join, stack and reorder its letters: fontkit's own shaping fails on
 * marks without an anchor (foliojs/fontkit, issue 367).
 */
export function openShapedFont(file: string): ShapedFont {
  const bytes = readFileSync(file);
  const font = create(bytes) as Font;
  // Pdfkit hands a text's `features` on to the font unread: the drawing of a cluster comes that way. It is copied, as
  // pdfkit scales in place what it gets.
  font.layout = (_text, features) => {
    const drawing = features as unknown as Drawing;
    return { ...drawing, positions: drawing.positions.map((position) => ({ ...position })) } as GlyphRun;
  };
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return { font, shape: (words) => shape(words, font, shaper) };
}

function shape(words: string, font: Font, shaper: harfbuzz.Font): Cluster[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer);
  const clusters = Map.groupBy(buffer.getGlyphInfosAndPositions(), ({ cluster }) => cluster);
  const starts = [...clusters.keys()];
  return Array.from(clusters, ([start, shaped]) => {
    const end = Math.min(words.length, ...starts.filter((other) => other > start));
    const text = words.slice(start, end);
    const letters = Array.from(text, (letter) => letter.codePointAt(0)!);
    return {
      text,
      start,
      drawing: {
        // HarfBuzz calls the number of a glyph its code point.
        glyphs: shaped.map(({ codepoint }, index) =>
          font.getGlyph(codepoint, shareOf(letters, index, shaped.length)),
        ),
        positions: shaped as GlyphPosition[],
        advanceWidth: shaped.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
      },
    };
  });
}

function shareOf(letters: number[], index: number, count: number): number[] {
  const share = letters.slice(index, index === count - 1 ? undefined : index + 1);
  return share.length > 0 ? share : [0x200d];
}
