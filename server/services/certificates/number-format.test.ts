import { expect, test } from 'vitest';
import { numberFormat } from './number-format.ts';

test.each([
  ['00000000', 4711, '00004711'],
  ['"KW/2019/"0000', 4712, 'KW/2019/4712'],
  ['0000-0000', 48210937, '4821-0937'],
  ['0000 0000 0000', 482109375514, '4821 0937 5514'],
  ['0000\\ 0000\\ 0000', 2109375514, '0021 0937 5514'],
  ['\\K0000', 17, 'K0017'],
  ['0000"/2019"', 17, '0017/2019'],
  ['"KW-"0000;"N-"0000;"none"', 17, 'KW-0017'],
  ['"KW-"0000;"N-"0000;"none"', -17, 'N-0017'],
  ['"KW-"0000;"N-"0000;"none"', 0, 'none'],
  ['0000', -17, '-0017'],
  ['####', 17, '17'],
  ['0###', 17, '0017'],
  ['"KW-"#', 4711, 'KW-4711'],
  ['???0', 17, '  17'],
  ['000-000', 1234567, '1234-567'],
  ['00\\/00\\/0000', 31012026, '31/01/2026'],
  ['[Red]000000', 17, '000017'],
  ['[$KW-409]0000', 17, 'KW0017'],
  ['[$-409]0000', 17, '0017'],
  ['"day "0000', 17, 'day 0017'],
  ['"KW;"0000', 17, 'KW;0017'],
  ['"No. "General', 17, 'No. 17'],
  ['№ 0000', 17, '№ 0017'],
  ['_-0000_-', 17, ' 0017 '],
  ['0000', 12.6, '0013'],
])('the format %s shows %d as %j', (code, value, shown) => {
  expect(numberFormat(200, code)?.(value)).toBe(shown);
});

test.each([
  'General',
  '@',
  '',
  'dd/mm/yyyy;@',
  'yyyy"Y"',
  '[$-F800]dddd, mmmm dd, yyyy',
  '[h]:mm',
  'mmm\\-yy',
])('the format %j shows the number itself, or a day', (code) => {
  expect(numberFormat(200, code)).toBeUndefined();
});

test.each(['#,##0', '0.00', '0%', '0.00E+00', '# ?/?', '0/4', '[>100]0000;0', 'K0000'])(
  'the format %j shows more than is read here',
  (code) => {
    expect(numberFormat(200, code)?.(4711)).toBe('4711 [...]');
  },
);

test('formats without a code of their own are those of Excel', () => {
  expect([0, 1, 2, 3, 9, 14, 22, 49].map((id) => numberFormat(id)?.(4711))).toEqual([
    undefined,
    '4711',
    '4711 [...]',
    '4711 [...]',
    '4711 [...]',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a number with more digits than a workbook has is not made up', () => {
  expect(numberFormat(200, '00000000')?.(4.8210937551412e18)).toBe('4821093755141200000 [...]');
});
