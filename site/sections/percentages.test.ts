import { expect, test } from 'vitest';
import { percentages } from './percentages.ts';

test('reads parts that make a whole', () => {
  expect(percentages(['40%', '20 %', '40%'])).toEqual([40, 20, 40]);
});

test('draws nothing when one part is no percentage', () => {
  expect(percentages(['40%', '60% and a pass'])).toBeUndefined();
});

test('draws nothing when the parts do not make a whole', () => {
  expect(percentages(['40%', '40%'])).toBeUndefined();
});
