import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { openShapedFont, type ShapedFont } from './shaped-font.ts';
import { Unprintable } from './unprintable.ts';

const require = createRequire(import.meta.url);

/** The path of a font file of a @fontsource package, e.g. ('hanken-grotesk', 'latin-400-normal'). */
export function fontFile(family: string, subsetWeightStyle: string): string {
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  return join(folder, 'files', `${family}-${subsetWeightStyle}.woff`);
}

type FontName = [family: string, subsetWeightStyle: string];

/** Each typeface is a list of font files; the first that holds a letter sets it. */
const FILES = {
  display: [
    ['funnel-display', 'latin-600-normal'],
    ['funnel-display', 'latin-ext-600-normal'],
    ['hanken-grotesk', 'vietnamese-600-normal'],
  ],
  statement: [
    ['funnel-display', 'latin-500-normal'],
    ['funnel-display', 'latin-ext-500-normal'],
  ],
  body: [
    ['hanken-grotesk', 'latin-400-normal'],
    ['hanken-grotesk', 'latin-ext-400-normal'],
    ['hanken-grotesk', 'vietnamese-400-normal'],
  ],
  strong: [['hanken-grotesk', 'latin-600-normal']],
  mono: [['sometype-mono', 'latin-500-normal']],
} satisfies Record<string, FontName[]>;

/** Fonts of further scripts in which names and courses are written: packages of @expo-google-fonts, whole .ttf files. */
const SCRIPTS = {
  'noto-sans-devanagari': 'NotoSansDevanagari',
  'noto-sans-bengali': 'NotoSansBengali',
  'noto-sans-gujarati': 'NotoSansGujarati',
  'noto-sans-gurmukhi': 'NotoSansGurmukhi',
  'noto-sans-kannada': 'NotoSansKannada',
  'noto-sans-malayalam': 'NotoSansMalayalam',
  'noto-sans-oriya': 'NotoSansOriya',
  'noto-sans-tamil': 'NotoSansTamil',
  'noto-sans-telugu': 'NotoSansTelugu',
  // Each letter is one glyph with its dots: readers of the PDF take dots of their own for gaps between letters.
  vazirmatn: 'Vazirmatn',
  'noto-sans-hebrew': 'NotoSansHebrew',
  'noto-sans-thai': 'NotoSansThai',
  // Cyrillic and Greek.
  manrope: 'Manrope',
};

/** The weight that stands for a typeface in further scripts. */
const SCRIPT_WEIGHTS: Partial<Record<Typeface, string>> = { display: '600SemiBold', body: '400Regular' };

export type Typeface = keyof typeof FILES;

interface OpenFont {
  /** Names the font: family, subset, weight and style, or its path. */
  file: string;
  font: Font;
  /** Further scripts need more than fontkit's own shaping. */
  shape?: ShapedFont['shape'];
}

/** A stretch of words in one font. */
export interface Run extends OpenFont {
  text: string;
}

const opened = new Map<string, Omit<OpenFont, 'file'>>();

function openFont(file: string, open: () => Omit<OpenFont, 'file'>): OpenFont {
  const font = opened.get(file) ?? open();
  opened.set(file, font);
  return { file, ...font };
}

/** The fonts of a typeface in their order, each opened when it is asked for, and those of the folder at last. */
function* fontsOf(typeface: Typeface, folder?: string): Generator<OpenFont> {
  for (const [family, subset] of FILES[typeface]) {
    yield openFont(`${family}-${subset}`, () => ({
      font: openSync(fontFile(family, subset)) as Font,
    }));
  }
  const weight = SCRIPT_WEIGHTS[typeface];
  if (!weight) return;
  for (const [name, stem] of Object.entries(SCRIPTS)) {
    const file = `${stem}_${weight}.ttf`;
    yield openFont(file, () =>
      openShapedFont(require.resolve(`@expo-google-fonts/${name}/${weight}/${file}`)),
    );
  }
  for (const file of folder ? fontFilesIn(folder) : []) yield openFont(file, () => openOwnFont(file));
}

function fontFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\.(?:ttf|otf)$/i.test(name));
  return names.sort().map((name) => join(folder, name));
}

function openOwnFont(file: string): ShapedFont {
  try {
    return openShapedFont(file);
  } catch (error) {
    throw new Unprintable(`${file} cannot be read as a font. Take it out of the folder.`, { cause: error });
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors steer shaping; fonts without a glyph for them still obey. */
const INVISIBLE = /\u200c|\u200d|\ufe0f/gu;

export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Splits text into runs by the fonts that hold its letters; those in `folder` (absolute) are the last to be asked.
 * Throws Unprintable where no font holds one.
 */
export function splitRuns(text: string, typeface: Typeface, folder?: string): Run[] {
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const grapheme of splitGraphemes(text.normalize('NFC'))) {
    const last = runs.at(-1);
    if (last && clings(grapheme) && holds(last, grapheme)) {
      last.text += grapheme;
      continue;
    }
    const next = fontsOf(typeface, folder).find((font) => holds(font, grapheme));
    if (!next) missing.add(grapheme);
    else if (last?.font === next.font) last.text += grapheme;
    else if (last && clings(last.text) && holds(next, last.text))
      Object.assign(last, next, { text: last.text + grapheme });
    else runs.push({ ...next, text: grapheme });
  }
  if (missing.size > 0) {
    const letters = [...missing].map((letter) => `“${letter}”`).join(', ');
    const remedy = folder ? `Put a font that holds them (.ttf or .otf) into ${folder}, or write` : 'Write';
    throw new Unprintable(`No font at hand holds ${letters} of “${text}”. ${remedy} it in Latin letters.`);
  }
  return runs;
}

/** Spaces, marks and brackets go with the letters beside them; letters of Arabic join theirs only in one font. */
function clings(text: string): boolean {
  return !/\p{L}/u.test(text) || /\p{Script=Arabic}/u.test(text);
}

function holds({ font }: OpenFont, text: string): boolean {
  return Array.from(text.replace(INVISIBLE, '')).every((letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  );
}
