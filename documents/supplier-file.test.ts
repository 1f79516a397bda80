import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect, test, vi } from 'vitest';
import { supplierFacts } from '../content/supplier-facts.ts';
import { paintedUntagged, readPdf } from '../tests/support/read-pdf.ts';
import { canReadText, readText } from '../tests/support/read-text.ts';
import { listPaper } from './list-paper.ts';
import { supplierCsv, supplierGroups, supplierWorkbook } from './supplier-file.ts';

const draw = () =>
  listPaper({
    name: 'Supplier facts',
    heading: supplierFacts.title,
    lead: supplierFacts.lead,
    note: `Checked on ${supplierFacts.checkedOn}. The current answers:`,
    address: 'https://firm.example/services/supplier-facts',
    groups: supplierGroups(supplierFacts),
    created: new Date('2026-11-21T00:00:00Z'),
  });

test('a cell that a spreadsheet would run as a formula is none', async () => {
  const lines = [{ question: '=1+1', answer: '=2+2' }];
  const page = { ...supplierFacts, groups: [{ id: 'a', heading: 'A', summary: 'A', lines }] };
  expect(parse(supplierCsv(page), { bom: true })[1]).toEqual([
    '1',
    'A',
    "'=1+1",
    "'=2+2",
    supplierFacts.checkedOn,
  ]);
  expect(supplierCsv(page).startsWith('\ufeff'), 'for Excel, which takes it for Windows-1252 else').toBe(
    true,
  );
  const sheet = await readSheet(await supplierWorkbook(page));
  expect(sheet[1]).toEqual(['1', 'A', '=1+1', '=2+2', supplierFacts.checkedOn]);
});

test('workbook and paper of the same answers are the same to the byte, whenever they are made', async () => {
  const first = [await supplierWorkbook(supplierFacts), await draw()];
  vi.setSystemTime(new Date('2031-03-01T12:00:00Z'));
  const second = [await supplierWorkbook(supplierFacts), await draw()];
  vi.useRealTimers();
  for (const [index, bytes] of first.entries()) expect(bytes.equals(second[index]!)).toBe(true);
});

test('the paper is a tagged A4 document with a list item for each question', async () => {
  const pdf = readPdf(await draw());
  const count = (tag: string) => pdf.tags.filter((each) => each === tag).length;
  expect(pdf.value(pdf.catalog, 'MarkInfo')).toContain('/Marked true');
  expect(pdf.pages.length).toBeLessThanOrEqual(5);
  for (const page of pdf.pages) expect(paintedUntagged(pdf.drawn(page))).toEqual([]);
  expect([count('H1'), count('H2'), count('LI')]).toEqual([1, 6, 45]);
});

test.skipIf(!canReadText())(
  'the paper names the day of the check and where the answers stand today',
  async () => {
    expect(readText(await draw())).toMatch(
      /Checked on \d{1,2}\s[A-Z][a-z]+\s20\d{2}\.[^]*firm\.example\/services\/supplier-facts/,
    );
  },
);
