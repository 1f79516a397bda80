import type { Font } from 'fontkit';

/**
 * Width of each letter in thousandths of an em. It is close to that of real letters, so that PDF readers see no gaps
 * between them.
 */
const WIDTH = 500;
const FONT = 'Hidden';
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** First number for letters beyond the basic plane of Unicode. It is in the private use area. */
const PRIVATE_USE = 0xe000;

const ALL_SPACES = Buffer.alloc(2 * 0x1_00_00, Buffer.from([0, 1]));

interface Piece {
  words: string;
  isRightToLeft: boolean;
  /** Width in points to which the text is stretched. */
  width: number;
}

interface LinePlace {
  size: number;
  x: number;
  /** Distance from the bottom of the page. */
  baseline: number;
}

/**
 * Factor for a slightly different size. With it, pdf.js treats two neighbouring texts as separate and reverses the
 * order of words within each of them.
 */
const OTHER_SIZE = 0.99;

/**
 * Writes invisible text over words that are drawn as outlines, so that people can search and copy them. Each letter is
 * a separate empty glyph in visual order, as all PDF readers expect. With glyphs that join letters, Poppler, PDFium and
 * pdf.js each lose some letters.
 */
export class HiddenText {
  readonly #pen: PDFKit.PDFDocument;
  readonly #font: PDFKit.PDFKitReference;
  /** Any font with a glyph for the space. Nothing else of the font is embedded. */
  readonly #shapeless: Font;
  readonly #beyond: number[] = [];

  constructor(pen: PDFKit.PDFDocument, shapeless: Font) {
    this.#pen = pen;
    this.#shapeless = shapeless;
    this.#font = pen.ref({});
  }

  /** Writes the parts of a line in reading order. docs/decisions/0032 explains text with two directions. */
  writeLine(pieces: readonly Piece[], { size, x, baseline }: LinePlace): void {
    const words = (isRightToLeft: boolean) =>
      pieces
        .filter((piece) => piece.isRightToLeft === isRightToLeft)
        .flatMap((piece) => piece.words.match(WORD) ?? []);
    const isMixed = words(true).length > 0 && words(false).length > 0;
    const isTurned = isMixed && words(true).length >= words(false).length;
    const { page } = this.#pen;
    page.fonts[FONT] = this.#font;
    // Turns the page, because pdfkit measures from its top.
    this.#pen.addContent(`q 1 0 0 -1 0 ${rounded(page.height)} cm BT 3 Tr`);
    let from = x;
    const ordered = isTurned ? pieces.toReversed() : pieces;
    for (const [index, { words: written, isRightToLeft, width }] of ordered.entries()) {
      const letters = Array.from(written, (letter) => this.#numberOf(letter.codePointAt(0)!));
      if (isRightToLeft) letters.reverse();
      const isOther = isMixed && !isTurned && index % 2 === 1;
      const height = isOther ? size * OTHER_SIZE : size;
      const stretch = (width / ((letters.length * WIDTH * height) / 1_000)) * 100;
      this.#pen.addContent(`/${FONT} ${rounded(height)} Tf ${rounded(stretch)} Tz`);
      this.#pen.addContent(
        `1 0 0 1 ${rounded(from)} ${rounded(baseline)} Tm <${letters.map(hex).join('')}> Tj`,
      );
      from += width;
    }
    this.#pen.addContent('ET Q');
  }

  /** Writes the font. It must be called after all text. */
  end(): void {
    const subset = this.#shapeless.createSubset();
    subset.includeGlyph(this.#shapeless.glyphForCodePoint(0x20));
    const name = 'HIDDEN+Shapeless';
    const descriptor = this.#ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [0, -300, WIDTH, 900],
      ItalicAngle: 0,
      Ascent: 900,
      Descent: -300,
      CapHeight: 700,
      StemV: 0,
      FontFile2: this.#ref({}, Buffer.from(subset.encode())),
    });
    const descendant = this.#ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: WIDTH,
      // Every letter has the glyph of the space.
      CIDToGIDMap: this.#ref({}, ALL_SPACES),
    });
    Object.assign(this.#font.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#ref({}, Buffer.from(toUnicode(this.#beyond))),
    });
    this.#font.end(undefined);
  }

  #numberOf(codePoint: number): number {
    if (codePoint < 0x1_00_00) return codePoint;
    if (!this.#beyond.includes(codePoint)) this.#beyond.push(codePoint);
    return PRIVATE_USE + this.#beyond.indexOf(codePoint);
  }

  #ref(data: object, content?: Buffer): PDFKit.PDFKitReference {
    const reference = this.#pen.ref(data);
    reference.end(content);
    return reference;
  }
}

/** Table from numbers to letters. A number is the code of its letter, except for letters in `beyond`. */
function toUnicode(beyond: readonly number[]): string {
  const ranges = Array.from(
    { length: 256 },
    (_, high) => `<${hex(high * 256)}> <${hex(high * 256 + 255)}> <${hex(high * 256)}>`,
  );
  const blocks = [0, 100, 200].map((from) => ranges.slice(from, from + 100));
  const others = beyond.map((codePoint, index) => {
    const units = Array.from({ length: 2 }, (_, unit) =>
      hex(String.fromCodePoint(codePoint).charCodeAt(unit)),
    );
    return `<${hex(PRIVATE_USE + index)}> <${units.join('')}>`;
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks.flatMap((block) => [`${block.length} beginbfrange`, ...block, 'endbfrange']),
    ...(others.length > 0 ? [`${others.length} beginbfchar`, ...others, 'endbfchar'] : []),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/** A PDF string. For pdfkit it must be a String object, because pdfkit writes plain strings as PDF names. */
function text(value: string): object {
  // eslint-disable-next-line no-new-wrappers -- see above
  return new String(value);
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

function rounded(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
