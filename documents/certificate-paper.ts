import { company } from '../content/company.ts';
import { groupNumber } from '../contracts/certificate.ts';
import { COLOURS } from './document-colours.ts';
import { drawMark, drawQrCode, drawRule } from './drawings.ts';
import { isPlain, TaggedPaper, type TextStyle } from './tagged-paper.ts';

export interface CertificatePaper {
  number: string;
  name: string;
  course: string;
  /** YYYY-MM-DD. */
  issued: string;
  expires: string | null;
  /** Where the QR code leads: the site's check with number and key. */
  checkAddress: string;
}

/** A4 on its side, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const STRIPE_WIDTH = 26;
const LEFT = STRIPE_WIDTH + 64;
const RIGHT = WIDTH - 64;
const COLUMN = RIGHT - LEFT;
const TOP = 56;
const FOOT = HEIGHT - 56;
const QR_WIDTH = 108;
/** Upper edge of the frame around the number, and of what stands beside it. */
const FACTS = FOOT - 51;
/** The frame around the number stands out, so that the number itself keeps the margin. */
const BOX_PADDING = 13;

const STYLES = {
  brand: { typeface: 'display', size: 20, leading: 1 },
  soft: { typeface: 'body', size: 15, leading: 1.5, colour: COLOURS.textSoft },
  name: { typeface: 'display', size: 52, leading: 1.2, tracking: -0.9, isBalanced: true },
  course: { typeface: 'display', size: 24, leading: 1.3, tracking: -0.2, isBalanced: true },
  term: { typeface: 'body', size: 10.5, leading: 1.4, colour: COLOURS.textSoft },
  number: { typeface: 'mono', size: 16, leading: 1.4 },
  check: { typeface: 'body', size: 10.5, leading: 1.45, colour: COLOURS.textSoft },
  date: { typeface: 'body', size: 14, leading: 1.4 },
} satisfies Record<string, TextStyle>;

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function dateForPeople(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** The strata of the identity along the left edge: ink, verdigris, copper, with air between. */
function drawStripe(pen: PDFKit.PDFDocument): void {
  const layers = [
    { top: 0, height: 0.34, fill: COLOURS.ink },
    { top: 0.352, height: 0.32, fill: COLOURS.accent2OnPaper },
    { top: 0.684, height: 0.316, fill: COLOURS.accent },
  ];
  for (const { top, height, fill } of layers) {
    pen.rect(0, top * HEIGHT, STRIPE_WIDTH, height * HEIGHT).fill(fill);
  }
}

/** A square plate with round corners, seen from the side, around the centre (0, y). */
function plate(y: number): string {
  const [width, height, corner] = [64, 34, 0.14];
  const near = { x: width * corner, y: height * corner };
  const far = { x: width - near.x, y: height - near.y };
  return [
    `M${-near.x} ${y - far.y}Q0 ${y - height} ${near.x} ${y - far.y}`,
    `L${far.x} ${y - near.y}Q${width} ${y} ${far.x} ${y + near.y}`,
    `L${near.x} ${y + far.y}Q0 ${y + height} ${-near.x} ${y + far.y}`,
    `L${-far.x} ${y + near.y}Q${-width} ${y} ${-far.x} ${y - near.y}Z`,
  ].join('');
}

/** Six plates above one another in thin lines, the upper ones in front. */
function drawPlates(pen: PDFKit.PDFDocument): void {
  pen.translate(RIGHT - 58, TOP + 30).lineWidth(0.9);
  for (const [index, y] of [75, 60, 45, 30, 15, 0].entries()) {
    pen
      .strokeOpacity(0.4 + index * 0.12)
      .path(plate(y))
      .fillAndStroke(COLOURS.paper, COLOURS.accent2OnPaper);
  }
  pen.strokeOpacity(1).scale(0.55).path(plate(0)).lineWidth(1.6).stroke(COLOURS.accent);
}

/** Vowel signs and stacked letters reach further up and down than Latin does. */
function spacious(words: string, style: TextStyle): TextStyle {
  return isPlain(words) ? style : { ...style, leading: 1.5 };
}

/** The largest size in which the words take at most as many lines as `steps` allows for it. */
function fit(paper: TaggedPaper, words: string, style: TextStyle, steps: [size: number, lines: number][]) {
  const sizes = steps.map(([size, lines]) => ({ lines, style: { ...style, size } }));
  const fitting = sizes.find((step) => {
    const lines = paper.lines(words, COLUMN, step.style);
    return lines.length <= step.lines && lines.join(' ') === words.split(/\s+/).join(' ');
  });
  return (fitting ?? sizes.at(-1))!.style;
}

function writeStatement(paper: TaggedPaper, { name, course }: CertificatePaper): void {
  const nameStyle = fit(paper, name, spacious(name, STYLES.name), [
    [52, 1],
    [42, 1],
    [36, 2],
    [28, 2],
    [22, 3],
    [16, 4],
  ]);
  const courseStyle = fit(paper, course, spacious(course, STYLES.course), [
    [24, 1],
    [20, 2],
    [14, 3],
  ]);
  const nameLines = paper.lines(name, COLUMN, nameStyle).length;
  const place = { x: LEFT, y: nameLines > 1 ? 172 : 186, width: COLUMN };
  place.y = paper.text('P', 'This certifies that', place, STYLES.soft) + 4;
  place.y = paper.text('H1', name, place, nameStyle) + 15;
  const rule = place.y;
  paper.decorate((pen) => drawRule(pen, LEFT, rule, COLUMN));
  place.y = paper.text('P', 'completed', { ...place, y: rule + 13 }, STYLES.soft);
  place.y = paper.text('P', course, place, courseStyle);
  paper.text('P', 'and passed its assessment.', place, STYLES.soft);
}

function writeFact(paper: TaggedPaper, x: number, term: string, detail: string, style: TextStyle): void {
  const place = { x, y: FACTS, width: 220 };
  paper.within('LI', () => {
    paper.text('Lbl', term, { ...place, y: place.y - 20 }, STYLES.term);
    paper.text(
      'LBody',
      detail,
      { ...place, y: place.y + 3 + (22.4 - style.size * style.leading) / 2 },
      style,
    );
  });
}

function writeFacts(paper: TaggedPaper, { number, issued, expires }: CertificatePaper): void {
  const grouped = groupNumber(number);
  const boxWidth = paper.width(grouped, STYLES.number) + 2 * BOX_PADDING;
  paper.decorate((pen) =>
    pen
      .roundedRect(LEFT - BOX_PADDING, FACTS, boxWidth, 29, 6)
      .lineWidth(1.4)
      .stroke(COLOURS.accentOnPaper),
  );
  const dates = LEFT + boxWidth + 36;
  paper.within('L', () => {
    writeFact(paper, LEFT, 'Certificate number', grouped, STYLES.number);
    writeFact(paper, dates, 'Issued', dateForPeople(issued), STYLES.date);
    if (expires) writeFact(paper, dates + 160, 'Valid until', dateForPeople(expires), STYLES.date);
  });
}

/** The address of the check as people type it, for those who do not trust a code, and where to report a forgery. */
function writeCheck(paper: TaggedPaper, { checkAddress }: CertificatePaper, width: number): void {
  const { origin, host, pathname } = new URL(checkAddress);
  const address = host + pathname;
  const place = { x: LEFT, y: FOOT - 8, width };
  const style = STYLES.check;
  const said = 'Check the number at ';
  paper.text('P', said, place, style);
  const linked = { ...style, colour: COLOURS.text };
  const x = place.x + paper.width(said, style);
  paper.link(address, origin + pathname, { ...place, x }, linked);
  const forged = `Report a forgery to ${company.email}`;
  paper.text('P', forged, { ...place, y: place.y + style.size * style.leading }, style);
}

/** What stands on the page of a certificate. Throws Unprintable where no font holds a letter of the name or the course. */
function drawOn(paper: TaggedPaper, certificate: CertificatePaper): void {
  const grouped = groupNumber(certificate.number);
  paper.decorate(drawStripe);
  paper.decorate(drawPlates);
  paper.decorate((pen) => drawMark(pen, LEFT, TOP, 32, 'paper'));
  paper.text('P', company.name, { x: LEFT + 42, y: TOP + 6, width: 400 }, STYLES.brand);
  writeStatement(paper, certificate);
  writeFacts(paper, certificate);
  const qr = { x: RIGHT - QR_WIDTH, y: FOOT - QR_WIDTH - 8, width: QR_WIDTH, height: QR_WIDTH };
  paper.figure(`QR code that opens the check of certificate ${grouped}`, qr, (pen) =>
    drawQrCode(pen, certificate.checkAddress, QR_WIDTH),
  );
  const caption = 'Scan to check';
  const captionStyle = { ...STYLES.term, size: 9.5 };
  const indent = (QR_WIDTH - paper.width(caption, captionStyle)) / 2;
  paper.text('P', caption, { x: qr.x + indent, y: FOOT - 7, width: QR_WIDTH }, captionStyle);
  writeCheck(paper, certificate, qr.x - LEFT);
}

function dayOf({ issued }: CertificatePaper): Date {
  return new Date(`${issued}T00:00:00Z`);
}

/**
 * A certificate as PDF bytes: one page, A4 on its side, fonts embedded; the same input gives the same bytes. `fonts` is
 * a folder (absolute) of fonts for letters that ours lack. Throws Unprintable where no font holds a letter of the name
 * or the course.
 */
export async function certificatePaper(certificate: CertificatePaper, fonts?: string): Promise<Buffer> {
  const title = `Certificate ${groupNumber(certificate.number)}`;
  const paper = new TaggedPaper({ title, created: dayOf(certificate), size: [WIDTH, HEIGHT], fonts });
  paper.page(title);
  drawOn(paper, certificate);
  return paper.bytes();
}

/** Several certificates in one PDF, a page each, in the order in which they are added. */
export class CertificatesPaper {
  readonly #paper: TaggedPaper;

  constructor({ title, created, fonts }: { title: string; created: Date; fonts?: string }) {
    this.#paper = new TaggedPaper({ title, created, size: [WIDTH, HEIGHT], fonts });
  }

  /** Throws Unprintable where no font holds a letter; then there is no page of it. */
  add(certificate: CertificatePaper): void {
    const paper = this.#paper;
    paper.rehearse(() => {
      drawOn(paper, certificate);
      return 0;
    });
    paper.page(`${certificate.name}, ${groupNumber(certificate.number)}`);
    paper.within('Sect', () => drawOn(paper, certificate));
  }

  bytes(): Promise<Buffer> {
    return this.#paper.bytes();
  }
}
