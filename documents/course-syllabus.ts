import { hasAiLab, present, timeNeeded } from '../content/course-facts.ts';
import { courseTerms } from '../content/course-terms.ts';
import { company } from '../content/company.ts';
import type { CourseModule, Item, TrainingPage } from '../content/types.ts';
import { COLOURS } from './document-colours.ts';
import { drawLayers, drawMark, drawQrCode, drawRule } from './drawings.ts';
import {
  ASIDE,
  COLUMN,
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

interface SyllabusInput {
  course: TrainingPage;
  /** Origin of the site, for the QR code. */
  origin: string;
  /** Picture as JPEG. */
  picture: Buffer;
  /** Date of the document. It is fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

const BAND = 214;
/** Largest width of the picture, in points. */
export const SYLLABUS_PICTURE_WIDTH = 240;
const QR = 84;
const TITLE_WIDTH = 282;

/**
 * Draws a band with the firm, the title and the introduction, and the picture of the course in layers up to the right
 * edge.
 */
function writeHead(paper: TaggedPaper, { course, picture }: SyllabusInput): void {
  paper.page('Syllabus');
  paper.decorate((pen) => pen.rect(0, 0, WIDTH, BAND).fill(COLOURS.paperSunken));
  const x = LEFT + TITLE_WIDTH + 22;
  paper.decorate((pen) => drawLayers(pen, picture, { x, y: 28, width: WIDTH - x, height: BAND - 56 }));
  paper.decorate((pen) => drawMark(pen, LEFT, 30, 18, 'paper'));
  const firm: TextStyle = { ...STYLES.brand, size: 12 };
  paper.text('P', `${company.name}: course syllabus`, { x: LEFT + 26, y: 33, width: 240 }, firm);
  const place = { x: LEFT, y: 68, width: TITLE_WIDTH };
  const title = { ...STYLES.h2, size: 28 };
  place.y = paper.text('H1', course.courseTitle, place, title) + 8;
  paper.text('P', course.lead, { ...place, width: TITLE_WIDTH - 12 }, STYLES.soft);
}

/** Writes a section. Its heading is on the left. */
function writePart(paper: TaggedPaper, heading: string, y: number, write: (y: number) => number): number {
  const draw = (top: number) => {
    const under = paper.text('H2', heading, { x: LEFT, y: top, width: ASIDE - 14 }, STYLES.h3);
    return Math.max(under, write(top + 3));
  };
  const top = placeFor(paper, y + 24, draw);
  let bottom = top;
  paper.within('Sect', () => {
    bottom = draw(top);
  });
  return bottom;
}

function writeParagraphs(paper: TaggedPaper, paragraphs: string[], y: number): number {
  const place = { x: LEFT + ASIDE, y, width: MAIN };
  for (const paragraph of paragraphs) place.y = paper.text('P', paragraph, place, STYLES.body) + 6;
  return place.y;
}

/** Writes a module: number, title and hours on the left, lessons and labs on the right. */
function writeModule(paper: TaggedPaper, module: CourseModule, number: number, y: number): number {
  paper.decorate((pen) => drawRule(pen, LEFT, y, COLUMN));
  const aside = { x: LEFT, y: y + 9, width: ASIDE - 14 };
  aside.y = paper.text('H3', `${number}  ${module.title}`, aside, STYLES.item);
  aside.y = paper.text('P', `${module.hours} hours`, aside, STYLES.small);
  const place = { x: LEFT + ASIDE, y: y + 9, width: MAIN };
  const lesson = { ...STYLES.soft, leading: 1.42, colour: COLOURS.text };
  paper.within('L', () => {
    for (const words of module.lessons) {
      paper.within('LI', () => {
        paper.decorate((pen) => pen.circle(place.x + 2, place.y + 7.5, 1.5).fill(COLOURS.accent2OnPaper));
        place.y = paper.text('LBody', words, { ...place, x: place.x + 12, width: MAIN - 12 }, lesson);
      });
    }
  });
  const labs = [`Lab: ${module.lab}.`, ...(module.aiLab ? [`AI lab: ${module.aiLab}`] : [])];
  for (const words of labs) place.y = paper.text('P', words, { ...place, y: place.y + 4 }, STYLES.soft);
  return Math.max(aside.y, place.y) + 10;
}

function writeModules(paper: TaggedPaper, { syllabus }: TrainingPage, y: number): number {
  let bottom = paper.text('H2', 'Modules', { x: LEFT, y, width: COLUMN }, STYLES.h3) + 4;
  bottom = paper.text('P', syllabus.intro, { x: LEFT, y: bottom, width: COLUMN }, STYLES.soft) + 12;
  for (const [index, module] of syllabus.modules.entries()) {
    const write = (top: number) => writeModule(paper, module, index + 1, top);
    const top = placeFor(paper, bottom, write);
    paper.within('Sect', () => {
      bottom = write(top);
    });
  }
  return bottom;
}

function writeFacts(paper: TaggedPaper, course: TrainingPage): number {
  const { inClass, total, weeks } = timeNeeded(course);
  const ownTime = course.ownHours ? `, ${total} with your own time. ${weeks.join('; ')}` : '';
  const facts = present<Item>(
    { title: 'Length', text: `${inClass} hours in class${ownTime}` },
    { title: 'To start', text: course.level },
    { title: 'Laptop', text: course.laptop },
    course.builds && { title: 'You build', text: course.builds },
  );
  return writeGrid(
    paper,
    facts,
    { y: BAND + 22, gap: 0, columns: facts.length },
    ({ title, text }, place) => {
      const y = paper.text('P', title, place, STYLES.small);
      return paper.text('P', text, { ...place, y }, { ...STYLES.item, size: 10.5 });
    },
  );
}

const stagesInWords = (stages: NonNullable<TrainingPage['project']>['stages']): string =>
  `Stages: ${stages.map(({ title, hours }) => `${title} (${hours} h)`).join('; ')}.`;

/** Writes links to dates and fees, which change too often to print them. */
function writeMore(paper: TaggedPaper, address: string, y: number): number {
  const site = address.replace(/^https?:\/\//, '');
  const place = { x: LEFT + ASIDE, y, width: MAIN - QR - 24 };
  const qr = { x: LEFT + COLUMN - QR, y, width: QR, height: QR };
  const words =
    'Dates, places, fees and free seats are on the page of the course once a batch is set. Before that, ask us.';
  place.y = paper.text('P', words, place, STYLES.body) + 6;
  place.y = paper.link(site, address, place, { ...STYLES.small, colour: COLOURS.accentOnPaper });
  place.y = paper.link(company.email, `mailto:${company.email}`, place, {
    ...STYLES.small,
    colour: COLOURS.accentOnPaper,
  });
  paper.figure(`QR code that opens ${site}`, qr, (pen) => drawQrCode(pen, address, QR));
  return y + QR;
}

/** Shared terms that only courses with an assessment need. */
const OF_ASSESSMENT: ReadonlySet<string> = new Set(['pass', 'fail', 'certificate']);

const termsOf = (course: TrainingPage) =>
  courseTerms.terms.filter(({ id }) =>
    id === 'ai' ? hasAiLab(course) : course.assessment || !OF_ASSESSMENT.has(id),
  );

/** The syllabus of a course as a tagged A4 PDF with embedded fonts. */
export async function courseSyllabus(input: SyllabusInput): Promise<Buffer> {
  const { course, origin, created } = input;
  const { assessment, certificate, fails, project, roles } = course;
  const title = `${course.courseTitle}: syllabus`;
  const paper = new TaggedPaper({ title, created, size: [WIDTH, HEIGHT] });
  paper.within('Sect', () => writeHead(paper, input));
  let y = 0;
  paper.within('Sect', () => {
    y = writeModules(paper, course, writeFacts(paper, course) + 26);
  });
  const writeText = (heading: string, paragraphs: string[]) => {
    y = writePart(paper, heading, y, (top) => writeParagraphs(paper, paragraphs, top));
  };
  if (project)
    writeText('Project', [
      `${project.title}: ${project.hours} hours.`,
      ...project.paragraphs,
      stagesInWords(project.stages),
    ]);
  if (assessment) {
    const parts = assessment.parts.map(({ term, detail }) => ({ title: detail, text: term }));
    y = writePart(paper, 'Assessment', y, (top) => {
      const bottom = writeRows(paper, parts, { x: LEFT + ASIDE, y: top, width: MAIN }, 60);
      const rules = present(assessment.condition, fails && `Who does not pass: ${fails}`);
      return writeParagraphs(paper, rules, bottom + 4);
    });
  } else writeText('The certificate', certificate);
  for (const { title: heading, text } of termsOf(course)) writeText(heading, [text]);
  if (roles)
    writeText('What it leads to', [
      `What you can show: ${roles.show}`,
      `First jobs that ask for it: ${roles.firstJobs.map((job) => job.title).join('; ')}.`,
      `Advertisements also ask for: ${roles.alsoAsked.join('; ')}.`,
    ]);
  writePart(paper, 'Dates and fees', y, (top) => writeMore(paper, origin + course.path, top));
  writeFooter(paper);
  return paper.bytes();
}
