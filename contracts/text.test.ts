import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameLine, optionalLine, optionalText, singleLine } from './text.ts';

const NAME = nameLine('Name is required', 100);

function read(text: string): string {
  const result = v.safeParse(NAME, text);
  return result.success ? result.output : `refused: ${result.issues[0].message}`;
}

describe('a name', () => {
  test.each([
    ['Latin with accents', 'Renée D’Souza-Núñez'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Devanagari with a joiner', 'श्रीनिवासन क्‍ष'],
    ['Malayalam with a non-joiner', 'രാജ്‌കുമാർ'],
    ['Bengali', 'অর্ক্য চট্টোপাধ্যায়'],
    ['Tamil', 'ஸ்ரீதர்'],
    ['Urdu with its vowels', 'مُحَمَّد عَلِی'],
    ['Hebrew with points', 'שִׁמְעוֹן'],
    ['Tibetan, stacked', 'རྒྱལ་མཚན་བརྩེ'],
    ['Thai', 'ปุ๊กกี้ ศรีสุข'],
    ['Chinese', '李小龍'],
    ['one that is digits', '4821'],
  ])('in %s is taken as it is', (_script, name) => {
    expect(read(name)).toBe(name.normalize('NFC'));
  });

  test.each(['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'with %j, which turns text around, is refused',
    (character) => {
      const refusal = 'refused: This contains hidden characters that reverse text. Please type it again';
      const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`;
      expect(read(`Asha ${character}gpj.exe`)).toBe(`${refusal} (${code} after “Asha”)`);
      expect(read(`${character}Asha`)).toBe(`${refusal} (${code} at the beginning)`);
    },
  );

  test.each(['\u00AD', '\u200B', '\u2060', '\u2063', '\uFEFF', '\u{E0041}'])(
    'loses %j, which nobody sees',
    (character) => {
      expect(read(`${character}Asha${character} Rao${character}`)).toBe('Asha Rao');
    },
  );

  test.each(['\u200B', ' \uFEFF\u2060 ', '', '   '])('that is nothing but %j is missing', (name) => {
    expect(read(name)).toBe('refused: Name is required');
  });

  test.each(['-', '???', '. .', '\u200D', '\u3164', '\u115F\u1160', '\u0301', '🙂'])(
    'without a letter or digit that shows, such as %j, is refused',
    (name) => {
      expect(read(name)).toBe('refused: Please use letters or digits');
    },
  );

  test.each([9, 89])('with %i marks on one letter is refused', (count) => {
    const refusal = 'refused: Please use fewer accents on one letter';
    expect(read(`Asha${'\u0336'.repeat(count)} Rao`)).toBe(refusal);
  });

  test('with nine marks on one letter is refused also when joiners lie between them', () => {
    expect(read(`Asha${'\u0336\u200D'.repeat(9)}`)).toBe('refused: Please use fewer accents on one letter');
  });

  test('may have eight marks on a letter', () => {
    const name = `Asha${'\u0336'.repeat(8)}`;
    expect(read(name)).toBe(name);
  });
});

test('a letter and its accent are one character, however they were sent', () => {
  expect(read('e\u0301'.repeat(100))).toBe('\u00E9'.repeat(100));
  expect(read('e\u0301'.repeat(101))).toBe('refused: Please use at most 100 characters');
  // Composed, this letter is two characters.
  expect(read('\u0958'.repeat(51))).toBe('refused: Please use at most 100 characters');
});

test.each(['\r\n', '\r', '\n'])('in a text the line break %j is one character, a line feed', (lineBreak) => {
  const text = optionalText(5);
  expect(v.parse(text, `ab${lineBreak}cd`)).toBe('ab\ncd');
  expect(v.safeParse(text, `ab${lineBreak}cde`).success).toBe(false);
});

test('an address loses what nobody sees, and needs no letters', () => {
  expect(v.parse(singleLine('', 100), 'asha@\u200Bexample.com')).toBe('asha@example.com');
  expect(v.parse(singleLine('', 100), '---')).toBe('---');
});

test('a line that may be empty is checked as any other once something is in it', () => {
  const city = v.object({ city: optionalLine(10) });
  const readCity = (value?: unknown) => {
    const result = v.safeParse(city, value === undefined ? {} : { city: value });
    return result.success ? result.output.city : `refused: ${result.issues[0].message}`;
  };
  expect(readCity()).toBe('');
  expect(readCity(' \u200B ')).toBe('');
  expect(readCity(' Pune ')).toBe('Pune');
  expect(readCity('Pune\nGoa')).toBe(
    'refused: Please remove characters that cannot be displayed (a line break after “Pune”)',
  );
  expect(readCity('Tiruchirappalli')).toBe('refused: Please use at most 10 characters');
  expect(readCity(42)).toBe('refused: Please send text');
});
