import { company } from '../content/company.ts';
import { answerInFull } from '../content/supplier-facts.ts';
import type { SupplierFactsPage } from '../content/types.ts';
import { COLOURS } from './document-colours.ts';
import { drawMark, drawRule } from './drawings.ts';
import { COLUMN, HEIGHT, LEFT, placeFor, STYLES, WIDTH, writeFooter, writeRows } from './profile-layout.ts';
import { TaggedPaper } from './tagged-paper.ts';

interface SupplierPaperInput {
  page: SupplierFactsPage;
  /** The site's public origin. */
  origin: string;
  /** Fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

/** Questions stand left of this line, answers right of it. */
const QUESTION = 196;

function writeHead(paper: TaggedPaper, { page, origin }: SupplierPaperInput): number {
  paper.page('Supplier facts');
  paper.decorate((pen) => drawMark(pen, LEFT, 44, 18, 'paper'));
  paper.text('P', company.name, { x: LEFT + 26, y: 47, width: 240 }, { ...STYLES.brand, size: 12 });
  const place = { x: LEFT, y: 82, width: COLUMN };
  place.y = paper.text('H1', page.title, place, { ...STYLES.h2, size: 28 }) + 8;
  place.y = paper.text('P', page.lead, { ...place, width: 380 }, STYLES.soft) + 4;
  place.y = paper.text('P', `Checked on ${page.checkedOn}. The current answers:`, place, STYLES.soft);
  const address = origin + page.path;
  const link = { ...STYLES.soft, colour: COLOURS.accentOnPaper };
  return paper.link(address.replace(/^https?:\/\//, ''), address, place, link);
}

/** The answers of the supplier page as PDF bytes: A4, tagged, fonts embedded. */
export async function supplierPaper(input: SupplierPaperInput): Promise<Buffer> {
  const { page, created } = input;
  const title = `${company.name}: supplier facts`;
  const paper = new TaggedPaper({ title, created, size: [WIDTH, HEIGHT] });
  let y = 0;
  paper.within('Sect', () => {
    y = writeHead(paper, input);
  });
  for (const { heading, lines } of page.groups) {
    const [first, ...others] = lines.map((line) => ({ title: line.question, text: answerInFull(line) }));
    if (!first) continue;
    // A heading never stands alone at the foot of a page.
    const begin = (top: number) => {
      const under = paper.text('H2', heading, { x: LEFT, y: top, width: COLUMN }, STYLES.h3) + 6;
      return writeRows(paper, [first], { x: LEFT, y: under, width: COLUMN }, QUESTION);
    };
    y = begin(placeFor(paper, y + 26, begin));
    for (const item of others) {
      const write = (top: number) => writeRows(paper, [item], { x: LEFT, y: top, width: COLUMN }, QUESTION);
      y = write(placeFor(paper, y, write));
    }
    const end = y;
    paper.decorate((pen) => drawRule(pen, LEFT, end, COLUMN));
  }
  writeFooter(paper);
  return paper.bytes();
}
