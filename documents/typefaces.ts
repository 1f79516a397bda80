import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { Unprintable } from './unprintable.ts';

const require = createRequire(import.meta.url);

/** The path of a font file of a @fontsource package, e.g. ('hanken-grotesk', 'latin-400-normal'). */
export function fontFile(family: string, subsetWeightStyle: string): string {
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  return join(folder, 'files', `${family}-${subsetWeightStyle}.woff`);
}

type FontName = [family: string, subsetWeightStyle: string];

/**
 * Scripts of India in which names and courses may be written. Not Gujarati, Gurmukhi, Malayalam and Telugu: their
 * fonts hold marks without an anchor, on which fontkit fails (foliojs/fontkit, issue 367).
 */
const SCRIPTS = ['devanagari', 'bengali', 'kannada', 'oriya', 'tamil'] as const;

function scripts(weight: 400 | 600): FontName[] {
  return SCRIPTS.map((script) => [`noto-sans-${script}`, `${script}-${weight}-normal`]);
}

/** Each typeface is a list of font files; the first that holds a letter sets it. */
const FILES = {
  display: [
    ['funnel-display', 'latin-600-normal'],
    ['funnel-display', 'latin-ext-600-normal'],
    ['hanken-grotesk', 'vietnamese-600-normal'],
    ['hanken-grotesk', 'cyrillic-ext-600-normal'],
    ...scripts(600),
  ],
  statement: [
    ['funnel-display', 'latin-500-normal'],
    ['funnel-display', 'latin-ext-500-normal'],
  ],
  body: [
    ['hanken-grotesk', 'latin-400-normal'],
    ['hanken-grotesk', 'latin-ext-400-normal'],
    ['hanken-grotesk', 'vietnamese-400-normal'],
    ['hanken-grotesk', 'cyrillic-ext-400-normal'],
    ...scripts(400),
  ],
  strong: [['hanken-grotesk', 'latin-600-normal']],
  mono: [['sometype-mono', 'latin-500-normal']],
} satisfies Record<string, FontName[]>;

export type Typeface = keyof typeof FILES;

/** A stretch of words in one font. */
export interface Run {
  /** Names the font: family, subset, weight and style. */
  file: string;
  font: Font;
  text: string;
}

const opened = new Map<string, Font>();

function openFont(family: string, subsetWeightStyle: string): Omit<Run, 'text'> {
  const file = `${family}-${subsetWeightStyle}`;
  const font = opened.get(file) ?? (openSync(fontFile(family, subsetWeightStyle)) as Font);
  opened.set(file, font);
  return { file, font };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors steer shaping; fonts without a glyph for them still obey. */
const INVISIBLE = /\u200c|\u200d|\ufe0f/gu;

export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function firstFont(typeface: Typeface, holds: (font: Font) => boolean): Omit<Run, 'text'> | undefined {
  for (const [family, subset] of FILES[typeface]) {
    const candidate = openFont(family, subset);
    if (holds(candidate.font)) return candidate;
  }
  return undefined;
}

/** Splits text into runs by the fonts that hold its letters. Throws Unprintable where no font holds one. */
export function splitRuns(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const grapheme of splitGraphemes(text.normalize('NFC'))) {
    const last = runs.at(-1);
    const codePoints = Array.from(grapheme.replace(INVISIBLE, ''), (letter) => letter.codePointAt(0) ?? 0);
    const holds = (font: Font) => codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint));
    // Spaces and marks stay in the run that they follow.
    if (last && !/\p{L}/u.test(grapheme) && holds(last.font)) {
      last.text += grapheme;
      continue;
    }
    const next = firstFont(typeface, holds);
    if (!next) missing.add(grapheme);
    else if (last?.font === next.font) last.text += grapheme;
    else runs.push({ ...next, text: grapheme });
  }
  if (missing.size > 0) {
    throw new Unprintable(
      `No font at hand holds ${[...missing].map((letter) => `“${letter}”`).join(', ')} of “${text}”. Write it in Latin letters.`,
    );
  }
  return runs;
}
