import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** The direction of the first letter that has one. */
export function readingDirection(words: string): Direction {
  return bidi.getEmbeddingLevels(words).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

export interface Part {
  text: string;
  /** Position among the words. */
  start: number;
  isRightToLeft: boolean;
}

/**
 * The parts of a line that read in one direction, as they are seen from the left; the letters of each stay in the order
 * in which they are read. By the bidirectional algorithm of Unicode (UAX #9).
 */
export function splitDirections(line: string, direction: Direction): Part[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const parts: Part[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const isRightToLeft = embedding.levels[index]! % 2 === 1;
    const last = parts.at(-1);
    if (last?.isRightToLeft !== isRightToLeft) {
      parts.push({ text: line[index]!, start: index, isRightToLeft });
      continue;
    }
    last.start = Math.min(last.start, index);
    last.text = isRightToLeft ? line[index]! + last.text : last.text + line[index]!;
  }
  return parts;
}
