import { expect, test } from 'vitest';
import { paintedUntagged, readPdf, scanFigure } from '../tests/support/read-pdf.ts';
import { certificatePaper, type CertificatePaper } from './certificate-paper.ts';

const CHECK = 'https://firm.example/it-trainings/certificate?cert_number=482109375514&key=9f86d081884c7d65';

function draw(certificate: Partial<CertificatePaper> = {}): Promise<Buffer> {
  return certificatePaper({
    number: '482109375514',
    name: 'Anita Sharma',
    course: 'AI & Machine Learning',
    issued: '2026-03-14',
    expires: '2028-03-14',
    checkAddress: CHECK,
    ...certificate,
  });
}

/** The places where a page's text begins, from left and from top, in points. */
function textPlaces(pdf: ReturnType<typeof readPdf>): { x: number; y: number }[] {
  return pdf
    .drawn(pdf.pages[0]!)
    .flatMap((operator) => Array.from(operator.matchAll(/^1 0 0 1 ([\d.]+) ([\d.]+) Tm$/g)))
    .map(([, x, y]) => ({ x: Number(x), y: 595.28 - Number(y) }));
}

test('is one page of A4 on its side, tagged, with title and language', async () => {
  const pdf = readPdf(await draw());
  expect(pdf.pages.length).toBe(1);
  expect(pdf.pages[0]!.dictionary).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(pdf.value(pdf.catalog, 'MarkInfo')).toContain('/Marked true');
  expect(pdf.value(pdf.catalog, 'Lang')).toBe('(en-GB)');
  expect(pdf.value(pdf.catalog, 'ViewerPreferences')).toContain('/DisplayDocTitle true');
  expect(pdf.all(/\/Type \/Metadata/)[0]?.stream.toString()).toContain('>Certificate 4821 0937 5514<');
  expect(pdf.tags.filter((tag) => tag === 'LI').length).toBe(3);
  expect(pdf.all(/\/S \/Figure/)[0]?.dictionary).toContain(
    '/Alt (QR code that opens the check of certificate 4821 0937 5514)',
  );
  expect(paintedUntagged(pdf.drawn(pdf.pages[0]!))).toEqual([]);
});

test('the QR code leads to the check with number and key', async () => {
  const pdf = readPdf(await draw());
  expect(await scanFigure(pdf.drawn(pdf.pages[0]!))).toBe(CHECK);
});

test('two drawings are the same to the byte', async () => {
  expect((await draw({ name: 'अनिता शर्मा' })).equals(await draw({ name: 'अनिता शर्मा' }))).toBe(true);
});

test.each([
  ['Devanagari', 'अनिता शर्मा', 'NotoSansDevanagari'],
  ['Bengali', 'অনিতা শর্মা', 'NotoSansBengali'],
  ['Kannada', 'ಅನಿತಾ ಶರ್ಮಾ', 'NotoSansKannada'],
  ['Odia', 'ଅନିତା ଶର୍ମା', 'NotoSansOriya'],
  ['Tamil', 'அனிதா சர்மா', 'NotoSansTamil'],
  ['Vietnamese', 'Đặng Thị Ngọc Ánh', 'HankenGrotesk-SemiBold'],
])('a name in %s is set in an embedded font', async (_, name, font) => {
  const pdf = readPdf(await draw({ name }));
  const fonts = pdf.all(/\/Type \/FontDescriptor/).map(({ dictionary }) => dictionary);
  expect(fonts.some((each) => each.includes(`+${font}`) && /\/FontFile[23]/.test(each))).toBe(true);
});

test('a name in a connected script is kept in the order in which it is read', async () => {
  expect(readPdf(await draw({ name: 'अनिता शर्मा' })).all(/\/S \/H1/)[0]?.dictionary).toContain('/ActualText');
  expect(readPdf(await draw()).all(/\/S \/H1/)[0]?.dictionary).not.toContain('/ActualText');
});

test.each([
  ['Chinese', '李小龙', '“李”, “小”, “龙”'],
  ['Telugu', 'ప్ర', '“ప్ర”'],
  ['Arabic', 'م', '“م”'],
  ['a picture', 'Anita 😀', '“😀”'],
])('letters without a font (%s) are named instead of printed as boxes', async (_, name, letters) => {
  await expect(draw({ name })).rejects.toThrow(
    `No font at hand holds ${letters} of “${name}”. Write it in Latin letters.`,
  );
});

test.each([
  ['one letter', 'X'],
  [
    '100 letters',
    'Venkatanarasimharaju Subrahmanyam Chandrasekharan Ramanathan Gopalakrishnan Iyer Krishnamurthy Rao',
  ],
  ['100 letters without a space', 'W'.repeat(100)],
  ['200 letters', 'Ramanathan Gopalakrishnan '.repeat(8).trim().slice(0, 200)],
])('a name of %s stays above the facts and on the page', async (_, name) => {
  const course =
    'Cybersecurity Training for Working Professionals in Regulated Industries: Advanced Practice';
  const places = textPlaces(readPdf(await draw({ name, course })));
  // Between the firm's name and three facts of two texts each, followed by the words under the QR code.
  const statement = places.slice(1, -7);
  expect(statement.length).toBeGreaterThan(4);
  for (const { x, y } of statement) {
    expect(x).toBeGreaterThanOrEqual(90);
    expect(x).toBeLessThan(778);
    expect(y).toBeLessThan(460);
  }
  const heights = statement.map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});
