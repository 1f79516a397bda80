const HIDDEN = '•';
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Anita Sharma → A•••• S•••••: recognisable to someone who knows the name. */
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
