import { assert, integer, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  certificateCheckSchema,
  compactNumber,
  dammCheckDigit,
  groupNumber,
  hasValidCheckDigit,
  meantNumber,
} from './certificate.ts';

const elevenDigits = stringMatching(/^[1-9][0-9]{10}$/);

describe('the check digit', () => {
  test('of 572 is 4, as in Damm’s own example', () => {
    expect(dammCheckDigit('572')).toBe(4);
    expect(hasValidCheckDigit('5724')).toBe(true);
  });

  test.each(['482109375514', '730518264905', '615940287338'])('of %s, as printed, stays valid', (number) => {
    expect(hasValidCheckDigit(number)).toBe(true);
  });

  test('finds every single wrong digit', () => {
    assert(
      property(
        elevenDigits,
        integer({ min: 0, max: 11 }),
        integer({ min: 1, max: 9 }),
        (digits, place, shift) => {
          const number = digits + dammCheckDigit(digits);
          const wrong = (Number(number[place]) + shift) % 10;
          return !hasValidCheckDigit(number.slice(0, place) + wrong + number.slice(place + 1));
        },
      ),
    );
  });

  test('finds every swap of two neighbours that differ', () => {
    assert(
      property(elevenDigits, integer({ min: 0, max: 10 }), (digits, place) => {
        const number = digits + dammCheckDigit(digits);
        const [first = '', second = ''] = number.slice(place, place + 2);
        if (first === second) return true;
        return !hasValidCheckDigit(number.slice(0, place) + second + first + number.slice(place + 2));
      }),
    );
  });
});

test('spaces and hyphens between the groups are dropped', () => {
  expect(compactNumber(' 4821-0937 5514 ')).toBe('482109375514');
});

test('a number of twelve digits is written in three groups, others as they are', () => {
  expect(groupNumber('482109375514')).toBe('4821 0937 5514');
  expect(groupNumber('AB-17')).toBe('AB-17');
});

test.each([
  'प्रमाणपत्र क्रमांक: ४८२१ ०९३७ ५५१४',
  'Your certificate is 4821 0937 5514 (Anita Sharma)',
  '4821,0937,5514',
  '4821·0937·5514',
  '4821⁄0937⁄5514',
  'certificate_no: 482109375514',
  '\u200E4821 0937 5514',
  '482l O937 55I4',
])('of %s the number of ours is meant', (typed) => {
  expect(meantNumber(typed)).toBe('482109375514');
});

test.each([
  ['4821 0937 5515', '482109375515'],
  ['4821 0937 5514 77', '48210937551477'],
  ['KW482109375514', 'KW482109375514'],
  ['KW/2019/4712', 'KW/2019/4712'],
  ['4821O9375515', '4821O9375515'],
])('of %s %s is meant', (typed, number) => {
  expect(meantNumber(typed)).toBe(number);
});

test.each(['abc_-12', 'abc_-12.', 'abc_-12)', 'abc_-12\n', 'abc_-12>,', 'abc_-12”'])(
  'the key of an address is read without the signs behind it: %j',
  (key) => {
    expect(v.parse(certificateCheckSchema, { cert_number: '1', key })).toEqual({
      number: '1',
      key: 'abc_-12',
    });
  },
);

test('a key behind an ampersand that was copied from the source of a page is read', () => {
  const copied = { cert_number: '1', 'amp;key': 'abc' };
  expect(v.parse(certificateCheckSchema, copied)).toEqual({ number: '1', key: 'abc' });
});
