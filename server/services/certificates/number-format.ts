/** Added to a number if its format shows more than digits and fixed text. */
export const HAS_MORE = '[...]';

export type NumberFormat = (value: number) => string;

/** Codes of the number formats that are built into Excel, by id. A workbook does not contain them. */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
  48: '##0.0E+0',
};

/**
 * Parts of a number format, in this order: quoted text, escaped character, currency, colour, gap, filling, "General",
 * digit, end of a section, sign, anything else. Excel limits texts to 255 characters.
 */
const TOKENS =
  /"([^"]{0,255})"|\\(.)|\[\$([^\]-]{0,99})[^\]]{0,99}\]|(\[(?:black|blue|cyan|green|magenta|red|white|yellow|colou?r ?\d+)\])|_(.)|\*(.)|(general)|([0#?])|(;)|([-+/():!^&'~{}<>= $]|[^\0-\x7F])|(.)/gisu;
/** Longest number that a workbook stores exactly. */
const DIGITS_MAX = 15;

/** A part of a section: text, a place for a digit, or the number without a format. */
type Piece = { text: string } | { place: string } | 'general';
/** A section is undefined if it contains a part that is not supported. */
type Section = Piece[] | undefined;

/**
 * Makes a function that shows a number as its cell does. Undefined if the cell shows the number without a format, or a
 * date.
 */
export function numberFormat(id: number, code = BUILT_IN[id] ?? ''): NumberFormat | undefined {
  if (/^(?:|general|@)$/i.test(code)) return undefined;
  const plain = code.replaceAll(/"[^"]{0,255}"|[\\_*]./gsu, '').replaceAll(/\[[^\]]{0,99}\]|general/gi, '');
  const isDate = /[dmyhs]/i.test(plain) || /\[(?:h+|m+|s+)\]/i.test(code);
  if (isDate) return undefined;
  const isFraction = /[0#?] ?\/ ?[\d#?]/.test(plain);
  const sections = isFraction ? [] : sectionsOf(code);
  return (value) => shownNumber(value, sections) ?? `${String(value)} ${HAS_MORE}`;
}

function sectionsOf(code: string): Section[] {
  const sections: Section[] = [[]];
  for (const token of code.matchAll(TOKENS)) {
    const [, quoted, escaped, currency, colour, gap, filling, general, place, end, sign] = token;
    const text = quoted ?? escaped ?? currency ?? sign ?? (gap === undefined ? undefined : ' ');
    const section = sections.at(-1);
    if (end !== undefined) sections.push([]);
    else if (text !== undefined) section?.push({ text });
    else if (place !== undefined) section?.push({ place: hasZero(section) ? '0' : place });
    else if (general !== undefined) section?.push('general');
    else if (colour === undefined && filling === undefined) sections[sections.length - 1] = undefined;
  }
  return sections;
}

/** True if the section already has a 0. All places after it show a digit. */
function hasZero(section: Section): boolean {
  return (
    section?.some((piece) => typeof piece === 'object' && 'place' in piece && piece.place === '0') ?? false
  );
}

/** Number in its format. A format has sections for positive numbers, negative ones and zero. */
function shownNumber(value: number, sections: Section[]): string | undefined {
  const [positive, negative, zero] = sections;
  if (value === 0) return inPlaces(0, sections.length > 2 ? zero : positive);
  if (value > 0) return inPlaces(value, positive);
  if (sections.length > 1) return inPlaces(-value, negative);
  const shown = inPlaces(-value, positive);
  return shown && `-${shown}`;
}

/**
 * Number with its digits in the places of a section. The last digit is in the last place, and the first place gets all
 * that are left over.
 */
function inPlaces(value: number, section: Section): string | undefined {
  const digits = value.toFixed(0);
  if (section === undefined || digits.length > DIGITS_MAX) return undefined;
  const left = Array.from(value === 0 ? '' : digits);
  let places = section.filter((piece) => typeof piece === 'object' && 'place' in piece).length;
  const shown = section.toReversed().map((piece) => {
    if (piece === 'general') return String(value);
    if ('text' in piece) return piece.text;
    places -= 1;
    const empty = { '0': '0', '?': ' ' }[piece.place] ?? '';
    return places === 0 ? left.splice(0).join('') || empty : (left.pop() ?? empty);
  });
  return shown.toReversed().join('');
}
