import { company } from '../content/company.ts';
import { courseHours } from '../content/course-facts.ts';
import { offer } from '../content/offer.ts';
import { pages, type PageOfKind } from '../content/pages.ts';
import type { ImageName } from '../content/types.ts';
import { COLOURS } from './document-colours.ts';
import { drawLayers, drawMark, drawPicture, drawQrCode, drawRule } from './drawings.ts';
import {
  ASIDE,
  COLUMN,
  GUTTER,
  HALF,
  HEIGHT,
  LEFT,
  MAIN,
  placeFor,
  STYLES,
  WIDTH,
  writeFooter,
  writeGrid,
  writeRows,
} from './profile-layout.ts';
import { TaggedPaper, type TextStyle } from './tagged-paper.ts';

/** Pictures of the profile, each with its largest width in points. */
export const PROFILE_PICTURES = {
  'hero-vault': 480,
  'card-vision': 300,
  'group-cyber': 236,
  'group-network': 236,
  'group-vapt': 236,
  'group-cloud': 236,
  'group-awareness': 236,
  'group-grc': 236,
  'group-training': 300,
  'card-team': 492,
  'card-soc': 236,
  'card-client': 236,
  'cta-signal': 420,
} satisfies Partial<Record<ImageName, number>>;

type ProfilePicture = keyof typeof PROFILE_PICTURES;
export type ProfilePictures = Record<ProfilePicture, Buffer>;

interface ProfileInput {
  /** Origin of the site, for the QR code. */
  origin: string;
  /** Pictures as JPEG. */
  pictures: ProfilePictures;
  /** Date of the document. It is fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

/** Height of the band at the top of a page. */
const BAND = 200;
const NO_BREAK = '\u00a0';

function onInk(style: TextStyle, colour: string = COLOURS.onInk): TextStyle {
  return { ...style, colour };
}

function pagesOf<Kind extends (typeof pages)[number]['kind']>(kind: Kind): PageOfKind<Kind>[] {
  return pages.filter((page): page is PageOfKind<Kind> => page.kind === kind);
}

function pageOf<Kind extends (typeof pages)[number]['kind']>(kind: Kind): PageOfKind<Kind> {
  const [page] = pagesOf(kind);
  if (!page) throw new Error(`The company profile needs the page of kind ${kind}`);
  return page;
}

/** Draws the top of a page: a band with title and introduction, and a picture in layers up to the right edge. */
function writeBand(
  paper: TaggedPaper,
  { title, lead }: { title: string; lead: string },
  picture: Buffer,
): void {
  paper.decorate((pen) => pen.rect(0, 0, WIDTH, BAND).fill(COLOURS.paperSunken));
  const x = LEFT + 288;
  paper.decorate((pen) => drawLayers(pen, picture, { x, y: 28, width: WIDTH - x, height: BAND - 56 }));
  const place = { x: LEFT, y: 48, width: 270 };
  const y = paper.text('H2', title, place, STYLES.h2) + 10;
  paper.text('P', lead, { ...place, y, width: 262 }, STYLES.soft);
}

function writeCover(paper: TaggedPaper, picture: Buffer): void {
  const home = pageOf('home');
  paper.page('Cover', COLOURS.ink);
  // Each sentence begins on a new line.
  const heading = home.slides[0]!.heading.replaceAll('. ', '.\n');
  const size = 480;
  paper.decorate((pen) => pen.image(picture, (WIDTH - size) / 2, 98, { width: size }));
  paper.decorate((pen) => drawMark(pen, LEFT, 48, 30, 'ink'));
  paper.text('P', company.name, { x: LEFT + 40, y: 54, width: 200 }, onInk(STYLES.brand));
  const kind = 'Company profile';
  const kindStyle = onInk(STYLES.soft, COLOURS.onInkSoft);
  const x = WIDTH - LEFT - paper.width(kind, kindStyle);
  paper.text('P', kind, { x, y: 55, width: 200 }, kindStyle);
  const y = paper.text('H1', heading, { x: LEFT, y: 596, width: COLUMN }, STYLES.h1) + 16;
  const blurb = { ...STYLES.soft, size: 12.5, colour: COLOURS.onInkSoft };
  paper.text('P', company.blurb, { x: LEFT, y, width: 330 }, blurb);
}

function writeWhoWeAre(paper: TaggedPaper, picture: Buffer): void {
  const about = pageOf('about');
  paper.page('Who We Are');
  writeBand(paper, about, picture);
  const main = { x: LEFT + ASIDE, y: BAND + 28, width: MAIN };
  paper.text('H3', 'Who We Are', { x: LEFT, y: main.y, width: ASIDE }, STYLES.h3);
  main.y = paper.text('P', about.whoWeAre.statement, main, STYLES.statement) + 10;
  const { items, note } = about.whatWeDoNot;
  const weDoNot = `We do not ${items.map((item) => item[0]!.toLowerCase() + item.slice(1)).join(', ')}. ${note}`;
  for (const paragraph of [...about.whoWeAre.paragraphs, weDoNot]) {
    main.y = paper.text('P', paragraph, main, STYLES.body) + 7;
  }
  main.y += 14;
  paper.text('H3', 'What We Do', { x: LEFT, y: main.y + 6, width: ASIDE }, STYLES.h3);
  main.y = writeRows(paper, about.whatWeDo, main, 134);
  const height = 146;
  placeFor(paper, main.y, (y) => y + height, HEIGHT);
  const top = HEIGHT - height;
  paper.decorate((pen) => pen.rect(0, top, WIDTH, height).fill(COLOURS.paperSunken));
  const principles = [
    { title: 'Vision', text: about.vision },
    { title: 'Mission', text: about.mission },
  ];
  writeGrid(paper, principles, { y: top + 18, gap: 0, columns: 2 }, ({ title, text }, place) => {
    const y = paper.text('H3', title, place, STYLES.h3) + 4;
    return paper.text('P', text, { ...place, y }, STYLES.soft);
  });
  writeFooter(paper);
}

function writeServices(paper: TaggedPaper, pictures: ProfilePictures): void {
  const services = pageOf('services');
  const leaves = pagesOf('service');
  paper.page('Services');
  paper.text('H2', services.title, { x: LEFT, y: 48, width: HALF }, STYLES.h2);
  paper.text('P', services.lead, { x: LEFT + HALF + GUTTER, y: 54, width: HALF }, STYLES.statement);
  writeGrid(paper, pagesOf('service-group'), { y: 128, gap: 18, columns: 2 }, (group, { x, y, width }) => {
    const picture = pictures[group.image as ProfilePicture];
    paper.decorate((pen) => drawPicture(pen, picture, { x, y, width, height: 94 }));
    let under = paper.text('H3', group.label ?? group.title, { x, y: y + 103, width }, STYLES.item) + 2;
    under = paper.text('P', group.summary, { x, y: under, width }, STYLES.soft) + 4;
    const names = leaves
      .filter((leaf) => leaf.group === group.path)
      .map((leaf) => (leaf.label ?? leaf.title).replaceAll(' ', NO_BREAK));
    return paper.text('P', names.join(', '), { x, y: under, width }, STYLES.small);
  });
  writeFooter(paper);
}

function writeOffer(
  paper: TaggedPaper,
  { heading, text, items }: PageOfKind<'trainings'>['offer'],
  y: number,
): number {
  const place = { x: LEFT, y, width: COLUMN };
  place.y = paper.text('H3', heading, place, STYLES.h3) + 1;
  place.y = paper.text('P', text, place, STYLES.soft) + 10;
  return writeGrid(paper, items, { y: place.y, gap: 12, columns: 3 }, (item, cell) => {
    paper.decorate((pen) => drawRule(pen, cell.x, cell.y, cell.width));
    const under = paper.text('H4', item.title, { ...cell, y: cell.y + 8 }, STYLES.item);
    return paper.text('P', item.text, { ...cell, y: under + 1 }, STYLES.soft);
  });
}

function writeTrainings(paper: TaggedPaper, picture: Buffer): void {
  const trainings = pageOf('trainings');
  paper.page('IT Training Programs');
  writeBand(paper, trainings, picture);
  const y = writeGrid(paper, pagesOf('training'), { y: BAND + 24, gap: 8, columns: 2 }, (course, place) => {
    paper.decorate((pen) => drawRule(pen, place.x, place.y, place.width));
    let under = paper.text('H3', course.courseTitle, { ...place, y: place.y + 8 }, STYLES.item);
    under = paper.text('P', course.summary, { ...place, y: under + 1 }, STYLES.soft);
    const needs = `${courseHours(course)} hours. ${course.level}.`;
    return paper.text('P', needs, { ...place, y: under + 2 }, STYLES.small);
  });
  const write = (top: number) => writeOffer(paper, trainings.offer, top);
  write(placeFor(paper, y + 26, write));
  writeFooter(paper);
}

function writeHowWeWork(paper: TaggedPaper, pictures: ProfilePictures): void {
  const home = pageOf('home');
  const about = pageOf('about');
  const { after } = pageOf('contact');
  paper.page('How we work');
  paper.text('H2', 'How we work', { x: LEFT, y: 48, width: HALF }, STYLES.h2);
  paper.text(
    'P',
    home.slides[0]!.paragraph,
    { x: LEFT + HALF + GUTTER, y: 54, width: HALF },
    STYLES.statement,
  );
  const [first, ...others] = about.cards;
  let y = 172;
  if (first) {
    paper.within('Sect', () => {
      const picture = pictures[first.image as ProfilePicture];
      paper.decorate((pen) => drawPicture(pen, picture, { x: LEFT, y: 172, width: COLUMN, height: 156 }));
      paper.text('H3', first.title, { x: LEFT, y: 338, width: HALF }, STYLES.h3);
      y = paper.text('P', first.text, { x: LEFT + HALF + GUTTER, y: 341, width: HALF }, STYLES.soft);
    });
  }
  y = writeGrid(paper, others, { y: y + 26, gap: 24, columns: 2 }, ({ title, text, image }, place) => {
    const picture = pictures[image as ProfilePicture];
    paper.decorate((pen) => drawPicture(pen, picture, { ...place, height: 106 }));
    const under = paper.text('H3', title, { ...place, y: place.y + 116 }, STYLES.h3) + 3;
    return paper.text('P', text, { ...place, y: under }, STYLES.soft);
  });
  const steps = after.steps.map(({ title, text }, index) => ({ title: `${index + 1}  ${title}`, text }));
  const write = (top: number) => {
    paper.text('H3', after.heading, { x: LEFT, y: top + 6, width: ASIDE }, STYLES.h3);
    return writeRows(paper, steps, { x: LEFT + ASIDE, y: top, width: MAIN }, 134);
  };
  write(placeFor(paper, y + 34, write));
  writeFooter(paper);
}

function writeContact(paper: TaggedPaper, origin: string, picture: Buffer): void {
  const { heading, text } = pageOf('about').callToAction;
  paper.page('Contact', COLOURS.ink);
  const x = LEFT + 80;
  paper.decorate((pen) => drawLayers(pen, picture, { x, y: 56, width: WIDTH - x, height: 330 }));
  let y = paper.text('H2', heading, { x: LEFT, y: 440, width: 420 }, onInk({ ...STYLES.h2, size: 40 })) + 12;
  y = paper.text(
    'P',
    text,
    { x: LEFT, y, width: 330 },
    onInk({ ...STYLES.soft, size: 12.5 }, COLOURS.onInkSoft),
  );
  const foot = HEIGHT - 56;
  const size = 120;
  const qr = { x: WIDTH - LEFT - size, y: foot - size, width: size, height: size };
  paper.decorate((pen) => pen.roundedRect(qr.x - 6, qr.y - 6, size + 12, size + 12, 10).fill(COLOURS.paper));
  const site = origin.replace(/^https?:\/\//, '');
  const { street, city, postalCode } = company.address;
  const line = onInk({ ...STYLES.body, size: 12, leading: 1.6 });
  const lead = onInk(line, COLOURS.accent);
  const place = { x: LEFT, y: foot - 6 * 19.2 + 3, width: 300 };
  place.y = paper.text('P', company.name, place, onInk({ ...STYLES.item, size: 14, leading: 1.37 }));
  place.y = paper.text('P', street, place, line);
  place.y = paper.text('P', `${city} ${postalCode}`, place, line);
  place.y = paper.link(company.phoneLabel, `tel:${company.phone}`, place, lead);
  place.y = paper.link(company.email, `mailto:${company.email}`, place, lead);
  paper.link(site, `${origin}/`, place, lead);
  paper.figure(`QR code that opens ${site}`, qr, (pen) => drawQrCode(pen, `${origin}/`, size));
}

/** The company profile as an A4 PDF with embedded fonts: a page for services, a page for trainings, and four more. */
export async function companyProfile({ origin, pictures, created }: ProfileInput): Promise<Buffer> {
  const size: [number, number] = [WIDTH, HEIGHT];
  const paper = new TaggedPaper({ title: `${company.name}: company profile`, created, size });
  const sections = [
    () => writeCover(paper, pictures['hero-vault']),
    () => writeWhoWeAre(paper, pictures['card-vision']),
    ...(offer.services ? [() => writeServices(paper, pictures)] : []),
    ...(offer.courses ? [() => writeTrainings(paper, pictures['group-training'])] : []),
    () => writeHowWeWork(paper, pictures),
    () => writeContact(paper, origin, pictures['cta-signal']),
  ];
  for (const write of sections) paper.within('Sect', write);
  return paper.bytes();
}
