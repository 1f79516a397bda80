import { array, assert, constantFrom, date, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DateOrder } from '../../../contracts/desk/roster-view.ts';
import { checkRoster } from './check-roster.ts';
import { nearCourse } from './near-course.ts';
import { inferDateOrder, readDay } from './read-day.ts';
import { readRoster } from './read-roster.ts';

const COURSES = ['DevOps Automation', 'Data Science & Analytics', 'Cybersecurity Training'];

const CLASS = `sep=;
Sr. No;Student Name;Course;Date of Issue;;Certificate No
1;Anita Sharma;DevOps Automation;31/01/2026;;
2;"Rao; Asha";DevOps Automaton;01/02/2026;;KA-17

;;;;;
3;;DevOps Automation;30/02/2026;;4.82E+11
`;

const read = (text: string, dates?: DateOrder) => checkRoster(readRoster(text).rows, dates);

test('lines above the titles are passed over', () => {
  const { rows, columns } = readRoster('Some Training\n"Batch 4, DevOps"\n\nName,Course\nAsha Rao,DevOps\n');
  expect(columns.map(({ heading }) => heading)).toEqual(['Name', 'Course']);
  expect(rows).toMatchObject([{ row: 1, values: { name: 'Asha Rao', course: 'DevOps' } }]);
});

describe('a class', () => {
  test('is read as Excel writes it: separator, titles, unnamed columns, blank rows, day before month', () => {
    const { columns } = readRoster(CLASS);
    expect(columns.map(({ field }) => field)).toEqual(['', 'name', 'course', 'issued', '', 'number']);
    expect(columns[1]).toMatchObject({ heading: 'Student Name', sample: 'Anita Sharma' });
    const { dates, rows } = read(CLASS);
    expect(dates).toBe('dmy');
    expect(rows).toMatchObject([
      { row: 1, errors: {}, fields: { name: 'Anita Sharma', issued: '2026-01-31' } },
      {
        row: 2,
        errors: {},
        values: { issued: '01/02/2026' },
        fields: { name: 'Rao; Asha', issued: '2026-02-01', number: 'KA-17' },
      },
      {
        row: 3,
        errors: {
          name: 'The name is missing',
          issued: '"30/02/2026" is no day: write 2026-01-31',
          number: expect.stringContaining('rounded'),
        },
      },
    ]);
    expect(rows[2]).not.toHaveProperty('fields');
  });

  test('asks for the order of dates that tell none, and takes it', () => {
    const text = 'name,course,issued\nAnita,C,03/04/2026\n';
    const asked = read(text);
    expect([asked.dates, asked.rows[0]?.errors.issued]).toEqual([
      'unknown',
      expect.stringContaining('whether day or month comes first'),
    ]);
    expect(read(text, 'dmy').rows[0]?.fields?.issued).toBe('2026-04-03');
    expect(read(text, 'mdy').rows[0]?.fields?.issued).toBe('2026-03-04');
    expect(read(`${text}Ravi,C,31/01/2026\nMeera,C,01/31/2026`).dates).toBe('mixed');
  });

  test('is pasted without titles, with its columns, course and day named beside it', () => {
    const { rows } = readRoster('Anita Sharma\nRavi Das\t12', {
      columns: ['name', 'number'],
      course: 'DevOps Automation',
      issued: '2026-01-31',
    });
    expect(checkRoster(rows).rows.map(({ fields }) => fields)).toMatchObject([
      { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-01-31' },
      { name: 'Ravi Das', number: '12' },
    ]);
  });

  test('without titles is understood by what is in its columns, each separator taken', () => {
    for (const sign of ['\t', ';', '|', ','])
      expect(
        readRoster(
          [
            ['4821 0937 5514', 'Anita Sharma', '21 Nov 2026', 'DevOps Automation', '21/11/2029'],
            ['4821 0937 5522', 'Ravi Das', '', 'DevOps Automation', ''],
          ]
            .map((line) => line.join(sign))
            .join('\r\n'),
          { issued: '2026-11-30' },
        ).rows.map(({ values }) => values),
      ).toEqual([
        {
          number: '4821 0937 5514',
          name: 'Anita Sharma',
          issued: '21 Nov 2026',
          course: 'DevOps Automation',
          expires: '21/11/2029',
        },
        {
          number: '4821 0937 5522',
          name: 'Ravi Das',
          issued: '2026-11-30',
          course: 'DevOps Automation',
          expires: '',
        },
      ]);
  });

  test('names the row that an equal one repeats, by its place among all', () => {
    const { rows } = readRoster(
      'name,course,issued,number\nTotal,,,\nA,C,2026-01-31,\nB,C,2026-01-31,7\nA,C,31 Jan 2026,\nD,C,2026-01-31, 7',
    );
    expect(checkRoster(rows.slice(1)).rows.map(({ row, errors }) => ({ row, errors }))).toEqual([
      { row: 2, errors: {} },
      { row: 3, errors: {} },
      {
        row: 4,
        errors: { name: 'Row 2 says the same: leave this one out, or give one of them a number' },
      },
      { row: 5, errors: { number: 'Row 3 has the same number' } },
    ]);
  });

  test('that expires before it is issued says so at the expiry', () => {
    const { rows } = read('name,course,issued,valid until\nA,C,2026-01-31,2025-01-31');
    expect(rows[0]?.errors).toEqual({ expires: 'It expires before it is issued' });
  });

  test('is right once its cells are corrected', () => {
    const { rows } = readRoster(CLASS);
    const last = { name: 'Zoë', course: 'DevOps Automation', issued: '28/02/2026', number: '', expires: '' };
    const again = checkRoster([...rows.slice(0, 2), { row: 3, values: last }]);
    expect(again.rows.every(({ fields }) => fields !== undefined)).toBe(true);
  });

  test('with a quotation mark that is never closed, or without rows, is refused whole', () => {
    expect(readRoster('name,course,issued\n"A,C,2026-01-31').problem).toContain('quotation mark');
    expect(readRoster('name,course,issued\n,,\n').problem).toContain('no rows');
  });

  test('never throws, whatever is pasted, and keeps each cell as it was typed', () => {
    assert(
      property(string(), (text) => {
        for (const { fields, errors } of read(text).rows)
          expect(fields === undefined).toBe(Object.keys(errors).length > 0);
        expect(readRoster(text, { columns: ['name'] })).toBeDefined();
      }),
    );
    const cell = stringMatching(/^[\p{L}][\p{L} ]{0,12}[\p{L}]$/u);
    assert(
      property(
        array(record({ name: cell, course: cell }), { minLength: 1 }),
        constantFrom(',', ';', '\t', '|'),
        (rows, sign) => {
          const text = ['name', 'course', 'issued'].join(sign);
          const lines = rows.map(({ name, course }) => [name, course, '2026-01-31'].join(sign));
          expect(readRoster([text, ...lines].join('\r\n')).rows.map(({ values }) => values)).toMatchObject(
            rows,
          );
        },
      ),
    );
  });
});

test.each([
  ['Student Name', 'name'],
  ['Name of the Candidate', 'name'],
  ['Name of Father', ''],
  ['Programme Title', 'course'],
  ['Date of completion', 'issued'],
  ['Valid upto', 'expires'],
  ['Certificate No.', 'number'],
  ['Sr. No.', ''],
])('a column titled %s is %j', (title, field) => {
  expect(readRoster(`Name;Course;${title}\nA;B;C`).columns[2]?.field).toBe(field);
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
    ['21st Nov, 2026', '2026-11-21'],
    ['05/05/2026 00:00', '2026-05-05'],
    ['05/06/2026', undefined],
    ['2026-02-30', undefined],
    ['45321', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  test('is read in the order that is said', () => {
    const inEach = (text: string) => (['dmy', 'mdy', 'ymd'] as const).map((order) => readDay(text, order));
    expect(inEach('03/04/2026')).toEqual(['2026-04-03', '2026-03-04', undefined]);
    expect(inEach('26-11-21')).toEqual(['2021-11-26', undefined, '2026-11-21']);
    expect(inEach('21.11.2026 00:00:00')).toEqual(['2026-11-21', undefined, undefined]);
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

test.each([
  ['a line of words', 'word,'.repeat(10_000), 'This table has more than 100 columns: leave out'],
  [
    '250,000 lines',
    'Asha\n'.repeat(250_000),
    'This table has more than 1,500 rows, which is what fits at once',
  ],
  ['an endless line', 'a'.repeat(1_000_000), 'A line has more than 65,536 characters'],
  ['an endless quotation', `"${'Asha\n'.repeat(100_000)}`, 'A line has more than 65,536 characters'],
  ['data for programs', '[{"name":"Asha"}]', 'This is no table'],
  ['zeros', '\0'.repeat(1_000_000), 'This is no table'],
])('%s is refused with what is too much, before it takes long', (_what, text, sentence) => {
  const start = process.cpuUsage();
  expect(readRoster(text).problem).toContain(sentence);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test('rows of nothing but separators, as many as a sheet has, are passed over', () => {
  const { rows } = readRoster(`name;course\n${';\n'.repeat(100_000)}Asha;DevOps\n`);
  expect(rows).toMatchObject([{ row: 1, values: { name: 'Asha', course: 'DevOps' } }]);
});

test('what is longer than any course is compared with none', () => {
  const long = `DevOps Automation ${'!'.repeat(200)}`;
  expect(nearCourse('DevOps Automation !', COURSES)).toBe('DevOps Automation');
  expect(nearCourse(long, COURSES)).toBeUndefined();
});
