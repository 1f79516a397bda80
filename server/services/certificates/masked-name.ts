const HIDDEN = '•';
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Anita Sharma becomes A•••• S•••••. Somebody who knows the name recognises it. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [first = '', ...rest] = [...letters.segment(word)].map(({ segment }) => segment);
      return first + HIDDEN.repeat(rest.length);
    })
    .join(' ');
}
