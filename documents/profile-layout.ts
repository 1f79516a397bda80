import { company } from '../content/company.ts';
import type { Item } from '../content/types.ts';
import { COLOURS } from './document-colours.ts';
import { drawRule } from './drawings.ts';
import type { Place, TaggedPaper, TextStyle } from './tagged-paper.ts';

/** Size of A4 in points. */
export const WIDTH = 595.28;
export const HEIGHT = 841.89;
export const LEFT = 52;
export const COLUMN = WIDTH - 2 * LEFT;
/** Lower limit of the content. The footer is below it. */
const FOOT = HEIGHT - 52;
/** Upper limit of the content on a continued page. */
const TOP = 56;
export const GUTTER = 20;
export const HALF = (COLUMN - GUTTER) / 2;
/** Position that separates headings on the left from texts on the right. */
export const ASIDE = 142;
export const MAIN = COLUMN - ASIDE;

const display = { typeface: 'display', isBalanced: true } as const;
export const STYLES = {
  h1: { ...display, size: 43, leading: 1.07, tracking: -1.1, colour: COLOURS.onInk },
  h2: { ...display, size: 34, leading: 1.08, tracking: -0.7 },
  h3: { ...display, size: 18, leading: 1.2, tracking: -0.25 },
  item: { ...display, size: 12, leading: 1.3, tracking: -0.05, isBalanced: false },
  statement: { typeface: 'statement', size: 14, leading: 1.42 },
  body: { typeface: 'body', size: 10.5, leading: 1.52 },
  soft: { typeface: 'body', size: 10.5, leading: 1.5, colour: COLOURS.textSoft },
  small: { typeface: 'body', size: 9, leading: 1.5, colour: COLOURS.textSoft },
  brand: { typeface: 'display', size: 18, leading: 1 },
} satisfies Record<string, TextStyle>;

/** Writes a line, a title on the left and its sentence on the right. Returns the position below them. */
function writeRow(paper: TaggedPaper, { title, text }: Item, { x, y, width }: Place, aside: number): number {
  paper.decorate((pen) => drawRule(pen, x, y, width));
  let bottom = y;
  paper.within('LI', () => {
    const under = paper.text('Lbl', title, { x, y: y + 8, width: aside - 12 }, STYLES.item);
    const beside = { x: x + aside, y: y + 8, width: width - aside };
    bottom = Math.max(under, paper.text('LBody', text, beside, STYLES.soft));
  });
  return bottom + 8;
}

export function writeRows(paper: TaggedPaper, items: Item[], place: Place, aside: number): number {
  let { y } = place;
  paper.within('L', () => {
    for (const item of items) y = writeRow(paper, item, { ...place, y }, aside);
  });
  return y;
}

/** Position at which `write` should begin: `y`, or the top of a new page if it does not fit on this one. */
export function placeFor(paper: TaggedPaper, y: number, write: (y: number) => number, foot = FOOT): number {
  if (paper.isRehearsal || paper.rehearse(() => write(y)) <= foot) return y;
  writeFooter(paper);
  paper.page();
  return TOP;
}

/** Writes cells in columns. The last cell fills its row. `write` returns the position below its text. */
export function writeGrid<Content>(
  paper: TaggedPaper,
  contents: readonly Content[],
  { y, gap, columns }: { y: number; gap: number; columns: number },
  write: (content: Content, place: Place) => number,
): number {
  const width = (COLUMN - (columns - 1) * GUTTER) / columns;
  const writeRowOfCells = (first: number, top: number) => {
    let bottom = top;
    for (const [column, content] of contents.slice(first, first + columns).entries()) {
      const x = LEFT + column * (width + GUTTER);
      const isLast = first + column === contents.length - 1;
      const cell = { x, y: top, width: isLast ? LEFT + COLUMN - x : width };
      paper.within('Sect', () => {
        bottom = Math.max(bottom, write(content, cell));
      });
    }
    return bottom;
  };
  let bottom = y - gap;
  for (let first = 0; first < contents.length; first += columns) {
    const top = placeFor(paper, bottom + gap, (start) => writeRowOfCells(first, start));
    bottom = writeRowOfCells(first, top);
  }
  return bottom;
}

export function writeFooter(paper: TaggedPaper): void {
  const place = { x: LEFT, y: FOOT + 10, width: COLUMN };
  const number = String(paper.pageNumber);
  paper.margin(company.name, place, STYLES.small);
  const x = LEFT + COLUMN - paper.width(number, STYLES.small);
  paper.margin(number, { ...place, x }, STYLES.small);
}
