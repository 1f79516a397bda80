import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { paintPage, PDF_READERS } from '../tests/support/pdf-readers.ts';
import { readQrCode } from '../tests/support/read-qr-code.ts';
import { canReadText, readText } from '../tests/support/read-text.ts';
import { paintedUntagged, readPdf, scanFigure } from '../tests/support/read-pdf.ts';
import { CERTIFICATE_DESIGNS } from '../domain/certificate-design.ts';
import { certificatePaper, type CertificatePaper, CertificatesPaper } from './certificate-paper.ts';
import { company } from '../content/company.ts';
import { splitRuns } from './typefaces.ts';

const CHECK = 'https://firm.example/it-trainings/certificate?cert_number=482109375514&key=9f86d081884c7d65';

function draw(certificate: Partial<CertificatePaper> = {}, fonts?: string): Promise<Buffer> {
  return certificatePaper({ ...sample(), ...certificate }, fonts);
}

function sample(): CertificatePaper {
  return {
    number: '482109375514',
    name: 'Anita Sharma',
    course: 'AI & Machine Learning',
    issued: '2026-03-14',
    expires: '2028-03-14',
    checkAddress: CHECK,
    design: 'strata',
    signatories: [],
    hours: null,
    class: null,
    says: 'passed',
  };
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

test.skipIf(!canReadText()).each([
  ['passed', null, 'completed AI & Machine Learning and passed its assessment.'],
  ['passed', 40, 'completed AI & Machine Learning after 40 hours in class, and passed its assessment.'],
  ['completed', 40, 'completed AI & Machine Learning after 40 hours in class.'],
  ['completed', null, 'completed AI & Machine Learning Certificate number'],
  ['attended', 40, 'attended AI & Machine Learning for 40 hours in class.'],
] as const)('with "%s" and %s hours it says "%s"', async (says, hours, sentence) => {
  const text = readText(await draw({ says, hours })).replace(/\s+/g, ' ');
  expect(text).toContain(sentence);
  expect(text.includes('assessment')).toBe(says === 'passed');
});

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

/** Two dots, as small as a PNG can be. */
const SIGNATURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGMQEQEAAD8AKY16F8cAAAAASUVORK5CYII=';
const SIGNED = {
  signatories: [
    { name: 'Sunita Kulkarni', role: 'Lead trainer', image: SIGNATURE },
    { name: 'मीरा नायर', role: 'Director of Training', image: '' },
  ],
  hours: 48,
  class: 'DevOps, November 2026',
};

test('two drawings are the same to the byte', async () => {
  const drawn = { name: 'अनिता शर्मा', ...SIGNED };
  expect((await draw(drawn)).equals(await draw(drawn))).toBe(true);
});

describe.each(CERTIFICATE_DESIGNS)('in the design %s', (design) => {
  /** The page of a short name, and where its signatures begin. */
  let short: Painted;
  let signatures: number;
  beforeAll(async () => {
    short = await paint({ design, name: 'X', course: 'C', ...SIGNED });
    const signatories = SIGNED.signatories.map((each) => ({ ...each, image: '' }));
    const unsigned = await paint({ design, name: 'X', course: 'C', ...SIGNED, signatories });
    signatures = Math.min(...dotsThatDiffer(short, unsigned).map(({ y }) => y));
  });

  test.skipIf(!canReadText())(
    'hours, class and who signs are printed, and only where they are given',
    async () => {
      const words = readText(await draw({ design, ...SIGNED })).replace(/\s+/g, ' ');
      expect(words).toContain('after 48 hours in class, and passed its assessment. DevOps, November 2026');
      expect(words).toContain('Sunita Kulkarni');
      expect(words).toContain('Director of Training');
      expect(readText(await draw({ design }))).not.toMatch(/hours|November|Director/);
    },
  );

  test('a signature is a figure with words, and the paper is tagged throughout', async () => {
    const pdf = readPdf(await draw({ design, ...SIGNED }));
    expect(pdf.all(/\/S \/Figure/).map(({ dictionary }) => dictionary)).toEqual([
      expect.stringContaining('/Alt (Signature of Sunita Kulkarni)'),
      expect.stringContaining('QR code'),
    ]);
    expect(pdf.all(/\/Subtype \/Image/)).toHaveLength(1);
    expect(paintedUntagged(pdf.drawn(pdf.pages[0]!))).toEqual([]);
  });

  test('a name is found and copied as it is written', async () => {
    const name = 'दीप्ति क्षत्रिय';
    const pdf = await draw({ design, name, ...SIGNED });
    // Poppler reads what stands beside it in the panel in between.
    for (const reader of readersOf('pdfium', 'pdfjs', 'poppler'))
      expect((await PDF_READERS[reader](pdf)).split(/\s+/).join(' '), reader).toContain(` ${name} `);
  });

  test('a phone reads the QR code off the page, and it leads to the check', async () => {
    const file = join(await newFolder(), 'paper.pdf');
    await writeFile(file, await draw({ design, ...SIGNED }));
    expect(await readQrCode(file)).toBe(CHECK);
  });

  const LONG_COURSE = `${'साइबर सुरक्षा प्रशिक्षण '.repeat(4)}: Advanced Practice`;

  test.each([
    ['one letter', 'X'],
    // At the largest size for which their lines are few enough they would reach the signatures.
    ['two large lines of Devanagari', 'वेंकटनरसिंहराजु सुब्रह्मण्यम् चंद्रशेखरन रामनाथन गोपालकृष्णन अय्यर'],
    ['200 letters', 'Ramanathan Gopalakrishnan '.repeat(8).trim().slice(0, 200)],
    ['200 letters in Urdu', 'محمد عمران قریشی '.repeat(12).trim().slice(0, 200)],
  ])('a name of %s with a long course stays above the signatures and on the page', async (_, name) => {
    const group = `Class ${name}`.slice(0, 100);
    const dots = dotsThatDiffer(
      short,
      await paint({ design, ...SIGNED, name, course: LONG_COURSE, class: group }),
    );
    expect(dots.length).toBeGreaterThan(100);
    expect(dots.filter(({ y }) => y >= signatures)).toEqual([]);
    expect(dots.filter(({ x, y }) => x < 30 || x > 812 || y < 30)).toEqual([]);
  });

  test('what stands among the signatures would be seen', async () => {
    const [first, second] = SIGNED.signatories;
    const signatories = [{ ...first!, name: 'Sunita Kulkarnee' }, second!];
    const dots = dotsThatDiffer(
      short,
      await paint({ design, name: 'X', course: 'C', ...SIGNED, signatories }),
    );
    expect(dots.filter(({ y }) => y >= signatures)).not.toEqual([]);
  });
});

interface Painted {
  width: number;
  data: Uint8Array;
}

/** The page as Chrome shows it, a dot for each point. */
async function paint(paper: Partial<CertificatePaper>): Promise<Painted> {
  return await paintPage(await draw(paper));
}

function dotsThatDiffer(one: Painted, other: Painted): { x: number; y: number }[] {
  const dots: { x: number; y: number }[] = [];
  for (const [index, value] of one.data.entries())
    if (value !== other.data[index]) dots.push({ x: index % one.width, y: Math.floor(index / one.width) });
  return dots;
}

test('a signature is in a file of many pages once', async () => {
  const paper = new CertificatesPaper({ title: 'Class', created: new Date('2026-03-14') });
  for (const number of ['482109375514', '482109375515', '482109375516'])
    paper.add({ ...sample(), number, ...SIGNED });
  const pdf = readPdf(await paper.bytes());
  expect([pdf.pages.length, pdf.all(/\/Subtype \/Image/).length]).toEqual([3, 1]);
});

const NAMES = {
  Devanagari: 'दीप्ति क्षत्रिय',
  'Devanagari with a letter that joins the next word': 'आशा शर्मा क्षत्रिय',
  Bengali: 'অনিতা শর্মা',
  Gujarati: 'ગીતાબેન પટેલ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Kannada: 'ಅನಿತಾ ಶರ್ಮಾ',
  Malayalam: 'ലക്ഷ്മി നായർ',
  'Meetei Mayek': 'ꯃꯩꯇꯩ ꯆꯅꯨ',
  'Ol Chiki': 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
  Odia: 'ପ୍ରଦୀପ ଦାସ',
  Tamil: 'தமிழ்ச்செல்வன்',
  Telugu: 'శ్రీలక్ష్మి రెడ్డి',
  Urdu: 'محمد عمران قریشی',
  'Arabic with its vowels': 'مُحَمَّد عِمْران',
  'Arabic with a ligature': 'علاء الدين',
  Hebrew: 'דוד כהן',
  Thai: 'น้ำฝน สุขใจ',
  Russian: 'Дмитрий Ёлкин',
  Greek: 'Γιώργος Παπαδόπουλος',
  Vietnamese: 'Đặng Thị Ngọc Ánh',
  'Latin with ligatures': 'Raffi Offfield',
  'Latin and Devanagari': 'आशा Sharma (आशु)',
  'a script of two lines': 'वेंकटनरसिंहराजु सुब्रह्मण्यम् चंद्रशेखरन रामनाथन गोपालकृष्णन अय्यर',
};
/** Poppler takes a page with more Latin for one that reads from the left, and gives these names part by part. */
const NAMES_OF_TWO_DIRECTIONS = {
  'Urdu and Latin': 'محمد Khan',
  'Latin and Urdu': 'Rahul محمد عمران',
  'Latin around Urdu': 'Khan محمد Ali',
  'Devanagari and Urdu': 'Priya प्रिया محمد',
};

const readersOf = (...names: (keyof typeof PDF_READERS)[]) =>
  names.filter((name) => name !== 'poppler' || canReadText());

test.each([
  ...Object.entries(NAMES).map(([script, name]) => ({
    script,
    name,
    readers: readersOf('pdfium', 'pdfjs', 'poppler'),
  })),
  ...Object.entries(NAMES_OF_TWO_DIRECTIONS).map(([script, name]) => ({
    script,
    name,
    readers: readersOf('pdfium', 'pdfjs'),
  })),
])('a name in $script is found and copied as it is written', async ({ name, readers }) => {
  const pdf = await draw({ name });
  for (const reader of readers) {
    const words = (await PDF_READERS[reader](pdf)).normalize('NFC').split(/\s+/).join(' ');
    expect(words, reader).toContain(`This certifies that ${name.normalize('NFC')} completed`);
  }
});

test.each(Object.values(NAMES))('nothing of the name %s is drawn without a tag', async (name) => {
  const pdf = readPdf(await draw({ name }));
  const drawn = pdf.drawn(pdf.pages[0]!);
  expect(glyphsOf(drawn)).not.toContain('0000');
  expect(paintedUntagged(drawn)).toEqual([]);
});

test('letters beyond the basic plane are found too, in a font of the folder', async () => {
  const fonts = await newFolder();
  const ahom = 'noto-serif-ahom/NotoSerifAhom_400Regular.ttf';
  await copyFile(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/${ahom}`),
    join(fonts, 'own.ttf'),
  );
  const pdf = await draw({ name: '𑜒𑜠 Gogoi' }, fonts);
  expect(await PDF_READERS.pdfjs(pdf)).toContain('𑜒𑜠 Gogoi');
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
    `No available font has ${letters} of “${name}”. Put a font with these letters (.ttf or .otf) into ${fonts}, or write it in Latin letters.`,
  );
  await expect(draw({ name }, join(fonts, 'missing'))).rejects.toThrow(`No available font has ${letters}`);
});

/** The fonts that set a name when the folder holds one font of a package. */
async function fontsOf(name: string, font: string): Promise<string[]> {
  const fonts = await newFolder();
  await copyFile(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/${font}`),
    join(fonts, basename(font)),
  );
  await writeFile(join(fonts, 'OFL.txt'), 'a licence');
  await draw({ name }, fonts);
  return splitRuns(name, 'display', fonts).map(({ file }) => basename(file, '.ttf'));
}

test('a font in the folder sets letters that ours lack, and no others', async () => {
  const ahom = 'noto-serif-ahom/NotoSerifAhom_400Regular.ttf';
  expect(await fontsOf('𑜒𑜠 Gogoi', ahom)).toEqual(['NotoSerifAhom_400Regular', 'FunnelDisplay_600SemiBold']);
  expect(await fontsOf('Anita Sharma', ahom)).toEqual(['FunnelDisplay_600SemiBold']);
});

test('letters that join are never parted between two fonts', async () => {
  const naskh = 'noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf';
  expect(new Set(await fontsOf('عبدالڪريم ٻلوچ', naskh))).toEqual(new Set(['NotoNaskhArabic_600SemiBold']));
  expect(await fontsOf('محمد', naskh)).toEqual(['Vazirmatn_600SemiBold']);
});

test('a file in the folder that is no font is named', async () => {
  const fonts = await newFolder();
  await writeFile(join(fonts, 'broken.ttf'), 'no font');
  await expect(draw({ name: '李' }, fonts)).rejects.toThrow(
    `${join(fonts, 'broken.ttf')} cannot be read as a font. Remove it from the folder.`,
  );
  await expect(draw({ name: 'దీప్తి' }, fonts)).resolves.toBeDefined();
});
