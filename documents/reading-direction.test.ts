import { expect, test } from 'vitest';
import { readingDirection, splitDirections } from './reading-direction.ts';

test('words read in the direction of their first letter', () => {
  expect(readingDirection('محمد Khan')).toBe('rtl');
  expect(readingDirection('(דוד) Cohen')).toBe('rtl');
  expect(readingDirection('Imran محمد')).toBe('ltr');
  expect(readingDirection('अनिता')).toBe('ltr');
});

test('a mixed line is given from the left, each part in its reading order', () => {
  expect(splitDirections('محمد Khan (عمران)', 'rtl')).toEqual([
    { text: ' (عمران)', start: 9, isRightToLeft: true },
    { text: 'Khan', start: 5, isRightToLeft: false },
    { text: 'محمد ', start: 0, isRightToLeft: true },
  ]);
  expect(splitDirections('Imran محمد 7', 'ltr')).toEqual([
    { text: 'Imran 7', start: 0, isRightToLeft: false },
    { text: 'محمد ', start: 6, isRightToLeft: true },
  ]);
});

test('a line in one direction stays whole', () => {
  expect(splitDirections('अनिता शर्मा', 'ltr')).toEqual([
    { text: 'अनिता शर्मा', start: 0, isRightToLeft: false },
  ]);
});
