import { company } from '../content/company.ts';
import { groupNumber } from '../contracts/certificate.ts';
import type { CertificateDesign, CertificateSentence } from '../domain/certificate-design.ts';
import { COLOURS } from './document-colours.ts';
import { drawMark, drawQrCode, drawRule } from './drawings.ts';
import { isPlain, TaggedPaper, type TextStyle } from './tagged-paper.ts';

/** Signatory, as printed below the signature. */
interface PrintedSignatory {
  name: string;
  role: string;
  /** A PNG in base64, grey on white. Empty: room is left to sign by hand. */
  image: string;
}

/** Printed appearance of a certificate. */
export interface PaperLook {
  design: CertificateDesign;
  signatories: readonly PrintedSignatory[];
  /** Hours in class; null: they are not printed. */
  hours: number | null;
  /** Name of the class or batch; null: it is not printed. */
  class: string | null;
  says: CertificateSentence;
}

export interface CertificatePaper extends PaperLook {
  number: string;
  name: string;
  course: string;
  /** Issue date, YYYY-MM-DD. */
  issued: string;
  expires: string | null;
  /** Address in the QR code: the check, with the number and the key. */
  checkAddress: string;
}

/** Size of landscape A4 in points. */
export const WIDTH = 841.89;
export const HEIGHT = 595.28;

export const STYLES = {
  brand: { typeface: 'display', size: 20, leading: 1 },
  soft: { typeface: 'body', size: 15, leading: 1.5, colour: COLOURS.textSoft },
  name: { typeface: 'display', size: 52, leading: 1.2, tracking: -0.9, isBalanced: true },
  course: { typeface: 'display', size: 24, leading: 1.3, tracking: -0.2, isBalanced: true },
  term: { typeface: 'body', size: 10.5, leading: 1.4, colour: COLOURS.textSoft },
  number: { typeface: 'mono', size: 16, leading: 1.4 },
  check: { typeface: 'body', size: 10.5, leading: 1.45, colour: COLOURS.textSoft },
  date: { typeface: 'body', size: 14, leading: 1.4 },
  signatory: { typeface: 'display', size: 11, leading: 1.35 },
} satisfies Record<string, TextStyle>;

type Steps = readonly (readonly [size: number, lines: number])[];

const NAME_SIZES: Steps = [
  [52, 1],
  [42, 1],
  [36, 2],
  [28, 2],
  [22, 3],
  [16, 4],
  [12, 6],
];
const COURSE_SIZES: Steps = [
  [24, 1],
  [20, 2],
  [14, 3],
  [11, 5],
];

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function dateForPeople(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/**
 * Style with more space between lines, because vowel signs and stacked letters are higher and lower than Latin letters.
 */
function spacious(words: string, style: TextStyle): TextStyle {
  return isPlain(words) ? style : { ...style, leading: 1.5 };
}

/**
 * The style with the largest size at which a text fits. `steps` has the sizes, each with the number of lines that it
 * may fill.
 */
function fit(paper: TaggedPaper, words: string, width: number, style: TextStyle, steps: Steps): TextStyle {
  const sizes = steps.map(([size, lines]) => ({ lines, style: { ...style, size } }));
  const fitting = sizes.find((step) => {
    const lines = paper.lines(words, width, step.style);
    return lines.length <= step.lines && lines.join(' ') === words.split(/\s+/).join(' ');
  });
  return (fitting ?? sizes.at(-1))!.style;
}

export interface StatementFrame {
  x: number;
  width: number;
  /** Upper limit of the statement, for a name with this many lines. */
  top(nameLines: number): number;
  /** Lower limit of the statement. */
  bottom: number;
  align?: 'centre';
  /** Line below the name. */
  rule?: { x: number; width: number; colour?: string };
}

/** Writes the statement. The name has the largest size that fits. */
export function writeStatement(
  paper: TaggedPaper,
  certificate: CertificatePaper,
  frame: StatementFrame,
): void {
  const steps = NAME_SIZES.map((_, index) => NAME_SIZES.slice(index));
  const fitting = steps.find(
    (sizes) => paper.rehearse(() => statement(paper, certificate, frame, sizes)) <= frame.bottom,
  );
  statement(paper, certificate, frame, fitting ?? NAME_SIZES.slice(-1));
}

function statement(
  paper: TaggedPaper,
  { name, course, hours, class: group, says }: CertificatePaper,
  { x, width, top, align, rule = { x, width } }: StatementFrame,
  nameSizes: Steps,
): number {
  const nameStyle = { ...fit(paper, name, width, spacious(name, STYLES.name), nameSizes), align };
  const courseStyle = { ...fit(paper, course, width, spacious(course, STYLES.course), COURSE_SIZES), align };
  const soft = { ...STYLES.soft, align };
  const place = { x, y: top(paper.lines(name, width, nameStyle).length), width };
  place.y = paper.text('P', 'This certifies that', place, soft) + 4;
  place.y = paper.text('H1', name, place, nameStyle) + 15;
  const under = place.y;
  paper.decorate((pen) => drawRule(pen, rule.x, under, rule.width, rule.colour));
  place.y = paper.text(
    'P',
    says === 'attended' ? 'attended' : 'completed',
    { ...place, y: under + 13 },
    soft,
  );
  place.y = paper.text('P', course, place, courseStyle);
  const ending = endingOf(says, hours);
  if (ending !== '') place.y = paper.text('P', ending, place, soft);
  if (group === null) return place.y;
  return paper.text('P', group, { ...place, y: place.y + 1 }, { ...spacious(group, STYLES.term), align });
}

/** Text below the name of the course. */
function endingOf(says: CertificateSentence, hours: number | null): string {
  const inClass = hours === null ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'} in class`;
  if (says === 'passed')
    return inClass ? `after ${inClass}, and passed its assessment.` : 'and passed its assessment.';
  if (inClass === '') return '';
  return says === 'attended' ? `for ${inClass}.` : `after ${inClass}.`;
}

export const SIGNATURE = { width: 190, height: 74, gap: 36 };
const SIGNATURE_IMAGE = { width: 150, height: 38 };

/** Writes signatures side by side, each above a line with name and role. `y` is their upper edge. */
export function writeSignatures(
  paper: TaggedPaper,
  { signatories }: CertificatePaper,
  place: { x: number; y: number; align?: 'centre' },
): void {
  for (const [index, { name, role, image }] of signatories.entries()) {
    const { align } = place;
    const x = place.x + index * (SIGNATURE.width + SIGNATURE.gap);
    const indent = align === 'centre' ? (SIGNATURE.width - SIGNATURE_IMAGE.width) / 2 : 0;
    const line = place.y + SIGNATURE_IMAGE.height + 4;
    if (image !== '')
      paper.figure(`Signature of ${name}`, { x: x + indent, y: place.y, ...SIGNATURE_IMAGE }, (pen) =>
        // As a data URL the picture is recognised by pdfkit, so a PDF of many pages contains it only once.
        pen.image(`data:image/png;base64,${image}`, 0, 0, {
          fit: [SIGNATURE_IMAGE.width, SIGNATURE_IMAGE.height],
          ...(align === 'centre' && { align: 'center' }),
          valign: 'bottom',
        }),
      );
    paper.decorate((pen) => drawRule(pen, x, line, SIGNATURE.width, COLOURS.textSoft));
    const text = { x, y: line + 4, width: SIGNATURE.width };
    text.y = paper.text('P', name, text, { ...oneLine(paper, name, STYLES.signatory), align });
    paper.text('P', role, text, { ...oneLine(paper, role, { ...STYLES.term, size: 9.5 }), align });
  }
}

/** The style, with a size at which the text fits on one line. */
function oneLine(paper: TaggedPaper, words: string, style: TextStyle): TextStyle {
  const width = paper.width(words, style);
  return width <= SIGNATURE.width ? style : { ...style, size: (style.size * SIGNATURE.width) / width - 0.01 };
}

export function signaturesWidth({ signatories }: Pick<CertificatePaper, 'signatories'>): number {
  return signatories.length * (SIGNATURE.width + SIGNATURE.gap) - SIGNATURE.gap;
}

const BOX_HEIGHT = 29;
/**
 * Space between the number and its frame. The frame is wider by this, so that the number itself is aligned with the
 * margin.
 */
const BOX_PADDING = 13;

/** Writes a label above its value. */
export function writeFact(
  paper: TaggedPaper,
  [term, detail]: readonly [string, string],
  { x, y, width = 220 }: { x: number; y: number; width?: number },
  style: TextStyle = STYLES.date,
  termColour: string = COLOURS.textSoft,
): void {
  const place = { x, y, width };
  paper.within('LI', () => {
    paper.text('Lbl', term, { ...place, y: y - 20 }, { ...STYLES.term, colour: termColour });
    paper.text('LBody', detail, { ...place, y: y + 3 + (22.4 - style.size * style.leading) / 2 }, style);
  });
}

/** Writes the number in a frame, with the dates next to it. `y` is the upper edge of the frame. */
export function writeFacts(
  paper: TaggedPaper,
  certificate: CertificatePaper,
  { x, y }: { x: number; y: number },
): void {
  const grouped = groupNumber(certificate.number);
  const boxWidth = paper.width(grouped, STYLES.number) + 2 * BOX_PADDING;
  paper.decorate((pen) =>
    pen
      .roundedRect(x - BOX_PADDING, y, boxWidth, BOX_HEIGHT, 6)
      .lineWidth(1.4)
      .stroke(COLOURS.accentOnPaper),
  );
  const dates = x + boxWidth + 36;
  paper.within('L', () => {
    writeFact(paper, ['Certificate number', grouped], { x, y }, STYLES.number);
    for (const [index, fact] of daysOf(certificate).entries())
      writeFact(paper, fact, { x: dates + index * 160, y });
  });
}

export function daysOf({ issued, expires }: CertificatePaper): [string, string][] {
  return [
    ['Issued', dateForPeople(issued)],
    ...(expires ? [['Valid until', dateForPeople(expires)] satisfies [string, string]] : []),
  ];
}

/**
 * Writes the address of the check, for people who would rather type it than scan a code, and where to report a forgery.
 */
export function writeCheck(
  paper: TaggedPaper,
  { checkAddress }: CertificatePaper,
  place: { x: number; y: number; width: number },
): void {
  const { origin, host, pathname } = new URL(checkAddress);
  const address = host + pathname;
  const style = STYLES.check;
  const said = 'Check the number at ';
  paper.text('P', said, place, style);
  const linked = { ...style, colour: COLOURS.text };
  paper.link(address, origin + pathname, { ...place, x: place.x + paper.width(said, style) }, linked);
  const forged = `Report a forgery to ${company.email}`;
  paper.text('P', forged, { ...place, y: place.y + style.size * style.leading }, style);
}

/** Draws the QR code of the check, with its purpose below. */
export function writeQrCode(
  paper: TaggedPaper,
  { number, checkAddress }: CertificatePaper,
  { x, y, width }: { x: number; y: number; width: number },
  colour: string = COLOURS.textSoft,
): void {
  const alt = `QR code that opens the check of certificate ${groupNumber(number)}`;
  paper.figure(alt, { x, y, width, height: width }, (pen) => drawQrCode(pen, checkAddress, width));
  const caption = 'Scan to check';
  const style = { ...STYLES.term, size: 9.5, colour };
  const indent = (width - paper.width(caption, style)) / 2;
  paper.text('P', caption, { x: x + indent, y: y + width + 1, width }, style);
}

/** Draws the firm's mark and its name. */
export function writeBrand(
  paper: TaggedPaper,
  { x, y }: { x: number; y: number },
  ground: 'ink' | 'paper' = 'paper',
  style: TextStyle = STYLES.brand,
): void {
  const mark = style.size * 1.6;
  paper.decorate((pen) => drawMark(pen, x, y, mark, ground));
  const colour = ground === 'ink' ? COLOURS.onInk : COLOURS.text;
  paper.text(
    'P',
    company.name,
    { x: x + mark * 1.3125, y: y + (mark - style.size) / 2, width: 400 },
    { ...style, colour },
  );
}

/** A square plate with round corners, seen from the side, with its centre at (0, y). */
export function plate(y: number): string {
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
