import { beforeAll, describe, expect, test } from 'vitest';
import { pages, reportEntries, sampleReportOf } from '../content/pages.ts';
import { sampleReports } from '../content/sample-reports.ts';
import { paintedUntagged, readPdf } from '../tests/support/read-pdf.ts';
import { canReadText, readText } from '../tests/support/read-text.ts';
import { sampleReportPaper } from './sample-report-paper.ts';

const created = new Date('2026-11-21T00:00:00Z');
const draw = (report: (typeof sampleReports)[number]) =>
  sampleReportPaper({ report, origin: 'https://firm.example', created });

test('every service shows its work in a sample report', () => {
  const services = pages.filter((page) => page.kind === 'service');
  for (const service of services) {
    const shown = reportEntries(sampleReportOf(service)).map((entry) => entry.service.path);
    expect(shown).toContain(service.path);
  }
});

describe.each(sampleReports)('$name', (report) => {
  let bytes: Buffer;
  let pdf: ReturnType<typeof readPdf>;

  beforeAll(async () => {
    bytes = await draw(report);
    pdf = readPdf(bytes);
  });

  test('is tagged, in British English, with its title in the window', () => {
    expect(pdf.value(pdf.catalog, 'MarkInfo')).toContain('/Marked true');
    expect(pdf.value(pdf.catalog, 'StructTreeRoot')).toContain('/Type /StructTreeRoot');
    expect(pdf.value(pdf.catalog, 'Lang')).toBe('(en-GB)');
    expect(pdf.value(pdf.catalog, 'ViewerPreferences')).toContain('/DisplayDocTitle true');
    expect(pdf.all(/\/Type \/Metadata/)[0]?.stream.toString()).toContain('>Sample: ');
    for (const page of pdf.pages) expect(paintedUntagged(pdf.drawn(page))).toEqual([]);
  });

  test('has one title, a heading for each entry, lists and a link', () => {
    const count = (tag: string) => pdf.tags.filter((each) => each === tag).length;
    expect(count('H1')).toBe(1);
    expect(count('H3')).toBe(reportEntries(report).length);
    expect(count('LI')).toBeGreaterThan(8);
    expect(count('Link')).toBe(1);
  });

  test.skipIf(!canReadText())('says Sample on every sheet, and that it is invented', () => {
    const sheets = readText(bytes).split('\f').slice(0, -1);
    expect(sheets).toHaveLength(pdf.pages.length);
    expect(sheets.length).toBeGreaterThanOrEqual(3);
    for (const sheet of sheets) expect(sheet).toMatch(/Sample: [\s\S]*invented/);
  });

  test.skipIf(!canReadText())('holds every entry with its outcome', () => {
    const words = readText(bytes).replace(/\s+/g, ' ');
    for (const { exhibit } of reportEntries(report)) {
      expect(words).toContain(exhibit.heading);
      if (exhibit.outcome) expect(words).toContain(exhibit.outcome);
    }
  });

  test('two drawings are the same to the byte', async () => {
    expect((await draw(report)).equals(bytes)).toBe(true);
  });
});
