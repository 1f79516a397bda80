import { beforeAll, expect, test } from 'vitest';
import { paintedUntagged, readPdf, scanFigure } from '../tests/support/read-pdf.ts';
import { profilePictures } from '../tools/build/profile-pictures.ts';
import { companyProfile } from './company-profile.ts';
import { company } from '../content/company.ts';

let bytes: Buffer;
let pdf: ReturnType<typeof readPdf>;

async function draw(): Promise<Buffer> {
  const created = new Date('2026-11-21T00:00:00Z');
  return companyProfile({ origin: 'https://firm.example', pictures: await profilePictures(), created });
}

beforeAll(async () => {
  bytes = await draw();
  pdf = readPdf(bytes);
});

test('has four to six A4 pages in less than 400 KB', () => {
  expect(pdf.pages.length).toBeGreaterThanOrEqual(4);
  expect(pdf.pages.length).toBeLessThanOrEqual(6);
  for (const { dictionary } of pdf.pages) expect(dictionary).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(bytes.length).toBeLessThan(400_000);
});

test('two drawings are the same to the byte', async () => {
  expect((await draw()).equals(bytes)).toBe(true);
});

test('says that it is tagged, in British English, and shows its title in the window', () => {
  expect(pdf.value(pdf.catalog, 'MarkInfo')).toContain('/Marked true');
  expect(pdf.value(pdf.catalog, 'StructTreeRoot')).toContain('/Type /StructTreeRoot');
  expect(pdf.value(pdf.catalog, 'Lang')).toBe('(en-GB)');
  expect(pdf.value(pdf.catalog, 'ViewerPreferences')).toContain('/DisplayDocTitle true');
  const metadata = pdf.all(/\/Type \/Metadata/)[0]?.stream.toString();
  expect(metadata).toContain(`>${company.name}: company profile<`);
  expect(metadata).toContain('<pdfuaid:part>1<');
});

test('has one title, headings under it, lists, links and a figure', () => {
  const count = (tag: string) => pdf.tags.filter((each) => each === tag).length;
  expect(count('Document')).toBe(1);
  expect(count('H1')).toBe(1);
  expect(count('H2')).toBe(5);
  expect(count('H3')).toBeGreaterThan(6 + 8);
  expect(count('LI')).toBe(4 + 3);
  expect(count('Link')).toBe(3);
  expect(count('Figure')).toBe(1);
});

test('paints nothing outside of tags and artifacts', () => {
  for (const page of pdf.pages) expect(paintedUntagged(pdf.drawn(page))).toEqual([]);
});

test('its figure has words in its place, its links say where they lead', () => {
  for (const { dictionary } of pdf.all(/\/S \/Figure/)) expect(dictionary).toContain('/Alt (QR code');
  const links = pdf.all(/\/Subtype \/Link/).map(({ dictionary }) => pdf.value(dictionary, 'Contents'));
  expect(links).toEqual([`(${company.phoneLabel})`, `(${company.email})`, '(firm.example)']);
  for (const { dictionary } of pdf.all(/\/S \/Link/)) expect(dictionary).toContain('/Type /OBJR');
});

test('all fonts are embedded', () => {
  const descriptors = pdf.all(/\/Type \/FontDescriptor/);
  expect(descriptors.length).toBe(pdf.all(/\/Subtype \/Type0/).length);
  expect(descriptors.length).toBeGreaterThan(1);
  for (const { dictionary } of descriptors) expect(dictionary).toMatch(/\/FontFile[23] \d+ 0 R/);
  expect(pdf.all(/\/Subtype \/Type1\b/)).toEqual([]);
});

test('bookmarks lead to every page', () => {
  const titles = pdf.all(/\/Dest \[/).map(({ dictionary }) => pdf.value(dictionary, 'Title'));
  expect(titles).toEqual([
    '(Cover)',
    '(Who We Are)',
    '(Services)',
    '(IT Training Programs)',
    '(How we work)',
    '(Contact)',
  ]);
});

test('the QR code leads to the site', async () => {
  const last = pdf.pages.at(-1)!;
  expect(await scanFigure(pdf.drawn(last))).toBe('https://firm.example/');
});
