import { company } from '../content/company.ts';
import type { Item } from '../content/types.ts';
import { COLOURS } from './document-colours.ts';
import { drawMark, drawRule } from './drawings.ts';
import { COLUMN, HEIGHT, LEFT, placeFor, STYLES, WIDTH, writeFooter, writeRows } from './profile-layout.ts';
import { TaggedPaper } from './tagged-paper.ts';

interface ListPaperInput {
  /** Name of the document in lists, such as "Supplier facts". */
  name: string;
  heading: string;
  lead: string;
  /** Text before the address. */
  note: string;
  /** Address of the current version. */
  address: string;
  groups: { heading: string; rows: Item[] }[];
  /** Date of the document. It is fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

/** Position that separates titles on the left from texts on the right. */
const TITLE = 196;

function writeHead(paper: TaggedPaper, { name, heading, lead, note, address }: ListPaperInput): number {
  paper.page(name);
  paper.decorate((pen) => drawMark(pen, LEFT, 44, 18, 'paper'));
  paper.text('P', company.name, { x: LEFT + 26, y: 47, width: 240 }, { ...STYLES.brand, size: 12 });
  const place = { x: LEFT, y: 82, width: COLUMN };
  place.y = paper.text('H1', heading, place, { ...STYLES.h2, size: 28 }) + 8;
  place.y = paper.text('P', lead, { ...place, width: 380 }, STYLES.soft) + 4;
  place.y = paper.text('P', note, place, STYLES.soft);
  const link = { ...STYLES.soft, colour: COLOURS.accentOnPaper };
  return paper.link(address.replace(/^https?:\/\//, ''), address, place, link);
}

/** Lists of titled lines as a tagged A4 PDF with embedded fonts. */
export async function listPaper(input: ListPaperInput): Promise<Buffer> {
  const paper = new TaggedPaper({
    title: `${company.name}: ${input.name}`,
    created: input.created,
    size: [WIDTH, HEIGHT],
  });
  let y = 0;
  paper.within('Sect', () => {
    y = writeHead(paper, input);
  });
  for (const { heading, rows } of input.groups) {
    const [first, ...others] = rows;
    if (!first) continue;
    // Keeps a heading on the same page as the text after it.
    const begin = (top: number) => {
      const under = paper.text('H2', heading, { x: LEFT, y: top, width: COLUMN }, STYLES.h3) + 6;
      return writeRows(paper, [first], { x: LEFT, y: under, width: COLUMN }, TITLE);
    };
    y = begin(placeFor(paper, y + 26, begin));
    for (const item of others) {
      const write = (top: number) => writeRows(paper, [item], { x: LEFT, y: top, width: COLUMN }, TITLE);
      y = write(placeFor(paper, y, write));
    }
    const end = y;
    paper.decorate((pen) => drawRule(pen, LEFT, end, COLUMN));
  }
  writeFooter(paper);
  return paper.bytes();
}
