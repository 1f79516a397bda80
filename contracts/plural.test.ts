import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [123_456, '123456 rows'],
])('%i is counted plainly, as commands and logs print numbers', (count, text) => {
  expect(plural(count, 'row')).toBe(text);
});
