export type CardSpan = 'quarter' | 'half';

/**
 * Widths of all cards except the first, which fills half of two rows. They leave no gap in a row of four quarters. If
 * there are enough cards, two quarters come first, beside the first card. Then come halves, then the other quarters.
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
