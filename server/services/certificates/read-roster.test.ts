import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  date,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DateOrder } from './roster.ts';
import { certificateInRow } from './certificate-in-row.ts';
import { nearCourse } from './near-course.ts';
import { inferDateOrder, readDay } from './read-day.ts';
import { datesIn, daysIn, readRoster, type TypedRow } from './read-roster.ts';

const COURSES = ['DevOps Automation', 'Data Science & Analytics', 'Cybersecurity Training'];

const CLASS = `sep=;
Sr. No;Student Name;Course;Date of Issue;;Certificate No
1;Anita Sharma;DevOps Automation;31/01/2026;;
2;"Rao; Asha";DevOps Automaton;01/02/2026;;KA-17

;;;;;
3;;DevOps Automation;30/02/2026;;4.82E+11
`;

async function check(rows: readonly TypedRow[], told?: DateOrder) {
  const dates = told ?? (await datesIn(rows));
  return { dates, rows: rows.map((row) => ({ ...row, ...certificateInRow(row.values, dates) })) };
}

const read = async (text: string, dates?: DateOrder) => check((await readRoster(text)).rows, dates);

test('a cell of more than 300 characters is cut before anything looks at it, and its row is wrong', async () => {
  const name = `Asha ${'a'.repeat(400)}`;
  const { rows } = await read(`Name,Course,Date\n${name},DevOps,31/01/2026\n`);
  expect(rows[0]?.values.name).toBe(`${name.slice(0, 300)}…`);
  expect(rows[0]?.errors.name).toBe('Please use at most 200 characters');
});

test.each(['@.', ' @.@.@', 'a@a.', '1-'])(
  'a table whose cells repeat %j is read in linear time',
  async (part) => {
    const timeOf = async (length: number) => {
      const cell = `${part.repeat(length / part.length)} x`;
      const table = `${cell}\t${cell}\n`.repeat(2);
      let least = Infinity;
      for (let tries = 0; tries < 3; tries += 1) {
        const start = performance.now();
        await readRoster(table);
        least = Math.min(least, performance.now() - start);
      }
      return least;
    };
    await timeOf(1_200);
    expect((await timeOf(24_000)) / (await timeOf(1_200))).toBeLessThan(100);
  },
);

test('lines above the titles are passed over', async () => {
  const { rows, columns } = await readRoster(
    'Some Training\n"Batch 4, DevOps"\n\nName,Course\nAsha Rao,DevOps\n',
  );
  expect(columns.map(({ heading }) => heading)).toEqual(['Name', 'Course']);
  expect(rows).toMatchObject([{ row: 1, values: { name: 'Asha Rao', course: 'DevOps' } }]);
});

test.each([';', '|', '\t'])('titles below a line without separators are found between %j', async (sign) => {
  const text = `Keelward Training, batch 4\n\nName${sign}Course\nRao, Asha${sign}DevOps\n`;
  expect((await readRoster(text)).rows).toMatchObject([{ values: { name: 'Rao, Asha', course: 'DevOps' } }]);
});

describe('a class', () => {
  test('is read as Excel writes it: separator, titles, unnamed columns, blank rows, day before month', async () => {
    const { columns } = await readRoster(CLASS);
    expect(columns.map(({ field }) => field)).toEqual(['', 'name', 'course', 'issued', '', 'number']);
    expect(columns[1]).toMatchObject({ heading: 'Student Name', sample: 'Anita Sharma' });
    const { dates, rows } = await read(CLASS);
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
          issued: 'This is not a date: write 2026-01-31',
          number: expect.stringContaining('rounded'),
        },
      },
    ]);
    expect(rows[2]).not.toHaveProperty('fields');
  });

  test('asks for the order of dates that tell none, and takes it', async () => {
    const text = 'name,course,issued\nAnita,C,03/04/2026\n';
    const asked = await read(text);
    expect([asked.dates, asked.rows[0]?.errors.issued]).toEqual([
      'unknown',
      'Say whether day or month comes first, or write 2026-01-31',
    ]);
    expect((await read(text, 'dmy')).rows[0]?.fields?.issued).toBe('2026-04-03');
    expect((await read(text, 'mdy')).rows[0]?.fields?.issued).toBe('2026-03-04');
    expect((await read(`${text}Ravi,C,31/01/2026\nMeera,C,01/31/2026`)).dates).toBe('mixed');
  });

  test('names the weekday that a date does not have', async () => {
    const { rows } = await read(
      'name,course,issued\nAnita,C,"Friday, 31 January 2026"\nRavi,C,"31/01/2026, Sun"\n',
    );
    expect(rows.map(({ errors }) => errors)).toEqual([
      { issued: '2026-01-31 is a Saturday, not a Friday' },
      { issued: '2026-01-31 is a Saturday, not a Sunday' },
    ]);
  });

  test('is pasted without titles, with its columns, course and day named beside it', async () => {
    const { rows } = await readRoster('Anita Sharma\nRavi Das\t12', {
      columns: ['name', 'number'],
      course: 'DevOps Automation',
      issued: '2026-01-31',
    });
    expect((await check(rows)).rows.map(({ fields }) => fields)).toMatchObject([
      { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-01-31' },
      { name: 'Ravi Das', number: '12' },
    ]);
  });

  test('without titles is understood by what is in its columns, each separator taken', async () => {
    for (const sign of ['\t', ';', '|', ',']) {
      const lines = [
        ['4821 0937 5514', 'Anita Sharma', '21 Nov 2026', 'DevOps Automation', '21/11/2029', 'a@b.example'],
        ['4821 0937 5522', 'Ravi Das', '', 'DevOps Automation', '', ''],
      ];
      const text = lines.map((line) => line.join(sign)).join('\r\n');
      const { rows } = await readRoster(text, { issued: '2026-11-30' });
      expect(rows.map(({ values }) => values)).toEqual([
        {
          number: '4821 0937 5514',
          email: 'a@b.example',
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
          email: '',
        },
      ]);
    }
  });

  test('that expires before it is issued says so at the expiry', async () => {
    const { rows } = await read('name,course,issued,valid until\nA,C,2026-01-31,2025-01-31');
    expect(rows[0]?.errors).toEqual({ expires: 'It expires before it is issued' });
  });

  test('is right once its cells are corrected', async () => {
    const { rows } = await readRoster(CLASS);
    const last = {
      name: 'Zoë',
      course: 'DevOps Automation',
      issued: '28/02/2026',
      number: '',
      expires: '',
      email: '',
    };
    const again = await check([...rows.slice(0, 2), { row: 3, values: last }]);
    expect(again.rows.every(({ fields }) => fields !== undefined)).toBe(true);
  });

  test('with a quotation mark that is never closed, or without rows, is refused whole', async () => {
    expect((await readRoster('name,course,issued\n"A,C,2026-01-31')).problem).toBe(
      'Line 2: a quotation mark is not closed: nothing from here on was read',
    );
    expect((await readRoster('name,course,issued\n,,\n')).problem).toContain('no rows');
  });

  test('never throws, whatever is pasted, and keeps each cell as it was typed', async () => {
    await assert(
      asyncProperty(string(), async (text) => {
        for (const { fields, errors } of (await read(text)).rows)
          expect(fields === undefined).toBe(Object.keys(errors).length > 0);
        expect(await readRoster(text, { columns: ['name'] })).toBeDefined();
      }),
    );
    const cell = stringMatching(/^[\p{L}][\p{L} ]{0,12}[\p{L}]$/u);
    await assert(
      asyncProperty(
        array(record({ name: cell, course: cell }), { minLength: 1 }),
        constantFrom(',', ';', '\t', '|'),
        async (rows, sign) => {
          const text = ['name', 'course', 'issued'].join(sign);
          const lines = rows.map(({ name, course }) => [name, course, '2026-01-31'].join(sign));
          const roster = await readRoster([text, ...lines].join('\r\n'));
          expect(roster.rows.map(({ values }) => values)).toMatchObject(rows);
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
])('a column titled %s is %j', async (title, field) => {
  expect((await readRoster(`Name;Course;${title}\nA;B;C`)).columns[2]?.field).toBe(field);
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
    ['20260131', '2026-01-31'],
    ['२०२६-०१-३१', '2026-01-31'],
    ['\u200E2026\u2011०१\u201131\u00A0', '2026-01-31'],
    ['３１ January ２０２６', '2026-01-31'],
    ['2026-01-31T00:00:00.000Z', '2026-01-31'],
    ['2026-01-31T00:00:00+05:30', '2026-01-31'],
    ['2026-01-31 00:00:00 UTC', '2026-01-31'],
    ['2026-01-31 10:15:00', '2026-01-31'],
    ['Saturday, 31 January 2026', '2026-01-31'],
    ['Sat 31-Jan-2026', '2026-01-31'],
    ['Sat, Jan 31, 2026', '2026-01-31'],
    ['31 January 2026, Saturday', '2026-01-31'],
    ['31 Jan 2026 (Sat)', '2026-01-31'],
    ['31-Jan-2026 Sat.', '2026-01-31'],
    ['2026-01-31, saturday', '2026-01-31'],
    ['Saturday, 31 January 2026, 00:00', '2026-01-31'],
    ['Saturday, the 31st of January 2026', '2026-01-31'],
    ['Friday, 31 January 2026', undefined],
    ['31 January 2026, Sunday', undefined],
    ['31st of January 2026', '2026-01-31'],
    ['31st day of January, 2026', '2026-01-31'],
    ["31 Jan '26", '2026-01-31'],
    ['2026-Jan-31', '2026-01-31'],
    ['31‑Jan‑2026', '2026-01-31'],
    ['31\u00A0January  2026', '2026-01-31'],
    // In India it is the next day already.
    ['2026-01-30T18:30:00.000Z', undefined],
    ['20260230', undefined],
    ['18990131', undefined],
    ['00004711', undefined],
    ['Someday, 31 January 2026', undefined],
    ['05/06/2026', undefined],
    ['2026-02-30', undefined],
    ['45321', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  test('is read in the order that is said', async () => {
    const inEach = (text: string) => (['dmy', 'mdy', 'ymd'] as const).map((order) => readDay(text, order));
    expect(inEach('03/04/2026')).toEqual(['2026-04-03', '2026-03-04', undefined]);
    expect(inEach('26-11-21')).toEqual(['2021-11-26', undefined, '2026-11-21']);
    expect(inEach('21.11.2026 00:00:00')).toEqual(['2026-11-21', undefined, undefined]);
  });

  test.each([
    '31/01/2026 12:00:00 AM',
    '31/01/2026, 00:00',
    '31-01-2026 9:05 p.m.',
    '31 – 01 – 2026',
    '31/01/2026 (Sat)',
  ])('%j has an order too', (text) => {
    expect([inferDateOrder([text]), readDay(text, 'dmy'), readDay(text, 'mdy')]).toEqual([
      'dmy',
      '2026-01-31',
      undefined,
    ]);
  });

  test('of any length is looked at in no time', () => {
    for (const sign of [' ', '-', '1', 'a', '0', "'", '1 ', '- ']) {
      const start = process.cpuUsage();
      expect(readDay(sign.repeat(100_000), 'dmy')).toBeUndefined();
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1_000).toBeLessThan(500);
    }
  });

  test('is read in the order that the dates themselves tell', async () => {
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

describe('days that a spreadsheet may have swapped', () => {
  const swappedIn = async (...issued: string[]) => {
    const { rows } = await readRoster(
      ['name,course,issued', ...issued.map((day) => `A,C,${day}`)].join('\n'),
    );
    return (await daysIn(rows)).swapped;
  };

  test.each([
    [['13/01/2026', '2026-03-04', '25/03/2026', '2026-05-02']],
    [['01/13/2026', '2026-04-03']],
    [['2026-03-04', '2026-12-01', '31.12.2026']],
    [['25-03-2026 00:00', '2026-05-02']],
  ])('%j are noticed', async (days) => {
    expect(await swappedIn(...days)).toEqual(['issued']);
  });

  test.each([
    [['13/01/2026', '2026-03-04', '2026-03-13']],
    [['2026-03-04', '2026-05-02']],
    [['13/01/2026', '25/03/2026']],
    [['03/04/2026', '2026-03-04']],
    [['13 January 2026', '2026-03-04']],
    [['13/01/2026', '2026-05-05']],
  ])('%j are none', async (days) => {
    expect(await swappedIn(...days)).toEqual([]);
  });

  test('are looked for in each column by itself', async () => {
    const { rows } = await readRoster(
      'name,course,issued,expires\nA,C,13/01/2026,2027-01-14\nB,C,2026-03-04,2027-03-02',
    );
    expect((await daysIn(rows)).swapped).toEqual(['issued']);
  });
});

test.each([
  ['="00012345"', '00012345'],
  ['"=""00012345"""', '00012345'],
  ["'00012346", '00012346'],
  ["'KW/0017", 'KW/0017'],
  ["'00012347'", '00012347'],
  ['="KW-0012"', 'KW-0012'],
  ['" 00012348"', '00012348'],
])('the number %s is %s', async (cell, number) => {
  const { rows } = await read(`name,course,issued,number\nA,C,2026-01-31,${cell}`);
  expect(rows[0]).toMatchObject({ errors: {}, fields: { number } });
});

test('a number of which the cell shows more is refused with what to do', async () => {
  const { rows } = await read('name,course,issued,number,fee\nA,C,2026-01-31,4711 [...],4500 [...]');
  expect(rows[0]?.errors).toEqual({
    number: expect.stringMatching(/^The cell shows more than its number: .* format the column as Text/),
  });
});

test.each(['"Asha\nRao"', '"Asha\r\nRao"', 'Asha  Rao', '"Asha \t Rao"', 'Asha\u00A0Rao', ' Asha\u2003Rao '])(
  'white space in the name %j is one space',
  async (cell) => {
    const { rows } = await read(`name,course,issued\n${cell},DevOps,2026-01-31`);
    expect(rows[0]?.fields?.name).toBe('Asha Rao');
  },
);

test.each([
  ['an XML Spreadsheet 2003', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook/>'],
  ['an XML Spreadsheet 2003', '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'],
  [
    'a flat OpenDocument spreadsheet (.fods)',
    '<office:document xmlns:office="urn:oasis:names:tc:opendocument"/>',
  ],
  ['a web page, which some programs save as .xls', '<HTML><table><tr><td>Name</td></tr></table>'],
])('%s is named', async (kind, text) => {
  expect((await readRoster(text)).problem).toContain(`This is ${kind}. Open it in a spreadsheet, save it as`);
});

test('a name with a course, a day and a number is no note, whatever it is', async () => {
  const names = ['Total', 'N/A', 'Signature', '-do-', 'Evening Batch'];
  const lines = names.map((name, index) => `${name},DevOps,2026-01-31,KA-${index}`);
  const { rows } = await readRoster(['name,course,issued,number', ...lines].join('\n'));
  expect(rows.map(({ isNote }) => isNote)).toEqual(names.map(() => false));
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
  ['a line of words', 'word,'.repeat(10_000), 'This table has more than 100 columns: remove'],
  ['250,000 lines', 'Asha\n'.repeat(250_000), 'This table has more than 1,500 rows. Split it into parts'],
  ['an endless line', 'a'.repeat(1_000_000), 'Line 1: it has more than 65,536 characters'],
  ['an endless quotation', `"${'Asha\n'.repeat(100_000)}`, 'Line 1: it has more than 65,536 characters'],
  ['data for programs', '[{"name":"Asha"}]', 'This is not a table'],
  ['zeros', '\0'.repeat(1_000_000), 'This is not a table'],
])('%s is refused with what is too much, before it takes long', async (_what, text, sentence) => {
  const start = process.cpuUsage();
  expect((await readRoster(text)).problem).toContain(sentence);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test('rows of nothing but separators, as many as a sheet has, are passed over', async () => {
  const { rows } = await readRoster(`name;course\n${';\n'.repeat(100_000)}Asha;DevOps\n`);
  expect(rows).toMatchObject([{ row: 1, values: { name: 'Asha', course: 'DevOps' } }]);
});

test('what is longer than any course is compared with none', async () => {
  const long = `DevOps Automation ${'!'.repeat(200)}`;
  expect(nearCourse('DevOps Automation !', COURSES)).toBe('DevOps Automation');
  expect(nearCourse(long, COURSES)).toBeUndefined();
});

test.each([
  ['Student First Name;Student Last Name', 'asha;rao', 'asha rao'],
  ['Last Name / Surname;Given Name', 'Rao;Asha', 'Asha Rao'],
  ['First Name;Middle Initial;Last Name', 'Asha;K.;Rao', 'Asha K. Rao'],
  ['First Name;Last Name', 'Thomas;Thomas', 'Thomas Thomas'],
  ['Name;Surname', 'Rao Asha;RAO', 'Rao Asha'],
  ['First Name;Middle Name;Last Name', 'Maria;Jose;Jose', 'Maria Jose Jose'],
  ['First Name;Middle Name;Last Name', 'Anil;K;K', 'Anil K K'],
  ['First Name;Middle Name;Last Name', 'Asha B. Rao;B.;Rao', 'Asha B. Rao'],
  ['First Name;Last Name', 'Raghavan;N.A.', 'Raghavan N.A.'],
  ['First Name;Last Name', 'Asha;N/A', 'Asha'],
  ['First Name;Last Name', '-;Asha', 'Asha'],
  ['First Name;Last Name', ';', ''],
])('titles %s above %s are the name %j', async (titles, cells, name) => {
  const { rows, columns } = await readRoster(`${titles};Course\n${cells};DevOps`);
  expect(rows[0]?.values).toMatchObject({ name, course: 'DevOps' });
  const names = columns.filter(({ field }) => field === 'name');
  expect(names.map(({ heading }) => heading)).toEqual(titles.split(';'));
});

test('names of two kinds of people are not joined, and a join is undone by the choice of columns', async () => {
  const nameOf = async (titles: string, columns?: ('name' | 'course' | '')[]) =>
    (await readRoster(`${titles};Course\nAsha;Rao;DevOps`, { columns })).rows[0]?.values.name;
  expect(await nameOf('Student Name;Employee Last Name')).toBe('Asha');
  expect(await nameOf('Student Name;Last Name')).toBe('Asha Rao');
  expect(await nameOf('Student Name;Last Name', ['name', 'name', 'course'])).toBe('Asha Rao');
  expect(await nameOf('Student Name;Last Name', ['name', '', 'course'])).toBe('Asha');
  expect(await nameOf('Student Name;Last Name', ['', 'name', 'course'])).toBe('Rao');
});
