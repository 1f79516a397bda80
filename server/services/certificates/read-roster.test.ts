import { array, assert, constantFrom, date, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearCourse } from './near-course.ts';
import { inferDateOrder, readDay } from './read-day.ts';
import { checkRosterRows, decodeRoster, readRoster } from './read-roster.ts';

const COURSES = ['DevOps Automation', 'Data Science & Analytics', 'Cybersecurity Training'];

const CLASS = `sep=;
Sr. No;Student Name;Course;Date of Issue;;Certificate No
1;Anita Sharma;DevOps Automation;31/01/2026;;
2;"Rao; Asha";DevOps Automaton;01/02/2026;;KA-17

;;;;;
3;;DevOps Automation;30/02/2026;;4.82E+11
`;

describe('a class', () => {
  test('is read as Excel writes it: separator, titles, unnamed columns, blank rows, day before month', () => {
    const { columns, dates, rows } = readRoster(CLASS, { courses: COURSES });
    expect(columns.map(({ field }) => field)).toEqual([null, 'name', 'course', 'issued', null, 'number']);
    expect(dates).toBe('dmy');
    expect(rows).toMatchObject([
      { row: 1, errors: {}, warnings: {}, fields: { name: 'Anita Sharma', issued: '2026-01-31' } },
      {
        row: 2,
        errors: {},
        warnings: { course: expect.stringContaining('is it DevOps Automation?') },
        fields: { name: 'Rao; Asha', issued: '2026-02-01', number: 'KA-17' },
      },
      {
        row: 3,
        errors: {
          name: 'The name is missing',
          issued: expect.stringContaining('"30/02/2026"'),
          number: expect.stringContaining('rounded'),
        },
      },
    ]);
    expect(rows[2]).not.toHaveProperty('fields');
  });

  test('asks for the order of dates that tell none, and takes it', () => {
    const text = 'name,course,issued\nAnita,C,03/04/2026\n';
    const asked = readRoster(text);
    expect([asked.dates, asked.rows[0]?.errors.issued]).toEqual([
      'unknown',
      expect.stringContaining('whether day or month comes first'),
    ]);
    expect(readRoster(text, { dates: 'dmy' }).rows[0]?.fields?.issued).toBe('2026-04-03');
    expect(readRoster(text, { dates: 'mdy' }).rows[0]?.fields?.issued).toBe('2026-03-04');
    expect(readRoster(`${text}Ravi,C,31/01/2026\nMeera,C,01/31/2026`).dates).toBe('mixed');
  });

  test('is pasted without titles, with its columns, course and day named beside it', () => {
    const { rows } = readRoster('Anita Sharma\nRavi Das\t12', {
      columns: ['name', 'number'],
      course: 'DevOps Automation',
      issued: '2026-01-31',
    });
    expect(rows.map(({ fields }) => fields)).toMatchObject([
      { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-01-31' },
      { name: 'Ravi Das', number: '12' },
    ]);
  });

  test('names the row that an equal one repeats', () => {
    const { rows } = readRoster('name,course,issued\nA,C,2026-01-31\nB,C,2026-01-31\nA,C,2026-01-31');
    expect(rows.map(({ errors }) => errors)).toEqual([{}, {}, { name: 'Row 1 says the same' }]);
  });

  test('that expires before it is issued says so at the expiry', () => {
    const { rows } = readRoster('name,course,issued,valid until\nA,C,2026-01-31,2025-01-31');
    expect(rows[0]?.errors).toEqual({ expires: 'It expires before it is issued' });
  });

  test('is right once its cells are corrected', () => {
    const { rows } = readRoster(CLASS);
    const cells = rows.map((row) => row.cells);
    const last = { name: 'Zoë', course: 'DevOps Automation', issued: '28/02/2026', number: '', expires: '' };
    const again = checkRosterRows([...cells.slice(0, 2), last]);
    expect(again.rows.every(({ fields }) => fields !== undefined)).toBe(true);
  });

  test('with a quotation mark that is never closed is refused whole', () => {
    expect(readRoster('name,course,issued\n"A,C,2026-01-31').problem).toContain('quotation mark');
  });

  test('never throws, whatever is pasted, and keeps each cell as it was typed', () => {
    assert(
      property(string(), (text) => {
        for (const { fields, errors } of readRoster(text).rows)
          expect(fields === undefined).toBe(Object.keys(errors).length > 0);
        expect(readRoster(text, { columns: ['name'] })).toBeDefined();
      }),
    );
    const cell = stringMatching(/^[\p{L}][\p{L} ]{0,12}[\p{L}]$/u);
    assert(
      property(
        array(record({ name: cell, course: cell }), { minLength: 1 }),
        constantFrom(',', ';', '\t'),
        (rows, sign) => {
          const text = ['name', 'course', 'issued'].join(sign);
          const lines = rows.map(({ name, course }) => [name, course, '2026-01-31'].join(sign));
          expect(readRoster([text, ...lines].join('\r\n')).rows.map(({ cells }) => cells)).toMatchObject(
            rows,
          );
        },
      ),
    );
  });
});

describe('a day', () => {
  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026/1/31', '2026-01-31'],
    ['31-Jan-26', '2026-01-31'],
    ['31 January 2026', '2026-01-31'],
    ['January 31, 2026', '2026-01-31'],
    ['1st Feb 2026', '2026-02-01'],
    ['05/05/2026', '2026-05-05'],
    ['05/06/2026', undefined],
    ['2026-02-30', undefined],
    ['45321', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  test('is read in the order that the dates themselves tell', () => {
    const days = date({ min: new Date('2000-01-13'), max: new Date('2099-12-31'), noInvalidDate: true });
    assert(
      property(
        array(days, { minLength: 1 }),
        constantFrom('dmy' as const, 'mdy' as const),
        (values, order) => {
          const iso = values.map((value) => value.toISOString().slice(0, 10));
          const typed = iso.map((text) => {
            const [year = '', month = '', day = ''] = text.split('-');
            return (order === 'dmy' ? [day, month, year] : [month, day, year]).join('/');
          });
          const told = inferDateOrder(typed);
          if (told === 'unknown' || told === 'ymd') return;
          expect(told).toBe(order);
          expect(typed.map((text) => readDay(text, order))).toEqual(iso);
        },
      ),
    );
  });
});

test.each([
  ['DevOps Automaton', 'DevOps Automation'],
  ['devops automation', 'DevOps Automation'],
  ['Data Science and Analytics', 'Data Science & Analytics'],
  ['Cyber Security Trainning', 'Cybersecurity Training'],
  ['Baking', undefined],
])('the course %s was probably meant as %s', (typed, meant) => {
  expect(nearCourse(typed, COURSES)).toBe(meant);
});

test('a file that is not UTF-8 is only read as Windows-1252 when somebody says so', () => {
  const file = Buffer.from('name\nZo\u00EB', 'latin1');
  expect(decodeRoster(file)).toEqual({ problem: 'not-utf-8' });
  expect(decodeRoster(file, 'windows-1252')).toEqual({ text: 'name\nZoë' });
  expect(decodeRoster(Buffer.from('\uFEFFname\nZoë'))).toEqual({ text: 'name\nZoë' });
});
