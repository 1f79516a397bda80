import { assert, constantFrom, property, stringMatching } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applicationSchema, isPhoneNumber } from './application.ts';

const FILLED = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', cover_letter: '' };

/** Spec §5, typed anew: optional plus, 1-4 digits in optional brackets, separator, 3 digits, separator, 4-6 digits. */
const AS_SPECIFIED = /^\+?(\([0-9]{1,4}\)|[0-9]{1,4})[-. ]?[0-9]{3}[-. ]?[0-9]{4,6}$/;

function messages(changes: Partial<Record<keyof typeof FILLED, string>>): string[] {
  const result = v.safeParse(applicationSchema, { ...FILLED, ...changes });
  return result.success ? [] : result.issues.map((issue) => issue.message);
}

describe('an application', () => {
  test('is accepted when every field is filled in', () => {
    expect(messages({})).toEqual([]);
    for (const email of ['a@b.c', 'asha.rao+jobs@mail.example.com']) expect(messages({ email })).toEqual([]);
  });

  test.each([
    ['name', '   ', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'asha@example', 'Please enter a valid email'],
    ['email', '@example.com', 'Please enter a valid email'],
    ['email', 'asha@.', 'Please enter a valid email'],
    ['email', 'a sha@example.com', 'Please enter a valid email'],
    ['email', 'asha@exam ple.com', 'Please enter a valid email'],
    ['phone', '', 'Phone number is required'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['phone', 'call me', 'Please enter a valid phone number'],
  ] as const)('with the %s "%s" is refused with "%s"', (field, value, message) => {
    expect(messages({ [field]: value })[0]).toBe(message);
  });

  test('takes 100 characters of name and refuses one more', () => {
    expect(messages({ name: 'a'.repeat(100) })).toEqual([]);
    expect(messages({ name: 'a'.repeat(101) })).toHaveLength(1);
  });

  test('takes a letter of 5,000 characters without the space round it, and refuses one more', () => {
    const letter = 'a'.repeat(5_000);
    const read = v.parse(applicationSchema, { ...FILLED, cover_letter: `\n ${letter} \n` });
    expect(read.cover_letter).toBe(letter);
    expect(messages({ cover_letter: `${letter}b` })).toEqual(['Please use at most 5000 characters']);
  });

  test.each(['a\u0000b', 'a\u001bb', 'a\ud800b', 'a\nb'])('refuses the name %j', (name) => {
    expect(messages({ name })).toHaveLength(1);
  });
});

describe('a phone number', () => {
  test('of the specified shape is accepted', () => {
    assert(property(stringMatching(AS_SPECIFIED), (phone) => isPhoneNumber(phone)));
  });

  test('is accepted with separators anywhere among its digits', () => {
    const digits = stringMatching(/^[0-9]{9,12}$/);
    assert(
      property(digits, constantFrom(' ', '-', '.'), (number, separator) =>
        isPhoneNumber(`+${[...(number.match(/.{1,2}/g) ?? [])].join(separator)}`),
      ),
    );
  });

  test.each(['(+91) 98765 43210', '(+91)-98765-43210', '+91 (98765) 43210'])(
    'like %s is accepted',
    (phone) => {
      expect(isPhoneNumber(phone)).toBe(true);
    },
  );

  test.each([
    '1234567',
    '91+9876543210',
    '12345678901234',
    '+1',
    '98765 4321x',
    '9876543210 ext 4',
    '#9876543210',
    '(((',
    '++919876543210',
  ])('like %s is refused', (phone) => {
    expect(isPhoneNumber(phone)).toBe(false);
  });
});
