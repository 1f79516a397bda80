import { expect, test } from 'vitest';
import { isWished, type Wish, wishInWords } from './subscription.ts';

const anything: Wish = { course: 'devops', mode: '', city: '' };

test.each([
  ['anything', {}, { mode: 'classroom', city: 'Pune' }, true],
  ['anything', {}, { mode: 'online', city: '' }, true],
  ['a classroom', { mode: 'classroom' }, { mode: 'online', city: '' }, false],
  ['a classroom', { mode: 'classroom' }, { mode: 'hybrid', city: 'Pune' }, true],
  ['online', { mode: 'online' }, { mode: 'classroom', city: 'Pune' }, false],
  ['online', { mode: 'online' }, { mode: 'hybrid', city: 'Pune' }, true],
  ['online, with a city', { mode: 'online', city: 'Mumbai' }, { mode: 'online', city: '' }, true],
  ['Pune', { city: ' pune ' }, { mode: 'classroom', city: 'Pune' }, true],
  ['Pune', { city: 'Pune' }, { mode: 'classroom', city: 'Mumbai' }, false],
  ['Pune', { city: 'Pune' }, { mode: 'online', city: '' }, true],
  ['Pune', { city: 'Pune' }, { mode: 'hybrid', city: 'Mumbai' }, true],
  ['a classroom in Pune', { mode: 'classroom', city: 'Pune' }, { mode: 'hybrid', city: 'Mumbai' }, false],
] as const)('who asks for %s is told of what suits: %j, %j: %s', (_what, wish, batch, isTold) => {
  expect(isWished({ ...anything, ...wish }, { course: 'devops', ...batch })).toBe(isTold);
  expect(isWished({ ...anything, ...wish }, { course: 'aiml', ...batch })).toBe(false);
});

test('a wish is said in words', () => {
  expect(wishInWords(anything)).toBe('');
  expect(wishInWords({ mode: 'online', city: 'Pune' })).toBe('online');
  expect(wishInWords({ mode: 'classroom', city: '' })).toBe('classroom');
  expect(wishInWords({ mode: 'classroom', city: 'Pune' })).toBe('classroom in Pune');
  expect(wishInWords({ mode: '', city: 'Pune' })).toBe('classroom in Pune, or online');
});
