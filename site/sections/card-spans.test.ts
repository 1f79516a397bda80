import { expect, test } from 'vitest';
import { cardSpans } from './card-spans.ts';

/** Rows of the sheet as they are filled from left to right, in quarters. */
function rowWidths(count: number): number[] {
  const rows = [0];
  // Beside the first card, every row has room for two quarters. Below it, every row has room for four.
  for (const span of cardSpans(count)) {
    const width = span === 'half' ? 2 : 1;
    const room = rows.length <= 2 ? 2 : 4;
    if ((rows.at(-1) ?? 0) + width > room) rows.push(0);
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + width;
  }
  return rows;
}

test.each([
  [3, [2, 2]],
  [4, [2, 2]],
  [5, [2, 2, 4]],
  [6, [2, 2, 4]],
  [7, [2, 2, 4]],
  [8, [2, 2, 4]],
])('fills every row when %i cards follow the first', (count, rows) => {
  expect(rowWidths(count)).toEqual(rows);
});
