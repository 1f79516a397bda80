import { unbrokenNames } from '../content/unbroken-names.ts';

/**
 * Parts that are not changed: scripts, styles, titles, drawings, code, field values, and islands. The HTML of an island
 * must equal React's.
 */
const UNTOUCHED = /<(script|style|title|svg|pre|textarea|react-island)\b[^]*?<\/\1>/;
/** A tag with its attributes. Only the values of fields come from visitors, and React escapes < and > in them. */
const TAG = /<[^<>]*>/;
/** References, numbers with a unit or a span, words that end in a short part, and parameters of commands. */
const SHAPE =
  /(?:\b(?:[AE]-[2-9A-Z]{4}-[2-9A-Z]{2}|\w+-(?:in|on|out|up|off|back)|CWE-\d+|self-\w+|\d+[-–]\w+)|\+\d[\d ]+\d|(?<=\s)-[A-Z]\w{9,})\b/;
const EITHER = unbroken(unbrokenNames);

/** Matches text to keep on one line, and text to skip. A name may begin or end with a sign, such as C++. */
export function unbroken(names: readonly string[]): RegExp {
  const escaped = names.map((name) =>
    name.replaceAll('&', '&amp;').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  // If there are no names, this part of the pattern matches nothing.
  const name = String.raw`(?<!\w)(?:${escaped.join('|') || '(?!)'})(?!\w)`;
  return new RegExp(`${UNTOUCHED.source}|${TAG.source}|${name}|${SHAPE.source}`, 'g');
}

/**
 * Keeps references, names, numbers, telephone numbers and short words with a hyphen on one line, with the same characters
 * for search and copying.
 */
export function keepTogether(html: string): string {
  return html.replace(EITHER, (found) =>
    found.startsWith('<') ? found : `<span class="keep-together">${found}</span>`,
  );
}
