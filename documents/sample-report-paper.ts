import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { BRAND_MARK } from '../content/brand-mark.ts';
import { palette } from '../content/palette.ts';
import { company } from '../content/company.ts';
import { fontOf, typefaces } from '../content/typefaces.ts';
import { colourChart, type ChartColours } from '../content/reports/draw-chart.ts';
import {
  printDay,
  printDays,
  printReport,
  SAMPLE_NOTICE,
  type Printed,
} from '../content/reports/print-report.ts';
import type { Span } from '../content/reports/inline.ts';
import type { Report } from '../content/reports/report-types.ts';
import { COLOURS } from './document-colours.ts';

interface SampleReportInput {
  report: Report;
  /** Origin of the site, on which the report is a page. */
  origin: string;
  /** Date of the document. It is fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

const require = createRequire(import.meta.url);
const TEMPLATE = join(import.meta.dirname, 'sample-report-paper.typ');

/** Complete fonts. Typst cannot read .woff, and must not use the fonts of the machine. */
const FONTS = [
  fontOf(typefaces.body, '400Regular'),
  fontOf(typefaces.body, '600SemiBold'),
  fontOf(typefaces.display, '600SemiBold'),
  fontOf(typefaces.mono, '500Medium'),
  'manrope/400Regular/Manrope_400Regular',
  'manrope/600SemiBold/Manrope_600SemiBold',
  fontOf(typefaces.mono, '700Bold'),
].map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`)));

const CHART_COLOURS: ChartColours = {
  text: COLOURS.text,
  soft: COLOURS.textSoft,
  line: COLOURS.paperLine,
  ground: COLOURS.paper,
  series: [COLOURS.accent2OnPaper, COLOURS.accent, '#7fa9a6', '#7a8a8a'],
  onSeries: palette.accent.onAccent,
  font: typefaces.body.name,
};

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${BRAND_MARK.top}" fill="${COLOURS.onInk}"/><path d="${BRAND_MARK.middle}" fill="${COLOURS.accent2}"/><path d="${BRAND_MARK.foot}" fill="${COLOURS.accent}"/></svg>`;

/** Drawing of three stacked sheets, similar to the layers of the mark. */
const SHEETS = (
  [
    [290, COLOURS.inkRaised, COLOURS.line],
    [238, COLOURS.inkRaised, COLOURS.accent2],
    [186, COLOURS.ink, COLOURS.accent],
  ] as const
)
  .map(
    ([y, fill, edge]) =>
      `<path d="M2 ${y}L152 ${y - 80}L302 ${y}L152 ${y + 80}Z" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>`,
  )
  .join('');

/** A sample report as a tagged A4 PDF (PDF/UA-1) with embedded fonts. Every page is marked as a sample. */
export function sampleReportPaper({ report, origin, created }: SampleReportInput): Uint8Array {
  const { engagement, client, classification } = report;
  const version = report.versions.at(-1)!;
  const words = {
    firm: company.name,
    title: `Sample: ${report.title.toLowerCase()}`,
    heading: report.title,
    lead: report.lead,
    notice: SAMPLE_NOTICE,
    mark: MARK,
    sheets: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 100 250 272">${SHEETS}</svg>`,
    number: engagement.id,
    version: `Version ${version.version}`,
    links: [
      ['As a page', origin + report.path],
      ...(report.csv ? [[report.csv, `${origin}${report.path}.csv`]] : []),
    ],
    created: {
      year: created.getUTCFullYear(),
      month: created.getUTCMonth() + 1,
      day: created.getUTCDate(),
    },
    colours: { ...COLOURS, mark: '#fbd9bd' },
    fonts: {
      sans: typefaces.body.name,
      display: typefaces.display.name,
      mono: typefaces.mono.name,
    },
    cover: [
      { term: 'Client', detail: client.name },
      { term: 'Engagement', detail: engagement.id },
      { term: 'Window', detail: printDays(`${engagement.window.from} to ${engagement.window.to}`) },
      { term: 'Version', detail: `${version.version}, ${printDay(version.date)}` },
      { term: 'Classification', detail: classification },
      { term: 'Distribution', detail: 'Recipients named inside' },
    ],
    chapters: printReport(report).map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(forPaper) })),
  };
  return compile(words);
}

/** Makes pictures of charts, with alternative text. Listings become code, in which [[ and ]] enclose marked parts. */
function forPaper(block: Printed): object {
  if (block.kind === 'finding') return { ...block, blocks: block.blocks.map(forPaper) };
  if (block.kind === 'listing') {
    const code = (lines: Span[][]) =>
      lines.map((line) => line.map(({ text, look }) => (look ? `[[${text}]]` : text)).join('')).join('\n');
    return { ...block, parts: block.parts.map(({ label, lines }) => ({ label, code: code(lines) })) };
  }
  if (block.kind !== 'chart') return block;
  const { chart, table, caption } = block;
  const rows = table.rows.map((cells) =>
    cells.map((spans) => spans.map(({ text }) => text).join('')).join(' '),
  );
  return {
    ...block,
    svg: colourChart(chart, CHART_COLOURS),
    alt: `${caption} ${rows.join('; ')}`,
    width: chart.width,
    isTableShown: !chart.saysAll && !block.isListed,
  };
}

function compile(words: object): Uint8Array {
  const folder = import.meta.dirname;
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: FONTS }] });
  compiler.mapShadow(join(folder, 'report.json'), Buffer.from(JSON.stringify(words)));
  const compiled = compiler.compile({ mainFilePath: TEMPLATE });
  if (!compiled.result) {
    const error = compiled.takeError();
    throw new Error(JSON.stringify(error && compiler.fetchDiagnostics(error), null, 1));
  }
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  compiler.evictCache(0);
  return pdf;
}
