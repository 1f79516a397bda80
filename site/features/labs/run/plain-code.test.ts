import { expect, test } from 'vitest';
import { oddCharacters, plainCode } from './plain-code.ts';

test.each([
  ['```sql\nSELECT 1;\n```', 'SELECT 1;'],
  ['Here:\n~~~\nSELECT 1;\n~~~\nDone.', 'SELECT 1;'],
  ['SELECT\u00A01\u200B;\r\n', 'SELECT 1;'],
  ['sqlite> SELECT 1\n   ...> FROM visits;', 'SELECT 1\nFROM visits;'],
  ['shop=> SELECT 1;', 'SELECT 1;'],
  ['`adb shell ls`', 'adb shell ls'],
  // An answer with two code fences is not unwrapped, and signs that belong to the language stay.
  ['```\na\n```\nor\n```\nb\n```', '```\na\n```\nor\n```\nb\n```'],
  ['<p>a > b</p>', '<p>a > b</p>'],
  ['- run: npm ci\n  env: {A: 1}', '- run: npm ci\n  env: {A: 1}'],
  ['price > 10', 'price > 10'],
  ['\n    steps:\n      - run: npm ci\n', 'steps:\n  - run: npm ci'],
  ['  - run: npm ci\n  - run: npm test', '- run: npm ci\n- run: npm test'],
])('%j is read as %j', (pasted, plain) => {
  expect(plainCode(pasted)).toBe(plain);
});

test.each([
  ['a\nb = “24”', 'Line 2 has curly quotes (“): code takes straight ones.'],
  ['LIKE ‘2026%’', 'Line 1 has curly quotes (‘): code takes straight ones.'],
  ['steps:\n– run: npm ci', 'Line 2 has a long dash (–): code takes the - of the keyboard.'],
  ["'Don’t write +91'", undefined],
  ['a - b', undefined],
])('the odd characters of %j are named', (code, told) => {
  expect(oddCharacters(code)).toBe(told);
});
