import Pdfkit from 'pdfkit';
import { company } from '../content/company.ts';
import { breakLines } from './break-lines.ts';
import { COLOURS } from './document-colours.ts';
import { readingDirection, splitDirections, type Direction, type Part } from './reading-direction.ts';
import { HiddenText } from './hidden-text.ts';
import { shapelessFont, splitGraphemes, splitRuns, type Run, type Typeface } from './typefaces.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** Types of structure that PDF defines: containers, and elements with text. */
type Container = 'Sect' | 'L' | 'LI';
type TextTag = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'Lbl' | 'LBody';

export interface TextStyle {
  typeface: Typeface;
  size: number;
  /** Height of a line, as a multiple of the size. */
  leading: number;
  tracking?: number;
  colour?: string;
  isBalanced?: boolean;
  /** `centre`: centred. Otherwise text is aligned to the left. */
  align?: 'centre';
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

interface Paper {
  title: string;
  /** Date of the document. It is fixed, so that the same input gives the same bytes. */
  created: Date;
  size: [width: number, height: number];
  /** Absolute path of the folder with further fonts. */
  fonts?: string;
}

/** True for Latin text, in which each letter is one glyph. */
export function isPlain(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);
}

/** Spacing between letters. Text in connected scripts has none. */
function tracking(text: string, style: TextStyle): number {
  return isPlain(text) ? (style.tracking ?? 0) : 0;
}

class Pdf extends Pdfkit {
  /** Escapes the title, which is also written into an XML stream. pdfkit does not escape it there. */
  override endMetadata(): void {
    const escape = (value: unknown) =>
      typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : value;
    for (const [key, value] of Object.entries(this.info)) Object.assign(this.info, { [key]: escape(value) });
    super.endMetadata();
  }
}

/**
 * A PDF with its reading order and structure (tagged, PDF/UA-1). Everything is drawn by `text`, `link`, `figure` or
 * `decorate`, and `within` groups it.
 */
export class TaggedPaper {
  readonly pen: Pdf;
  #parent: Structure;
  #isRehearsal = false;
  readonly #fonts = new Set<string>();
  #hiddenText: HiddenText | undefined;
  readonly #folder: string | undefined;

  constructor({ title, created, size, fonts }: Paper) {
    this.#folder = fonts;
    this.pen = new Pdf({
      size,
      margin: 0,
      // An empty name stops pdfkit from loading its own font.
      font: '',
      autoFirstPage: false,
      pdfVersion: '1.7',
      // pdfkit's option for the metadata of PDF/UA, which its types do not know yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      displayTitle: true,
      lang: 'en-GB',
      info: { Title: title, Author: company.name, CreationDate: created, ModDate: created },
    });
    this.#parent = this.pen.struct('Document');
    this.pen.addStructure(this.#parent);
  }

  /** Begins a page. It gets a bookmark, unless it continues the page before. */
  page(bookmark?: string, ground: string = COLOURS.paper): void {
    this.pen.addPage();
    if (bookmark) this.pen.outline.addItem(bookmark);
    const { width, height } = this.pen.page;
    this.decorate((pen) => pen.rect(0, 0, width, height).fill(ground));
  }

  get isRehearsal(): boolean {
    return this.#isRehearsal;
  }

  get pageNumber(): number {
    const { start, count } = this.pen.bufferedPageRange();
    return start + count;
  }

  /** Returns the position at which `write` would end. Nothing is drawn. */
  rehearse(write: () => number): number {
    const outer = this.#isRehearsal;
    this.#isRehearsal = true;
    const end = write();
    this.#isRehearsal = outer;
    return end;
  }

  /** Puts what `draw` draws into a group. */
  within(type: Container, draw: () => void): void {
    if (this.#isRehearsal) return draw();
    const outer = this.#parent;
    this.#parent = this.pen.struct(type);
    outer.add(this.#parent);
    draw();
    this.#parent.end();
    this.#parent = outer;
  }

  /** Draws lines, backgrounds and decorative pictures, which screen readers skip. */
  decorate(draw: (pen: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.#isRehearsal) return;
    this.pen.markContent('Artifact', { type });
    this.pen.save();
    draw(this.pen);
    this.pen.restore();
    this.pen.endMarkedContent();
  }

  /** Draws a picture with alternative text. */
  figure(alt: string, place: Place & { height: number }, draw: (pen: PDFKit.PDFDocument) => void): void {
    const { x, y, width, height } = place;
    const options = { alt, bbox: [x, y, x + width, y + height], placement: 'Block' };
    this.#add('Figure', options, () => {
      this.pen.save().translate(x, y);
      draw(this.pen);
      this.pen.restore();
    });
  }

  /** Writes text and returns the position below its last line. */
  text(tag: TextTag, words: string, place: Place, style: TextStyle): number {
    const lines = this.lines(words, place.width, style);
    // Adds the words themselves for connected scripts, because their glyphs are stored in visual order.
    this.#add(tag, isPlain(words) ? {} : { actual: words }, () => this.#drawLines(lines, place, style));
    return place.y + lines.length * style.size * style.leading;
  }

  /** Writes one line with a link. */
  link(words: string, address: string, place: Place, style: TextStyle): number {
    const height = style.size * style.leading;
    if (this.#isRehearsal) return place.y + height;
    const element: Structure = this.pen.struct('Link', {}, () => {
      this.#drawLines([words], place, style);
      this.pen.link(place.x, place.y, this.width(words, style), height, address, {
        structParent: element,
        // eslint-disable-next-line no-new-wrappers -- pdfkit writes String objects as PDF strings
        Contents: new String(words),
      } as object);
    });
    this.#parent.add(element);
    return place.y + height;
  }

  /** Writes text that is repeated on every page, such as the page number. */
  margin(words: string, place: Place, style: TextStyle): void {
    this.decorate(() => this.#drawLines([words], place, style), 'Pagination');
  }

  lines(words: string, width: number, style: TextStyle): string[] {
    const { isBalanced } = style;
    // Caches widths of words, because balancing lines measures the same words many times.
    const widths = new Map<string, number>();
    const measure = (text: string) => {
      const measured = widths.get(text) ?? this.width(text, style);
      widths.set(text, measured);
      return measured;
    };
    return breakLines(words, width, measure, { isBalanced, letters: splitGraphemes });
  }

  width(text: string, style: TextStyle): number {
    const runs = splitRuns(text, style.typeface, this.#folder);
    return runs.reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  /** Ends the document and returns its bytes. */
  async bytes(): Promise<Buffer> {
    this.#parent.end();
    this.#hiddenText?.end();
    this.pen.end();
    return Buffer.concat(await Array.fromAsync(this.pen as AsyncIterable<Buffer>));
  }

  #add(tag: string, options: object, draw: () => void): void {
    if (!this.#isRehearsal) this.#parent.add(this.pen.struct(tag, options, draw));
  }

  #select({ file, font }: Run, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(file)) this.pen.registerFont(file, font as never);
    this.#fonts.add(file);
    return this.pen.font(file).fontSize(size);
  }

  #runWidth(run: Run, style: TextStyle): number {
    const tracked = tracking(run.text, style) * run.text.length;
    if (run.font) return this.#select(run, style.size).widthOfString(run.text) + tracked;
    const { width, unitsPerEm } = run.outline(run.text);
    return (width / unitsPerEm) * style.size;
  }

  #drawLines(lines: string[], place: Place, style: TextStyle): void {
    const { size, leading, align } = style;
    const { y } = place;
    const words = lines.join(' ');
    for (const [index, line] of lines.entries()) {
      const indent = align === 'centre' ? (place.width - this.width(line, style)) / 2 : 0;
      const x = place.x + indent;
      // Centres capitals in their line. The metrics of the font do not matter.
      const baseline = y + (index + 0.5) * size * leading + 0.35 * size;
      const continued = index === lines.length - 1 ? line : `${line} `;
      const runs = splitRuns(continued, style.typeface, this.#folder);
      if (isPlain(words) && runs.every(({ font }) => font)) this.#write(runs, x, baseline, style);
      else this.#outline(continued, readingDirection(words), { x, baseline }, style);
    }
  }

  /** Writes text in embedded fonts. */
  #write(runs: Run[], x: number, baseline: number, style: TextStyle): void {
    let left = x;
    for (const run of runs) {
      this.#select(run, style.size).fillColor(style.colour ?? COLOURS.text);
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      this.pen.text(run.text, left, baseline, { ...options, characterSpacing: tracking(run.text, style) });
      left += this.#runWidth(run, style);
    }
  }

  /** Draws outlines of words, with invisible text over them for searching and copying. */
  #outline(
    line: string,
    direction: Direction,
    { x, baseline }: { x: number; baseline: number },
    style: TextStyle,
  ): void {
    const { size, typeface, colour = COLOURS.text } = style;
    const parts = splitDirections(line.trimEnd(), direction);
    let left = x;
    for (const { text, isRightToLeft } of parts) {
      const runs = splitRuns(text, typeface, this.#folder);
      for (const run of isRightToLeft ? runs.toReversed() : runs) {
        const { glyphs, unitsPerEm } = run.outline(run.text);
        const scale = size / unitsPerEm;
        for (const [index, glyph] of glyphs.entries()) {
          if (glyph.path === '') continue;
          const tracked = tracking(run.text, style) * index;
          this.pen
            .save()
            .transform(scale, 0, 0, -scale, left + tracked + glyph.x * scale, baseline - glyph.y * scale)
            .path(glyph.path)
            .fill(colour)
            .restore();
        }
        left += this.#runWidth(run, style);
      }
    }
    const pieces = inOrderOfReading(splitDirections(line, direction)).map((piece) => ({
      ...piece,
      width: this.width(piece.words, style),
    }));
    this.#hidden.writeLine(pieces, { size, x, baseline: this.pen.page.height - baseline });
  }

  get #hidden(): HiddenText {
    return (this.#hiddenText ??= new HiddenText(this.pen, shapelessFont()));
  }
}

/** Words of a line with the spaces between them. Consecutive words that read from right to left are one part. */
function inOrderOfReading(parts: readonly Part[]): { words: string; isRightToLeft: boolean }[] {
  return parts
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ text, isRightToLeft }) =>
      Array.from(text.matchAll(isRightToLeft ? /\S(?:.*\S)?|\s+/g : /\S+|\s+/g), ([words]) => ({
        words,
        isRightToLeft: isRightToLeft && words.trim() !== '',
      })),
    );
}
