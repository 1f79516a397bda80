/** Control characters other than tab and line feed, lone surrogates, and invisible or direction-changing characters. */
const UNWANTED =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]|\p{Surrogate}/gu;
/** No script puts more than about eight marks on a letter. */
const HEAPED_MARKS = /(\p{M}{8})\p{M}+/gu;
const LINES_APART = /\n{4,}/g;

/** Removes hidden and reordering characters from a stranger's text, so that it is safe to store and show. */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll(UNWANTED, '')
      // Marks are removed before normalising, which is slow with many of them.
      .replaceAll(HEAPED_MARKS, '$1')
      .normalize('NFC')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(LINES_APART, '\n\n\n')
      .trim()
  );
}

/** Plain text on one line, cut to `maxLength`. */
export function plainLine(text: string, maxLength: number): string {
  return cutAt(plainText(text.slice(0, 8 * maxLength)).replaceAll(/\s+/g, ' '), maxLength);
}

export function cutAt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).toWellFormed();
  return (cut.endsWith('\uFFFD') ? cut.slice(0, -1) : cut).trimEnd();
}
