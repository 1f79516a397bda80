import { company } from '../content/company.ts';
import { type ReportEntry, reportEntries } from '../content/pages.ts';
import { SAMPLE_NOTICE, severityCounts } from '../content/sample-reports.ts';
import type { Fact, SampleReportPage } from '../content/types.ts';
import { COLOURS } from './document-colours.ts';
import { drawMark, drawRule } from './drawings.ts';
import {
  ASIDE,
  COLUMN,
  HEIGHT,
  LEFT,
  MAIN,
  STYLES,
  WIDTH,
  writeFooter,
  writeRows,
} from './profile-layout.ts';
import { type Place, TaggedPaper, type TextStyle } from './tagged-paper.ts';

interface SampleReportInput {
  report: SampleReportPage;
  /** The site's public origin: where the services of the entries are found. */
  origin: string;
  /** Fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

/** Content stands between these. */
const TOP = 84;
const FOOT = HEIGHT - 60;
/** Inner margin of the plate that an entry stands on. */
const PADDING = 18;
const PLATE_LABEL = 104;

const NOTICE: TextStyle = { typeface: 'strong', size: 9, leading: 1.4, colour: COLOURS.accentOnPaper };
const TERM: TextStyle = { ...STYLES.soft, size: 9.5, leading: 1.45 };
const DETAIL: TextStyle = { typeface: 'body', size: 9.5, leading: 1.45 };
const OUTCOME: TextStyle = { typeface: 'strong', size: 9.5, leading: 1.45, colour: COLOURS.accent2OnPaper };
const SEVERITY: TextStyle = { typeface: 'strong', size: 9.5, leading: 1.45, colour: COLOURS.accentOnPaper };

/** A sheet that says on its head, whoever cuts it out, that it is a sample. */
function nextSheet(paper: TaggedPaper, bookmark?: string): void {
  paper.page(bookmark);
  paper.margin(SAMPLE_NOTICE, { x: LEFT, y: 40, width: COLUMN }, NOTICE);
  paper.decorate((pen) => drawRule(pen, LEFT, 60, COLUMN, COLOURS.accentOnPaper));
}

/** Where `write` begins: at `y`, or on a new sheet where it would run into the foot of this one. */
function placeOn(paper: TaggedPaper, y: number, write: (y: number) => number): number {
  if (paper.rehearse(() => write(y)) <= FOOT) return y;
  writeFooter(paper);
  nextSheet(paper);
  return TOP;
}

function writeCover(paper: TaggedPaper, report: SampleReportPage, entries: ReportEntry[]): void {
  paper.page('Cover', COLOURS.ink);
  const onInk = (style: TextStyle, colour: string = COLOURS.onInk) => ({ ...style, colour });
  paper.decorate((pen) => drawMark(pen, LEFT, 48, 30, 'ink'));
  paper.text('P', company.name, { x: LEFT + 40, y: 54, width: 200 }, onInk(STYLES.brand));
  drawSheets(paper);
  let y = paper.text('P', SAMPLE_NOTICE, { x: LEFT, y: 430, width: COLUMN }, onInk(NOTICE, COLOURS.accent));
  y = paper.text('H1', report.title, { x: LEFT, y: y + 8, width: 420 }, STYLES.h1) + 14;
  y = paper.text(
    'P',
    report.lead,
    { x: LEFT, y, width: 400 },
    onInk({ ...STYLES.soft, size: 12 }, COLOURS.onInkSoft),
  );
  const counts = severityCounts(entries.map(({ exhibit }) => exhibit.severity));
  const isRated = entries.every(({ exhibit }) => exhibit.severity);
  const last: Fact = {
    term: report.entries.heading,
    detail: isRated ? counts : `${entries.length} in this sample`,
  };
  const facts = [...report.facts, last];
  const width = (COLUMN - 3 * 16) / 4;
  paper.decorate((pen) => drawRule(pen, LEFT, 716, COLUMN, COLOURS.line));
  paper.within('L', () => {
    for (const [index, { term, detail }] of facts.entries()) {
      const place = { x: LEFT + index * (width + 16), y: 728, width };
      paper.within('LI', () => {
        const under = paper.text('Lbl', term, place, onInk(TERM, COLOURS.onInkSoft));
        paper.text('LBody', detail, { ...place, y: under + 2 }, onInk(DETAIL));
      });
    }
  });
}

/** Three sheets of a report above one another, as the mark has its layers. */
function drawSheets(paper: TaggedPaper): void {
  const sheets = [
    { y: 330, fill: COLOURS.inkRaised, edge: COLOURS.line },
    { y: 278, fill: COLOURS.inkRaised, edge: COLOURS.accent2 },
    { y: 226, fill: COLOURS.ink, edge: COLOURS.accent },
  ];
  paper.decorate((pen) => {
    for (const { y, fill, edge } of sheets) {
      pen
        .path(`M330 ${y}L470 ${y - 74}L610 ${y}L470 ${y + 74}Z`)
        .lineWidth(1.2)
        .fillAndStroke(fill, edge);
    }
    for (const [index, length] of [0.62, 0.48, 0.55, 0.3].entries()) {
      const [x, y] = [452 + index * 20, 190 + index * 10.5];
      pen.moveTo(x, y).lineTo(x - 130 * length, y + 69 * length);
      pen.lineWidth(1.4).stroke(index === 0 ? COLOURS.accent : COLOURS.line);
    }
  });
}

function writeSummary(
  paper: TaggedPaper,
  { report, origin }: SampleReportInput,
  entries: ReportEntry[],
): void {
  nextSheet(paper, 'Summary');
  const heading = { x: LEFT, y: TOP, width: ASIDE - 12 };
  const main = { x: LEFT + ASIDE, y: TOP, width: MAIN };
  paper.text('H2', 'Summary', heading, STYLES.h3);
  main.y = paper.text('P', report.overview.statement, main, STYLES.statement) + 8;
  for (const paragraph of report.overview.paragraphs) {
    main.y = paper.text('P', paragraph, main, STYLES.body) + 7;
  }
  main.y += 16;
  paper.text('H2', report.decisions.heading, { ...heading, y: main.y + 6 }, STYLES.h3);
  main.y = writeRows(paper, report.decisions.items, main, 130) + 18;

  const register = entries.map(({ exhibit }) => ({
    title: exhibit.label,
    text: `${exhibit.heading}. ${exhibit.outcome ?? 'Recorded'}.`,
  }));
  const writeRegister = (top: number) => {
    const place = { x: LEFT, y: top, width: COLUMN };
    place.y = paper.text('H2', 'Register', place, STYLES.h3) + 8;
    return writeRows(paper, register, place, ASIDE);
  };
  const y = writeRegister(placeOn(paper, main.y, writeRegister)) + 22;
  const writeLast = (top: number) => writeLimits(paper, report, origin, top);
  writeLast(placeOn(paper, y, writeLast));
  writeFooter(paper);
}

/** What the report leaves open, and where it stands as a page. */
function writeLimits(paper: TaggedPaper, report: SampleReportPage, origin: string, top: number): number {
  const main = { x: LEFT + ASIDE, y: top, width: MAIN };
  paper.text('H2', report.limits.heading, { x: LEFT, y: top, width: ASIDE - 12 }, STYLES.h3);
  paper.within('L', () => {
    for (const item of report.limits.items) {
      paper.within('LI', () => {
        main.y = paper.text('LBody', item, main, STYLES.body) + 2;
      });
    }
  });
  const address = origin.replace(/^https?:\/\//, '') + report.path;
  main.y = paper.text('P', 'As a page, with links to each service:', { ...main, y: main.y + 10 }, TERM);
  return paper.link(address, origin + report.path, main, { ...DETAIL, colour: COLOURS.accent2OnPaper });
}

function writeEntries(
  paper: TaggedPaper,
  { entries: words }: SampleReportPage,
  entries: ReportEntry[],
): void {
  nextSheet(paper, words.heading);
  let y = paper.text('H2', words.heading, { x: LEFT, y: TOP, width: COLUMN }, STYLES.h2) + 4;
  y = paper.text('P', words.intro, { x: LEFT, y, width: COLUMN }, STYLES.soft) + 18;
  for (const entry of entries) {
    y = placeOn(paper, y, (from) => writeEntry(paper, entry, from));
    y = writeEntry(paper, entry, y) + 20;
  }
  writeFooter(paper);
}

/** A plate with the exhibit; its height is known once it has been rehearsed. */
function writeEntry(paper: TaggedPaper, { service, exhibit }: ReportEntry, top: number): number {
  const inner = { x: LEFT + PADDING, width: COLUMN - 2 * PADDING };
  const write = (y: number) => writeExhibit(paper, { service, exhibit }, { ...inner, y: y + PADDING - 4 });
  const bottom = paper.rehearse(() => write(top)) + PADDING - 4;
  paper.decorate((pen) => pen.roundedRect(LEFT, top, COLUMN, bottom - top, 8).fill(COLOURS.paperSunken));
  paper.within('Sect', () => write(top));
  return bottom;
}

function writeExhibit(paper: TaggedPaper, { service, exhibit }: ReportEntry, place: Place): number {
  const { x, width } = place;
  const source = `${exhibit.label} · ${service.label ?? service.title}`;
  paper.text('P', source, { ...place, width: width - 80 }, TERM);
  if (exhibit.severity) {
    const left = x + width - paper.width(exhibit.severity, SEVERITY);
    paper.text('P', exhibit.severity, { x: left, y: place.y, width: 80 }, SEVERITY);
  }
  let y = place.y + TERM.size * TERM.leading + 3;
  y = paper.text('H3', exhibit.heading, { x, y, width }, { ...STYLES.item, size: 13 }) + 3;
  y = paper.text('P', exhibit.text, { x, y, width }, DETAIL) + 8;
  paper.within('L', () => {
    for (const { term, detail } of exhibit.rows) {
      paper.within('LI', () => {
        const under = paper.text('Lbl', term, { x, y, width: PLATE_LABEL - 10 }, TERM);
        const beside = { x: x + PLATE_LABEL, y, width: width - PLATE_LABEL };
        y = Math.max(under, paper.text('LBody', detail, beside, DETAIL)) + 3;
      });
    }
  });
  if (!exhibit.outcome) return y;
  const rule = y + 4;
  paper.decorate((pen) => drawRule(pen, x, rule, width));
  return paper.text('P', exhibit.outcome, { x, y: rule + 7, width }, OUTCOME);
}

/** A sample report as PDF bytes: A4, tagged, fonts embedded, marked as a sample on every sheet. */
export async function sampleReportPaper(input: SampleReportInput): Promise<Buffer> {
  const { report, created } = input;
  const entries = reportEntries(report);
  const title = `Sample: ${report.title.toLowerCase()}`;
  const paper = new TaggedPaper({ title, created, size: [WIDTH, HEIGHT] });
  const sections = [
    () => writeCover(paper, report, entries),
    () => writeSummary(paper, input, entries),
    () => writeEntries(paper, report, entries),
  ];
  for (const write of sections) paper.within('Sect', write);
  return paper.bytes();
}
