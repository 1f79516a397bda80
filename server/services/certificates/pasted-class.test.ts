import { array, assert, constantFrom, property, string, tuple, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearCourse } from './nearest-course.ts';
import { dateOrderOf, readDay } from './written-day.ts';
import { decodeTable, readRoster } from './pasted-class.ts';

const NOTHING = { course: '', issued: '' };

describe('days as people write them', () => {
  test.each([
    ['2026-11-21', 'dmy', '2026-11-21'],
    ['21/11/2026', 'dmy', '2026-11-21'],
    ['21.11.26', 'dmy', '2026-11-21'],
    ['11/21/2026', 'mdy', '2026-11-21'],
    ['26-11-21', 'ymd', '2026-11-21'],
    ['21 Nov 2026', 'mdy', '2026-11-21'],
    ['21-November-2026', 'dmy', '2026-11-21'],
    ['21st Nov, 2026', 'dmy', '2026-11-21'],
    ['Nov 21, 2026', 'dmy', '2026-11-21'],
    ['21/11/2026 00:00', 'dmy', '2026-11-21'],
    ['30/02/2026', 'dmy', undefined],
    ['21/11/2026', 'mdy', undefined],
    ['next week', 'dmy', undefined],
  ] as const)('%s, %s, is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });

  test('one number above 12 tells the order of all; without one it is open', () => {
    expect(dateOrderOf(['03/04/2026', '21/04/2026'])).toBe('dmy');
    expect(dateOrderOf(['03/04/2026', '04/21/2026'])).toBe('mdy');
    expect(dateOrderOf(['03/04/2026'])).toBeUndefined();
    expect(dateOrderOf(['2026-04-03', '3 April 2026'])).toBe('ymd');
  });
});

describe('a table', () => {
  test('is read with semicolons, sep=, headings in other words and order, unknown columns and blank rows', () => {
    const text =
      'sep=;\r\nSr No;Date of issue;Student Name;Course\r\n1;21/11/2026;Anita Sharma;DevOps\r\n;;;\r\n2;3/4/2026;Ravi;DevOps\r\n';
    const { rows, columns, areDatesOpen } = readRoster(text, NOTHING);
    expect(rows).toEqual([
      { name: 'Anita Sharma', course: 'DevOps', issued: '2026-11-21', expires: '', number: '' },
      { name: 'Ravi', course: 'DevOps', issued: '2026-04-03', expires: '', number: '' },
    ]);
    expect(columns.map(({ field }) => field)).toEqual(['', 'issued', 'name', 'course']);
    expect(areDatesOpen).toBe(false);
  });

  test('without headings is understood by what is in it, and filled with what all rows share', () => {
    const { rows } = readRoster('Anita Sharma\t21 Nov 2026\nRavi\t\n', {
      course: 'DevOps',
      issued: '2026-11-30',
    });
    expect(rows).toMatchObject([
      { name: 'Anita Sharma', course: 'DevOps', issued: '2026-11-21' },
      { name: 'Ravi', course: 'DevOps', issued: '2026-11-30' },
    ]);
  });

  test('holds what the person says that its columns hold', () => {
    const { rows } = readRoster('A,B\nDevOps,Anita\n', { ...NOTHING, fields: ['course', 'name'] });
    expect(rows).toMatchObject([
      { name: 'B', course: 'A' },
      { name: 'Anita', course: 'DevOps' },
    ]);
  });

  test('a day that is none stays as it was written', () => {
    expect(readRoster('name,date\nAnita,31/02/2026\n', NOTHING).rows).toMatchObject([
      { issued: '31/02/2026' },
    ]);
  });

  test('any names that are copied from a spreadsheet come out as they went in, with each separator', () => {
    const cell = string({ minLength: 1, maxLength: 20 })
      .map((text) => text.replace(/[\s"\uFEFF\p{C}]/gu, ''))
      .filter((text) => text !== '');
    assert(
      property(
        array(tuple(cell, cell), { minLength: 1, maxLength: 20 }),
        constantFrom('\t', ';', ','),
        (people, separator) => {
          const quote = (text: string) => `"${text}"`;
          const lines = people.map((pair) => pair.map(quote).join(separator));
          const { rows } = readRoster([['Name', 'Course'].join(separator), ...lines].join('\r\n'), NOTHING);
          expect(rows.map(({ name, course }) => [name, course])).toEqual(people);
        },
      ),
    );
  });
});

test('a file in Windows-1252 is read as such, and said to be', () => {
  expect(decodeTable(Buffer.from('name\nRen\u00E9\n', 'latin1'))).toEqual({
    text: 'name\nRené\n',
    isWindows: true,
  });
  expect(decodeTable(Buffer.from('name\nअनीता\n'))).toEqual({ text: 'name\nअनीता\n', isWindows: false });
});

test('a misspelt course is near the one that is meant, and another one near none', () => {
  const courses = ['DevOps Automation', 'Cybersecurity Training', 'Data Science & Analytics'];
  expect(nearCourse('Dev Ops Automaton', courses)).toBe('DevOps Automation');
  expect(nearCourse('Cyber Security Training', courses)).toBe('Cybersecurity Training');
  expect(nearCourse('DevOps Automation', courses)).toBeUndefined();
  expect(nearCourse('Excel', courses)).toBeUndefined();
  assert(
    property(uniqueArray(string({ minLength: 1 }), { minLength: 1 }), (any) =>
      any.every((course) => nearCourse(course, any) === undefined),
    ),
  );
});
