import { type Family, packageOf, typefaces } from '../../content/typefaces.ts';

const HEADER = '/* Written by tools/build/list-pages.ts from content/typefaces.ts: not to be edited. */\n';
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Characters that nearly every page contains. */
const USUAL = [...ascii, '\u00a0', '©', '·', '×', '÷', '–', '—', '‘', '’', '“', '”', '•', '…'];
/** Unicode ranges of the complete fonts. */
const WHOLE =
  'U+21-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-323, U+2002-2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2191-2193, U+2212, U+2215';

const families: readonly Family[] = Object.values(typefaces);

/** Characters in the small file of a font family (site/styles/fonts). */
export function usualIn({ without = '' }: Family): string[] {
  return USUAL.filter((character) => !without.includes(character));
}

/** Unicode ranges of characters, such as “U+20-23, U+25-3B”. */
function rangesOf(characters: string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}

/**
 * Declarations of the web fonts. Each family has a small file with the most common characters, and the complete font.
 * They are only in the style sheet below the first section, so that they do not delay the first paint.
 */
export function fontStyles(): string {
  const faces = families.flatMap((family) => {
    const { name, weights } = family;
    const weight = weights.min === weights.max ? weights.min : `${weights.min} ${weights.max}`;
    const face = (file: string, ranges: string) =>
      `@font-face {\n  font-family: '${name}';\n  src: url('${file}') format('woff2');\n  font-weight: ${weight};\n  font-display: swap;\n  unicode-range: ${ranges};\n}\n`;
    const slug = packageOf(family);
    return [
      face(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`, WHOLE),
      face(`../../site/styles/fonts/${slug}.woff2`, rangesOf(usualIn(family))),
    ];
  });
  // The font for code has no small file, because code occurs only below the first view.
  return HEADER + faces.join('') + standIn(typefaces.mono);
}

/**
 * Declarations of the font families, with fallback fonts of the same metrics, so that almost nothing moves when the
 * fonts are loaded.
 */
export function typeStyles(): string {
  const properties = Object.entries(typefaces).map(
    ([
      use,
      {
        name,
        standIn: { name: other },
        generic,
      },
    ]) => `  --font-${use}: '${name}', '${other}', ${generic};\n`,
  );
  return `${HEADER}${standIn(typefaces.display)}${standIn(typefaces.body)}:root {\n${properties.join('')}}\n`;
}

function standIn({ standIn: { name, fonts, sizeAdjust, ascent, descent } }: Family): string {
  const sources = fonts.map((font) => `local('${font}')`).join(', ');
  const lines = [
    `font-family: '${name}';`,
    `src: ${sources};`,
    `size-adjust: ${sizeAdjust}%;`,
    ...(ascent === undefined ? [] : [`ascent-override: ${ascent}%;`]),
    ...(descent === undefined ? [] : [`descent-override: ${descent}%;`, 'line-gap-override: 0%;']),
  ];
  return `@font-face {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
