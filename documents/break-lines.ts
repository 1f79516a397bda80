/** Returns the width of a text in points. */
export type Measure = (text: string) => number;

/**
 * Breaks text into lines of at most `width`, at spaces (except no-break spaces) and at line feeds. A word that is wider
 * than a line is broken between `letters`. Lines of headings get about the same length. Other text does not end with a
 * single word on a line.
 */
export function breakLines(
  text: string,
  width: number,
  measure: Measure,
  { isBalanced = false, letters = (word: string) => Array.from(word) } = {},
): string[] {
  if (text.includes('\n')) {
    return text.split('\n').flatMap((part) => breakLines(part, width, measure, { isBalanced, letters }));
  }
  const words = text.split(' ').filter(Boolean);
  const fill = (limit: number) => fillLines(words, limit, measure, letters);
  const full = fill(width);
  if (full.length < 2) return full;
  const widestWord = Math.max(...words.map(measure));
  let best = full;
  for (let limit = width * 0.98; limit >= widestWord; limit -= width * 0.02) {
    if (!isBalanced && best.at(-1)?.includes(' ')) break;
    const narrower = fill(limit);
    if (narrower.length > full.length) break;
    best = narrower;
  }
  return best;
}

function fillLines(
  words: string[],
  width: number,
  measure: Measure,
  letters: (word: string) => string[],
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (measure(line) > width && letters(line).length > 1) {
      const head = headThatFits(letters(line), width, measure);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line ? [...lines, line] : lines;
}

function headThatFits(letters: string[], width: number, measure: Measure): string {
  let count = letters.length - 1;
  while (count > 1 && measure(letters.slice(0, count).join('')) > width) count -= 1;
  return letters.slice(0, count).join('');
}
