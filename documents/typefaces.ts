import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { fontOf, typefaces } from '../content/typefaces.ts';
import { openShapedFont, type ShapedFont } from './shaped-font.ts';
import { Unprintable } from './unprintable.ts';

const require = createRequire(import.meta.url);

/**
 * Font files of each typeface, from packages of @expo-google-fonts. Each letter is drawn in the first of these fonts
 * that has it.
 */
const FILES = {
  display: [
    fontOf(typefaces.display, '600SemiBold'),
    // Font for Vietnamese.
    fontOf(typefaces.body, '600SemiBold'),
  ],
  statement: [fontOf(typefaces.display, '500Medium')],
  body: [fontOf(typefaces.body, '400Regular')],
  strong: [fontOf(typefaces.body, '600SemiBold')],
  mono: [fontOf(typefaces.mono, '500Medium')],
} satisfies Record<string, string[]>;

/** Fonts for names and courses in other scripts. */
const SCRIPTS = {
  'noto-sans-devanagari': 'NotoSansDevanagari',
  'noto-sans-bengali': 'NotoSansBengali',
  'noto-sans-gujarati': 'NotoSansGujarati',
  'noto-sans-gurmukhi': 'NotoSansGurmukhi',
  'noto-sans-kannada': 'NotoSansKannada',
  'noto-sans-malayalam': 'NotoSansMalayalam',
  'noto-sans-meetei-mayek': 'NotoSansMeeteiMayek',
  'noto-sans-ol-chiki': 'NotoSansOlChiki',
  'noto-sans-oriya': 'NotoSansOriya',
  'noto-sans-tamil': 'NotoSansTamil',
  'noto-sans-telugu': 'NotoSansTelugu',
  // In this font each letter is one glyph with its dots. PDF readers treat separate dots as gaps between letters.
  vazirmatn: 'Vazirmatn',
  'noto-sans-hebrew': 'NotoSansHebrew',
  'noto-sans-thai': 'NotoSansThai',
  // Font for Cyrillic and Greek.
  manrope: 'Manrope',
};

/** Weight in which a typeface uses fonts of other scripts. */
const SCRIPT_WEIGHTS: Partial<Record<Typeface, string>> = { display: '600SemiBold', body: '400Regular' };

export type Typeface = keyof typeof FILES;

interface OpenFont extends ShapedFont {
  /** Id of the font: its package, weight and file, or its path. */
  file: string;
  /** Font that pdfkit embeds. Undefined: text is drawn as outlines. */
  font?: Font;
}

/** Consecutive words that use the same font. */
export interface Run extends OpenFont {
  text: string;
}

const opened = new Map<string, Omit<OpenFont, 'file'>>();

function openFont(file: string, open: () => Omit<OpenFont, 'file'>): OpenFont {
  const font = opened.get(file) ?? open();
  opened.set(file, font);
  return { file, ...font };
}

/** Fonts of a typeface in the order in which they are tried, opened when needed. Fonts of the folder come last. */
function* fontsOf(typeface: Typeface, folder?: string): Generator<OpenFont> {
  for (const name of FILES[typeface]) yield openFont(name, () => openLatinFont(fontFile(name)));
  const weight = SCRIPT_WEIGHTS[typeface];
  if (!weight) return;
  for (const [family, stem] of Object.entries(SCRIPTS)) {
    const name = `${family}/${weight}/${stem}_${weight}`;
    yield openFont(name, () => openShapedFont(fontFile(name)));
  }
  for (const file of folder ? fontFilesIn(folder) : []) yield openFont(file, () => openOwnFont(file));
}

/** Path of a font file with a name such as `manrope/400Regular/Manrope_400Regular`. */
export function fontFile(name: string): string {
  return require.resolve(`@expo-google-fonts/${name}.ttf`);
}

function openLatinFont(file: string): Omit<OpenFont, 'file'> {
  return { ...openShapedFont(file), font: rememberLayouts(openSync(file) as Font) };
}

const LAYOUTS_MAX = 2_000;

/**
 * Caches the layout of each word for all documents. pdfkit caches it only within one document, and changes the
 * positions.
 */
function rememberLayouts(font: Font): Font {
  const layouts = new Map<string, ReturnType<Font['layout']>>();
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) => {
    if (options.some(Boolean)) return layout(text, ...options);
    if (layouts.size > LAYOUTS_MAX) layouts.clear();
    const run = layouts.get(text) ?? layout(text);
    layouts.set(text, run);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as typeof run;
  };
  return font;
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
    throw new Unprintable(`${file} cannot be read as a font. Remove it from the folder.`, { cause: error });
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors, which control how letters are joined. A font need not have glyphs for them. */
const INVISIBLE = /\u200c|\u200d|\ufe0f/gu;

export function splitGraphemes(text: string): string[] {
  // ASCII text is split faster without the segmenter.
  if (/^[ -~]*$/.test(text)) return Array.from(text);
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Splits text into parts by the fonts that have its letters. Fonts in `folder` (an absolute path) are tried last.
 * Throws Unprintable if no font has a letter.
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
    else if (last?.file === next.file) last.text += grapheme;
    else if (last && clings(last.text) && holds(next, last.text))
      Object.assign(last, next, { text: last.text + grapheme });
    else runs.push({ ...next, text: grapheme });
  }
  if (missing.size > 0) {
    const letters = [...missing].map((letter) => `“${letter}”`).join(', ');
    const remedy = folder ? `Put a font with these letters (.ttf or .otf) into ${folder}, or write` : 'Write';
    throw new Unprintable(`No available font has ${letters} of “${text}”. ${remedy} it in Latin letters.`);
  }
  return runs;
}

/**
 * True for spaces, marks and brackets, which use the font of the letters next to them. Arabic letters too, because
 * letters join only within one font.
 */
function clings(text: string): boolean {
  return !/\p{L}/u.test(text) || /\p{Script=Arabic}/u.test(text);
}

function holds(font: OpenFont, text: string): boolean {
  return Array.from(text.replace(INVISIBLE, '')).every((letter) => font.holds(letter.codePointAt(0)!));
}

/** Any font with a space, for invisible text. */
export function shapelessFont(): Font {
  return fontsOf('body').next().value!.font!;
}
