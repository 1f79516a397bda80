/**
 * Reads typed or pasted text and corrects what is unambiguous. Other forbidden characters stay, and `placeOf` describes
 * where they are. Only text of limited length is normalised, because that is slow if there are many accents in a row.
 */

/**
 * Invisible characters: soft hyphens, zero-width spaces, word joiners, byte order marks and tags. The joiners of Indic
 * scripts are not among them, because they matter.
 */
const INVISIBLE = /[\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Invisible characters that affect the order of the signs next to them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

/**
 * Embeddings and isolates, which phones put around a copied number. The override U+202E is not among them, because
 * people would see a different text.
 */
const EMBEDDINGS = /[\u202A-\u202D\u2066-\u2069]/g;
const ENCLOSED = /^[\u202A\u202B\u202D\u2066-\u2068]([^\u202A-\u202E\u2066-\u2069]*)[\u202C\u2069]$/;

/** Line breaks of all operating systems, and of Word, which uses U+000B for Shift+Enter and U+000C for a page break. */
const LINE_BREAKS = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
const SPACES = /(?:(?![\r\n])[\s\u0085])+/g;

/** Dashes, non-breaking hyphens and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u2032\u00B4`]/g;
/** Signs that may be before a text copied from a sentence, a list or a spreadsheet. */
const BEFORE = /^[\s"'“”‘’«»„([<#:]+/;
const BEHIND = /(?<![\s"'“”‘’«»„.,;:!?)\]>])[\s"'“”‘’«»„.,;:!?)\]>]+$/;

/** Words that people put before a number. */
const NUMBER_WORDS =
  /^(?:(?:certificate|cert|credential|registration|reg|serial|number|num|nos?|nr|id)(?![a-z])[\s.:#_-]*)+(?=[\p{L}\p{N}])/iu;

/** Number of characters that are quoted to show where a refused character is. */
const PLACE_LENGTH = 20;

/** Characters that old Windows programs encode as U+0080 to U+009F. The underscore stands for unused codes. */
const WINDOWS_SIGNS = '€_‚ƒ„_†‡ˆ‰Š‹Œ_Ž__‘’“”•–—˜™š›œ_žŸ';

/** Text of several lines. Control characters are removed, but tabs are kept. */
export function readText(typed: string): string {
  return typed
    .replace(LINE_BREAKS, '\n')
    .replace(/[\u0080-\u009F]/g, windowsSign)
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F]/g, '')
    .replace(INVISIBLE, '');
}

/**
 * Text on one line, with single spaces. Line breaks and control characters are kept, so that the rule of the field
 * refuses them.
 */
export function readLine(typed: string): string {
  const plain = typed.replace(INVISIBLE, '').replace(DIRECTION_MARKS, '').replace(SPACES, ' ');
  const line = plain.replace(/[\u0080-\u009F]/g, windowsSign).trim();
  return ENCLOSED.exec(line)?.[1]?.trim() ?? line;
}

/** Text of a cell on one line. Line breaks and tabs become spaces. Several spaces are kept. */
export function readCell(typed: string): string {
  if (!/[^\S ]/.test(typed)) return typed.trim();
  return typed.trim().replace(/\s+/g, (gap) => (/[^ ]/.test(gap) ? ' ' : gap));
}

/** A phone number. Digits of any script become 0 to 9, and hyphens of any kind become "-". */
export function readPhone(typed: string): string {
  const plain = readSigns(typed).replace(/^tel:/i, '');
  return plain.replace(/^['"“”‘’]+/, '').replace(/(?<!['"“”‘’.,;])['"“”‘’.,;]+$/, '');
}

/** An email address, including one copied from a link, after a name, or from the end of a sentence. */
export function readAddress(typed: string): string {
  const plain = readSigns(typed).replace(APOSTROPHES, "'").replaceAll('。', '.');
  const address = /^[^<>]*<([^<>\s@]+@[^<>\s]+)>[.,;]*$/.exec(plain)?.[1] ?? withoutQuotes(plain);
  const linked = /^mailto:\s*([^?]*)/i.exec(address)?.[1] ?? address;
  return withoutQuotes(linked);
}

/** A certificate number, without the words and signs around it. */
export function readCertificateNumber(typed: string): string {
  return withoutQuotes(readSigns(typed)).replace(NUMBER_WORDS, '');
}

function withoutQuotes(text: string): string {
  return text.replace(BEFORE, '').replace(BEHIND, '');
}

/** Longest text that `readSigns` changes. It is far longer than any number, date or address. */
const SIGNS_MAX_LENGTH = 1_000;

/**
 * A number, date or address in plain characters: variants of letters become plain ones, as do digits and dashes of any
 * script. A longer text is returned unchanged.
 */
export function readSigns(typed: string): string {
  if (typed.length > SIGNS_MAX_LENGTH) return typed.trim();
  const line = readLine(typed.replace(EMBEDDINGS, '')).normalize('NFKC');
  return line.replace(/\p{Nd}/gu, digit).replace(DASHES, '-');
}

/** Value of a digit. The ten digits of a script have consecutive codes in Unicode. */
function digit(sign: string): string {
  let value = 0;
  const code = sign.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

function windowsSign(sign: string): string {
  const drawn = WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80];
  return drawn === undefined || drawn === '_' ? '' : drawn;
}

/** Describes the first character that matches, and where it is: “U+202E after “Asha””. Empty if none matches. */
export function placeOf(strange: RegExp, text: string): string {
  const found = strange.exec(text);
  if (!found) return '';
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const name = /[\r\n]/.test(found[0]) ? 'a line break' : `U+${code}`;
  const before = Array.from(text.slice(0, found.index).trimEnd()).slice(-PLACE_LENGTH).join('');
  return before === '' ? `${name} at the beginning` : `${name} after “${before}”`;
}
