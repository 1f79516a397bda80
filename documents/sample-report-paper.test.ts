import { beforeAll, expect, test } from 'vitest';
import { sampleReports } from '../content/reports/sample-reports.ts';
import { readPdf } from '../tests/support/read-pdf.ts';
import { canReadText, readText } from '../tests/support/read-text.ts';
import { sampleReportPaper } from './sample-report-paper.ts';

const LARGEST = 600 * 1000;

const draw = (name: string) =>
  Buffer.from(
    sampleReportPaper({
      report: sampleReports.find((report) => report.name === name)!,
      origin: 'https://firm.example',
      created: new Date('2026-11-21T00:00:00Z'),
    }),
  );

let bytes: Buffer;
let pdf: ReturnType<typeof readPdf>;

beforeAll(() => {
  bytes = draw('penetration-test');
  pdf = readPdf(bytes);
});

test('the report of the penetration test has fourteen sheets or more, in at most 600 KB', () => {
  expect(pdf.pages.length).toBeGreaterThanOrEqual(14);
  expect(bytes.length).toBeLessThanOrEqual(LARGEST);
});

test.each(sampleReports.map(({ name }) => name).filter((name) => name !== 'penetration-test'))(
  'the report %s has five to ten sheets, in at most 600 KB',
  (name) => {
    const paper = draw(name);
    expect(readPdf(paper).pages.length).toBeGreaterThanOrEqual(5);
    expect(readPdf(paper).pages.length).toBeLessThanOrEqual(10);
    expect(paper.length).toBeLessThanOrEqual(LARGEST);
  },
);

test('it is tagged for PDF/UA-1, in British English, with its title in the window', () => {
  expect(pdf.catalog).toContain('/Marked true');
  expect(pdf.catalog).toContain('/Lang (en-GB)');
  expect(pdf.catalog).toContain('/DisplayDocTitle true');
  const [metadata] = pdf.all(/\/Type \/Metadata/);
  expect(metadata?.stream.toString()).toContain('<pdfuaid:part>1<');
  expect(metadata?.stream.toString()).toContain('Sample: web application penetration test');
});

test('a heading for each chapter and finding, tables with heads, code, a picture with words for it', () => {
  const count = (tag: string) => pdf.tags.filter((each) => each === tag).length;
  // Ten of its own, "Document and engagement" and the contents.
  expect(count('H1')).toBe(1 + 10);
  expect(count('H2')).toBeGreaterThanOrEqual(10);
  expect(count('Table')).toBeGreaterThanOrEqual(8);
  expect(count('TH')).toBeGreaterThan(30);
  expect(count('Code')).toBeGreaterThan(50);
  expect(bytes.toString('latin1')).toMatch(/\/S \/Figure[^]{0,400}\/Alt /);
});

test('the contents lead to each chapter and each finding', () => {
  const [, names = ''] = /\/Dests <<\s*\/Names \[([^\]]*)\]/.exec(pdf.catalog) ?? [];
  for (const place of ['engagement', 'management', 'coverage', 'attestation', 'hb-01', 'hb-10']) {
    expect(names).toContain(`(${place})`);
    expect(
      pdf.all(/\/Subtype \/Link/).some(({ dictionary }) => dictionary.includes(`/Dest (${place})`)),
    ).toBe(true);
  }
});

test.skipIf(!canReadText())(
  'says Sample on every sheet, numbers them, and repeats the head of a long table',
  () => {
    const sheets = readText(bytes).split('\f').slice(0, -1);
    expect(sheets).toHaveLength(pdf.pages.length);
    for (const sheet of sheets) expect(sheet).toMatch(/Sample: [\s\S]*invented/);
    expect(sheets[2]).toContain(`Page 3 of ${sheets.length}`);
    const coverage = sheets.filter((sheet) => (sheet.match(/WSTG-/g)?.length ?? 0) > 10);
    expect(coverage.length).toBeGreaterThanOrEqual(3);
    for (const sheet of coverage) expect(sheet).toContain('Finding, or what was seen');
  },
);

test.skipIf(!canReadText())('code keeps its indents and loses the signs that mark it', () => {
  const words = readText(bytes);
  expect(words).not.toContain('[[');
  expect(words).toMatch(/^ *\.where\('customer_id', '=', customer\)/m);
});

test.each(sampleReports.map(({ name }) => name))('two drawings of %s are the same to the byte', (name) => {
  expect(draw(name).equals(draw(name))).toBe(true);
});
