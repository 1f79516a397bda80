import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canReadText, readText } from '../tests/support/read-text.ts';
import { paintedUntagged, readPdf, scanFigure } from '../tests/support/read-pdf.ts';
import { certificatePaper, type CertificatePaper } from './certificate-paper.ts';
import { company } from '../content/company.ts';

const CHECK = 'https://firm.example/it-trainings/certificate?cert_number=482109375514&key=9f86d081884c7d65';

function draw(certificate: Partial<CertificatePaper> = {}, fonts?: string): Promise<Buffer> {
  const sample = {
    number: '482109375514',
    name: 'Anita Sharma',
    course: 'AI & Machine Learning',
    issued: '2026-03-14',
    expires: '2028-03-14',
    checkAddress: CHECK,
  };
  return certificatePaper({ ...sample, ...certificate }, fonts);
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The numbers of the glyphs that a page draws, as they stand in its operators; 0000 is the box for a missing letter. */
function glyphsOf(operators: string[]): string[] {
  return operators
    .filter((operator) => operator.endsWith(' TJ'))
    .flatMap((operator) => Array.from(operator.matchAll(/<([0-9a-f]+)>/g)))
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? []);
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

test('the address of the check is a link without number and key', async () => {
  const pdf = readPdf(await draw());
  expect(pdf.all(/\/S \/URI/).map(({ dictionary }) => dictionary)).toEqual([
    expect.stringContaining('(https://firm.example/it-trainings/certificate)'),
  ]);
});

test.skipIf(!canReadText())('the address of the check is printed as people type it', async () => {
  const words = readText(await draw());
  expect(words).toContain('Check the number at firm.example/it-trainings/certificate');
  expect(words).toContain(`Report a forgery to ${company.email}`);
});

test('two drawings are the same to the byte', async () => {
  expect((await draw({ name: 'अनिता शर्मा' })).equals(await draw({ name: 'अनिता शर्मा' }))).toBe(true);
});

const NAMES = [
  ['Devanagari', 'दीप्ति क्षत्रिय', 'NotoSansDevanagari-SemiBold'],
  ['Bengali', 'অনিতা শর্মা', 'NotoSansBengali-SemiBold'],
  ['Gujarati', 'ગીતાબેન પટેલ', 'NotoSansGujarati-SemiBold'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi-SemiBold'],
  ['Kannada', 'ಅನಿತಾ ಶರ್ಮಾ', 'NotoSansKannada-SemiBold'],
  ['Malayalam', 'ലക്ഷ്മി നായർ', 'NotoSansMalayalam-SemiBold'],
  ['Odia', 'ପ୍ରଦୀପ ଦାସ', 'NotoSansOriya-SemiBold'],
  ['Tamil', 'தமிழ்ச்செல்வன்', 'NotoSansTamil-SemiBold'],
  ['Telugu', 'శ్రీలక్ష్మి రెడ్డి', 'NotoSansTelugu-SemiBold'],
  ['Urdu', 'محمد عمران قریشی', 'Vazirmatn-SemiBold'],
  ['Hebrew', 'דוד כהן', 'NotoSansHebrew-SemiBold'],
  ['Thai', 'สมชาย ใจดี', 'NotoSansThai-SemiBold'],
  ['Russian', 'Дмитрий Ёлкин', 'Manrope-SemiBold'],
  ['Greek', 'Γιώργος Παπαδόπουλος', 'Manrope-SemiBold'],
  ['Vietnamese', 'Đặng Thị Ngọc Ánh', 'HankenGrotesk-SemiBold'],
] as const;

test.each(NAMES)('a name in %s is set in an embedded font', async (_, name, font) => {
  const pdf = readPdf(await draw({ name }));
  const fonts = pdf.all(/\/Type \/FontDescriptor/).map(({ dictionary }) => dictionary);
  expect(fonts.some((each) => each.includes(`+${font}`) && /\/FontFile[23]/.test(each))).toBe(true);
  const drawn = pdf.drawn(pdf.pages[0]!);
  expect(glyphsOf(drawn).length).toBeGreaterThan(100);
  expect(glyphsOf(drawn)).not.toContain('0000');
  expect(paintedUntagged(drawn)).toEqual([]);
});

test.skipIf(!canReadText()).each(NAMES)(
  'a name in %s is found by those who search or copy the text',
  async (_, name) => {
    const words = readText(await draw({ name })).normalize('NFC');
    expect(words).toContain(`This certifies that\n\n${name.normalize('NFC')}\ncompleted`);
  },
);

test('a name from right to left is drawn that way, letter after letter', async () => {
  const places = textPlaces(readPdf(await draw({ name: 'דוד כהן' }))).map(({ x }) => x);
  const name = places.slice(2, 9);
  expect(name).toHaveLength('דוד כהן'.length);
  expect(name).toEqual([...name].sort((one, other) => other - one));
  expect(name.at(-1)).toBe(90);
});

test('a name in a connected script is kept in the order in which it is read', async () => {
  expect(readPdf(await draw({ name: 'अनिता शर्मा' })).all(/\/S \/H1/)[0]?.dictionary).toContain('/ActualText');
  expect(readPdf(await draw()).all(/\/S \/H1/)[0]?.dictionary).not.toContain('/ActualText');
});

test.each([
  ['Chinese', '李小龙', '“李”, “小”, “龙”'],
  ['Ahom', '𑜒𑜠', '“𑜒”, “𑜠”'],
  ['a picture', 'Anita 😀', '“😀”'],
])('letters without a font (%s) are named instead of printed as boxes', async (_, name, letters) => {
  const fonts = await newFolder();
  await expect(draw({ name }, fonts)).rejects.toThrow(
    `No font at hand holds ${letters} of “${name}”. Put a font that holds them (.ttf or .otf) into ${fonts}, or write it in Latin letters.`,
  );
  await expect(draw({ name }, join(fonts, 'missing'))).rejects.toThrow(`No font at hand holds ${letters}`);
});

/** The fonts of a name's certificate when the folder holds one font of a package. */
async function fontsOf(name: string, font: string): Promise<string[]> {
  const fonts = await newFolder();
  await copyFile(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/${font}`),
    join(fonts, 'own.TTF'),
  );
  await writeFile(join(fonts, 'OFL.txt'), 'a licence');
  return readPdf(await draw({ name }, fonts))
    .all(/\/Type \/FontDescriptor/)
    .map(({ dictionary }) => /\/FontName \/\w+\+([\w-]+)/.exec(dictionary)?.[1] ?? '');
}

test('a font in the folder sets letters that ours lack, and no others', async () => {
  const ahom = 'noto-serif-ahom/NotoSerifAhom_400Regular.ttf';
  expect(await fontsOf('𑜒𑜠 Gogoi', ahom)).toContain('NotoSerifAhom-Regular');
  expect(await fontsOf('Anita Sharma', ahom)).not.toContain('NotoSerifAhom-Regular');
});

test('letters that join are never parted between two fonts', async () => {
  const naskh = 'noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf';
  const sindhi = await fontsOf('عبدالڪريم ٻلوچ', naskh);
  expect(sindhi).toContain('NotoNaskhArabic-SemiBold');
  expect(sindhi).not.toContain('Vazirmatn-SemiBold');
  expect(await fontsOf('محمد', naskh)).toContain('Vazirmatn-SemiBold');
});

test('a file in the folder that is no font is named', async () => {
  const fonts = await newFolder();
  await writeFile(join(fonts, 'broken.ttf'), 'no font');
  await expect(draw({ name: '李' }, fonts)).rejects.toThrow(
    `${join(fonts, 'broken.ttf')} cannot be read as a font. Take it out of the folder.`,
  );
  await expect(draw({ name: 'దీప్తి' }, fonts)).resolves.toBeDefined();
});

test.each([
  ['one letter', 'X'],
  [
    '100 letters',
    'Venkatanarasimharaju Subrahmanyam Chandrasekharan Ramanathan Gopalakrishnan Iyer Krishnamurthy Rao',
  ],
  ['100 letters without a space', 'W'.repeat(100)],
  ['100 letters in Telugu', 'వేంకటనరసింహరాజు సుబ్రహ్మణ్యం '.repeat(4).trim().slice(0, 100)],
  ['100 letters in Urdu', 'محمد عمران قریشی '.repeat(6).trim().slice(0, 100)],
  ['200 letters', 'Ramanathan Gopalakrishnan '.repeat(8).trim().slice(0, 200)],
])('a name of %s stays above the facts and on the page', async (_, name) => {
  const course =
    'Cybersecurity Training for Working Professionals in Regulated Industries: Advanced Practice';
  const places = textPlaces(readPdf(await draw({ name, course })));
  // Between the firm's name and three facts of two texts each, followed by the words under the QR code and the three
  // texts of the check.
  const statement = places.slice(1, -10);
  expect(statement.length).toBeGreaterThan(4);
  for (const { x, y } of statement) {
    expect(x).toBeGreaterThanOrEqual(90);
    expect(x).toBeLessThan(778);
    expect(y).toBeLessThan(460);
  }
  const heights = statement.map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});
