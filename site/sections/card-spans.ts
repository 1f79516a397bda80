export type CardSpan = 'quarter' | 'half';

/**
 * Widths of all cards except the first, which takes half of two rows. They leave no gap in a row of four quarters:
 * first two quarters beside the first card, if there are enough cards, then halves, then the other quarters.
 */
export function cardSpans(count: number): CardSpan[] {
  const quartersOfSpace = 4 * Math.ceil(count / 4);
  const halves = quartersOfSpace - count;
  const quarters = count - halves;
  return Array.from({ length: count }, (_, place) => {
    const halvesBegin = Math.min(2, quarters);
    return place >= halvesBegin && place < halvesBegin + halves ? 'half' : 'quarter';
  });
}
