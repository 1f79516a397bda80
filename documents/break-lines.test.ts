import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const measure = (text: string) => text.length;

test('fills lines between words', () => {
  expect(breakLines('one two three four five', 9, measure)).toEqual(['one two', 'three', 'four five']);
});

test('keeps the last line from being one lone word', () => {
  expect(breakLines('aaa bbb ccc ddd', 11, measure)).toEqual(['aaa bbb', 'ccc ddd']);
});

test('makes the lines of a heading about as long', () => {
  const heading = 'aa bb cc dd ee ff gg hh';
  expect(breakLines(heading, 17, measure)).toEqual(['aa bb cc dd ee ff', 'gg hh']);
  expect(breakLines(heading, 17, measure, { isBalanced: true })).toEqual(['aa bb cc dd', 'ee ff gg hh']);
});

test('breaks a word only where it is wider than the line', () => {
  expect(breakLines('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(breakLines('Real-World it', 10, measure)).toEqual(['Real-World', 'it']);
});

test('obeys line feeds, and no-break spaces', () => {
  expect(breakLines('One.\nTwo three', 20, measure)).toEqual(['One.', 'Two three']);
  expect(breakLines('a b\u00a0c', 4, measure)).toEqual(['a', 'b\u00a0c']);
});
