import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** Direction of a text: the direction of its first letter that has one. */
export function readingDirection(words: string): Direction {
  return bidi.getEmbeddingLevels(words).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

export interface Part {
  text: string;
  /** Position of the part in the line. */
  start: number;
  isRightToLeft: boolean;
}

/**
 * Parts of a line, each with one direction, from left to right as displayed. The letters of a part are in reading
 * order. Uses the Unicode bidirectional algorithm (UAX #9).
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
