import { expect, test } from 'vitest';
import { fitColumns } from './output.ts';

const COLUMNS = { number: 12, state: 7, issued: 10, expires: 10, name: 26, course: 60 };
const ROW = {
  number: '482109375514',
  state: 'valid',
  issued: '2026-11-21',
  expires: '–',
  name: 'Anita Sharma',
  course: 'AI & Machine Learning for Business',
};

const cellsOf =
  (row: Record<string, string>) =>
  (name: string): string =>
    row[name] ?? '';

function widthOf(columns: Record<string, number>): number {
  const widths = Object.values(columns);
  return widths.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
}

test('a list fits a terminal of 80 columns: as wide as its content, then the widest is narrowed', () => {
  const fitted = fitColumns(COLUMNS, [cellsOf(ROW)], 80);
  expect(widthOf(fitted)).toBe(80);
  expect(fitted).toEqual({ number: 12, state: 5, issued: 10, expires: 7, name: 12, course: 24 });
});

test('where there is room, or no terminal, columns stay as they are', () => {
  expect(fitColumns(COLUMNS, [cellsOf(ROW)], 140)).toEqual(COLUMNS);
  expect(fitColumns(COLUMNS, [cellsOf(ROW)], undefined)).toEqual(COLUMNS);
});

test('the first column stays whole in a terminal that is too narrow for anything else', () => {
  expect(fitColumns(COLUMNS, [cellsOf(ROW)], 20).number).toBe(12);
});
