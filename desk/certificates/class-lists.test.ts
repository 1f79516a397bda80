import { parse } from 'csv-parse/sync';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { roster } from './roster.tsx';
import type { RosterView } from './roster-view.ts';
import { importCertificates } from '../../server/services/certificates/import-certificates.ts';
import { datesIn, peopleOf, rowsOf } from '../../server/services/certificates/read-roster.ts';
import { readableText } from '../../server/services/certificates/readable-roster.ts';
import { tableOfWorkbook } from '../../server/services/certificates/workbook-table.ts';
import { excelFile } from '../../tests/support/excel-file.ts';
import { openDesk } from '../../tests/support/open-desk.ts';
import { openTestSystem, type TestSystem } from '../../tests/support/open-storage.ts';

/** Lists as offices make them: whose certificates are stored, and what else stands there and is left out. */

interface List {
  what: string;
  /** As it is pasted, or as a sheet is saved. */
  text: string;
  people: string[];
  notes?: string[];
  /** The form of the class gives what these lack; the command names their lines, and stores nothing of them. */
  incomplete?: string[];
  /** The list has no course or day of its own: the form of the class gives them, and no command imports it. */
  isNamesOnly?: true;
  /** How its days are written, where it is not day before month. */
  dates?: 'mdy';
}

const TITLES = 'Name,Course,Date of Completion';
const ASHA = 'Asha Rao,DevOps Automation,21/11/2026';
const RAVI = 'Ravi Das,DevOps Automation,21/11/2026';
const PEOPLE = ['Asha Rao', 'Ravi Das'];
const under = (...lines: string[]) => [TITLES, ASHA, RAVI, ...lines].join('\n');

const LISTS: List[] = [
  { what: 'titles and people alone', text: under(), people: PEOPLE },
  { what: 'a sum in the column of names', text: under('Total: 2,,'), people: PEOPLE, notes: ['Total: 2'] },
  { what: 'a sum without a colon', text: under('Total 2,,'), people: PEOPLE, notes: ['Total 2'] },
  { what: 'a number alone', text: under('2,,'), people: PEOPLE, notes: ['2'] },
  {
    what: 'who prepared it, below two empty rows',
    text: under(',,', ',,', 'Prepared by: Arjun Rao,,'),
    people: PEOPLE,
    notes: ['Prepared by: Arjun Rao'],
  },
  {
    what: 'a trainer as a plain name below the list',
    text: under(',,', 'Sunita Kulkarni,,'),
    people: PEOPLE,
    notes: ['Sunita Kulkarni'],
  },
  {
    what: 'lines for signatures',
    text: under('____________,,', 'Signature of Trainer,,', 'Signature of Head,,'),
    people: PEOPLE,
    notes: ['____________', 'Signature of Trainer', 'Signature of Head'],
  },
  {
    what: 'a heading between two parts of the list',
    text: [TITLES, 'Morning batch,,', ASHA, 'Evening batch,,', RAVI].join('\n'),
    people: PEOPLE,
    notes: ['Morning batch', 'Evening batch'],
  },
  {
    what: 'serial numbers that go on below the people',
    text: ['Sr. No.,Name,Course,Date of Completion', `1,${ASHA}`, `2,${RAVI}`, '3,,,', '4,,,'].join('\n'),
    people: PEOPLE,
    notes: ['', ''],
  },
  {
    what: 'columns that say nothing about a certificate',
    text: [
      'Sr. No.,Name of Student,Course Name,Date of Completion,Grade,Remarks',
      `1,${ASHA},A,`,
      `2,${RAVI},B,late`,
      ',Total: 2,,,,',
    ].join('\n'),
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'the firm and the batch above the titles',
    text: ['Keelward Training', 'Trainer: Sunita Kulkarni', '', under('Total: 2,,')].join('\n'),
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'the titles once more at the next page',
    text: under('Name,Course,Date of Completion', 'Meera Iyer,DevOps Automation,21/11/2026'),
    people: [...PEOPLE, 'Meera Iyer'],
    notes: ['Name'],
  },
  {
    what: 'people whose names read like titles',
    text: [TITLES, 'Trainee 1,DevOps Automation,21/11/2026', 'Trainee 2,,21/11/2026'].join('\n'),
    people: ['Trainee 1', 'Trainee 2'],
    incomplete: ['Trainee 2'],
  },
  {
    what: 'a day that is missing for one',
    text: under('Meera Iyer,DevOps Automation,'),
    people: [...PEOPLE, 'Meera Iyer'],
    incomplete: ['Meera Iyer'],
  },
  {
    what: 'a course that is missing for one',
    text: under('Meera Iyer,,21/11/2026'),
    people: [...PEOPLE, 'Meera Iyer'],
    incomplete: ['Meera Iyer'],
  },
  {
    what: 'people with a number and an old one without a day',
    text: ['Name,Course,Issued,Certificate No', `${ASHA},KA-17`, `${RAVI},KA-18`, 'Count: 2,,,'].join('\n'),
    people: PEOPLE,
    notes: ['Count: 2'],
  },
  {
    what: 'names in other scripts, and a sum in Hindi',
    text: [
      TITLES,
      'अनीता शर्मा,DevOps Automation,21/11/2026',
      'ரவி தாஸ்,DevOps Automation,21/11/2026',
      'कुल: 2,,',
    ].join('\n'),
    people: ['अनीता शर्मा', 'ரவி தாஸ்'],
    notes: ['कुल: 2'],
  },
  {
    what: 'names that begin as notes do',
    text: [
      TITLES,
      'Dateline Rao,DevOps Automation,21/11/2026',
      'Total Kumar,DevOps Automation,21/11/2026',
    ].join('\n'),
    people: ['Dateline Rao', 'Total Kumar'],
  },
  {
    what: 'semicolons, as a German Excel saves',
    text: `sep=;\n${under('Total: 2,,').replaceAll(',', ';')}`,
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'tabs, as copied from a sheet',
    text: under('Total: 2,,').replaceAll(',', '\t'),
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'the date under the list, in its own column of days',
    text: under('Date: 22/11/2026,,'),
    people: PEOPLE,
    notes: ['Date: 22/11/2026'],
  },
  { what: 'names alone', text: 'Name\nAsha Rao\nRavi Das', people: PEOPLE, isNamesOnly: true },
  {
    what: 'names alone, with a sum and a signature',
    text: 'Name\nAsha Rao\nRavi Das\nTotal: 2\nPrepared by Arjun Rao\nSignature',
    people: PEOPLE,
    notes: ['Total: 2', 'Prepared by Arjun Rao', 'Signature'],
    isNamesOnly: true,
  },
  {
    what: 'names alone, with serial numbers below',
    text: 'Sr. No.\tName\n1\tAsha Rao\n2\tRavi Das\n3\t\n4\t',
    people: PEOPLE,
    notes: ['', ''],
    isNamesOnly: true,
  },
  {
    what: 'phone numbers, which one of them does not have',
    text: 'Name\tMobile\nAsha Rao\t9876543210\nRavi Das\t\nMeera Iyer\t9876543212',
    people: ['Asha Rao', 'Ravi Das', 'Meera Iyer'],
    isNamesOnly: true,
  },
  {
    what: 'names with a title, initials and a bracket',
    text: 'Name\nDr. A. P. J. Rao\n"O’Brien, Nora"\nAsha (Anu) Rao',
    people: ['Dr. A. P. J. Rao', 'O’Brien, Nora', 'Asha (Anu) Rao'],
    isNamesOnly: true,
  },
  {
    what: 'names and grades without a title line',
    text: 'Asha Rao\tA\nRavi Das\tB\nTotal: 2\t',
    people: PEOPLE,
    notes: ['Total: 2'],
    isNamesOnly: true,
  },
  {
    what: 'a sum with its number in the next column',
    text: under('Total,2,'),
    people: PEOPLE,
    notes: ['Total'],
  },
  {
    what: 'a sum that was filled down with the course and the day',
    text: under('Total: 2,DevOps Automation,21/11/2026'),
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'a number alone that was filled down',
    text: under('2,DevOps Automation,21/11/2026'),
    people: PEOPLE,
    notes: ['2'],
  },
  {
    what: 'the trainer, with the name in the next column',
    text: under('Trainer,Sunita Kulkarni,'),
    people: PEOPLE,
    notes: ['Trainer'],
  },
  {
    what: 'the trainer, with the role in the next column and a day',
    text: under('Sunita Kulkarni,Trainer,22/11/2026'),
    people: PEOPLE,
    notes: ['Sunita Kulkarni'],
  },
  {
    what: 'who prepared it, with the day in the column of days',
    text: under('Prepared by: Arjun Rao,,22/11/2026'),
    people: PEOPLE,
    notes: ['Prepared by: Arjun Rao'],
  },
  {
    what: 'who checked it, without a colon, with the day',
    text: under('Checked by Arjun Rao,,22/11/2026'),
    people: PEOPLE,
    notes: ['Checked by Arjun Rao'],
  },
  {
    what: 'a place and a date as they stand on a letter',
    text: under('Place: Pune,,', 'Date,22/11/2026,'),
    people: PEOPLE,
    notes: ['Place: Pune', 'Date'],
  },
  {
    what: 'a sum in the column of courses',
    text: under(',Total: 2,'),
    people: PEOPLE,
    notes: [''],
  },
  {
    what: 'a seal, a principal and the page',
    text: under('Seal,,', 'Principal,,', 'Page 1 of 2,,'),
    people: PEOPLE,
    notes: ['Seal', 'Principal', 'Page 1 of 2'],
  },
  {
    what: 'course and day in merged cells',
    text: [TITLES, ASHA, 'Ravi Das,,', 'Meera Iyer,,', 'Omar Khan,,', 'Total: 4,,'].join('\n'),
    people: ['Asha Rao', 'Ravi Das', 'Meera Iyer', 'Omar Khan'],
    notes: ['Total: 4'],
  },
  {
    what: 'serial numbers, merged cells and a trainer as a plain name',
    text: [
      'Sr. No.,Name,Course,Date of Completion',
      `1,${ASHA}`,
      '2,Ravi Das,,',
      '3,Meera Iyer,,',
      ',Sunita Kulkarni,,',
    ].join('\n'),
    people: ['Asha Rao', 'Ravi Das', 'Meera Iyer'],
    notes: ['Sunita Kulkarni'],
  },
  {
    what: 'a colon in brackets behind a name',
    text: [TITLES, ASHA, 'Ravi Das (Roll: 12),DevOps Automation,21/11/2026'].join('\n'),
    people: ['Asha Rao', 'Ravi Das (Roll: 12)'],
  },
  {
    what: 'names alone, some of which begin as sums do',
    text: 'Name\nAsha Rao\nTotal Kumar\nBatch Singh\nCount Basu',
    people: ['Asha Rao', 'Total Kumar', 'Batch Singh', 'Count Basu'],
    isNamesOnly: true,
  },
  {
    what: 'names alone, with all that stands below a list',
    text: 'Name\nAsha Rao\nRavi Das\nStrength - 2\nTotal students 2\n2 nos\nPrincipal\nSeal\nPage 1 of 2\nEnd of list',
    people: PEOPLE,
    notes: ['Strength - 2', 'Total students 2', '2 nos', 'Principal', 'Seal', 'Page 1 of 2', 'End of list'],
    isNamesOnly: true,
  },
  {
    what: 'the trainer with role and name in one cell, beside the course alone',
    text: under('Trainer Sunita Kulkarni,DevOps Automation,'),
    people: PEOPLE,
    notes: ['Trainer Sunita Kulkarni'],
  },
  {
    what: 'serial numbers and names alone, with a trainer as a plain name',
    text: 'Sr. No.\tName\n1\tAsha Rao\n2\tRavi Das\n\tSunita Kulkarni',
    people: PEOPLE,
    notes: ['Sunita Kulkarni'],
    isNamesOnly: true,
  },
  {
    what: 'names in capitals, with initials before and behind',
    text: [
      TITLES,
      'ASHA RAO,DevOps Automation,21/11/2026',
      'R. K. DAS,DevOps Automation,21/11/2026',
      'MEERA S,DevOps Automation,21/11/2026',
      'TOTAL STUDENTS 3,,',
      'PREPARED BY ARJUN RAO,,21/11/2026',
    ].join('\n'),
    people: ['ASHA RAO', 'R. K. DAS', 'MEERA S'],
    notes: ['TOTAL STUDENTS 3', 'PREPARED BY ARJUN RAO'],
  },
  {
    what: 'sums and signatures in Tamil, Hindi and Marathi, filled down',
    text: under(
      'மொத்தம் 2,DevOps Automation,21/11/2026',
      'कुल 2,DevOps Automation,21/11/2026',
      'एकूण 2,,',
      'கையொப்பம்,,21/11/2026',
    ),
    people: PEOPLE,
    notes: ['மொத்தம் 2', 'कुल 2', 'एकूण 2', 'கையொப்பம்'],
  },
  {
    what: 'two tables one below the other, the second with its columns in another order',
    text: under(
      ',,',
      'Evening batch,,',
      'Course,Name,Date of Completion',
      'Data Science,Meera Iyer,22/11/2026',
      'Data Science,Omar Khan,22/11/2026',
      'Total: 2,,',
    ),
    people: [...PEOPLE, 'Meera Iyer', 'Omar Khan'],
    notes: ['Evening batch', 'Name', ''],
  },
  {
    what: 'days with the month first',
    text: [
      TITLES,
      'Asha Rao,DevOps Automation,11/21/2026',
      'Ravi Das,DevOps Automation,11/05/2026',
      'Total: 2,,',
    ].join('\n'),
    people: PEOPLE,
    notes: ['Total: 2'],
    dates: 'mdy',
  },
  {
    what: 'titles in two rows, groups of columns above',
    text: [
      ',Trainee,,Certificate,',
      'Sr No,Name,Name of Father,Course,Date of issue',
      `1,Asha Rao,Mohan Rao,DevOps Automation,21/11/2026`,
      `2,Ravi Das,Amit Das,DevOps Automation,21/11/2026`,
    ].join('\n'),
    people: PEOPLE,
  },
  {
    what: 'titles in two rows, some of them merged over both',
    text: [
      'Name,Name of the Course,Certificate,',
      ',,Number,Date of issue',
      ASHA.replace(',21', ',KA-1,21'),
    ].join('\n'),
    people: ['Asha Rao'],
  },
  {
    what: 'titles in two rows, a short one below that is no title by itself',
    text: [
      'Sl No,Name,Course,Certificate,,',
      ',,,No.,Date of issue,Valid till',
      `1,${ASHA.replace(',21', ',KA-1,21')},`,
    ].join('\n'),
    people: ['Asha Rao'],
  },
  {
    what: 'a line above the titles that names course and day, which the form of the class gives',
    text: [
      'Course,DevOps Automation,Date,21/11/2026',
      'Sl No,Name,Certificate No,Remarks',
      '1,Asha Rao,KA-1,',
      '2,Ravi Das,KA-2,',
    ].join('\n'),
    people: PEOPLE,
    isNamesOnly: true,
  },
  {
    what: 'in the place of a name the error of a formula, a mail address, or nobody',
    text: under(
      ...['#N/A', '#REF!', 'N/A', 'asha@example.com', 'Vacant', 'TBA', '-do-'].map(
        (name) => `${name},DevOps Automation,21/11/2026`,
      ),
    ),
    people: PEOPLE,
    notes: ['#N/A', '#REF!', 'N/A', 'asha@example.com', 'Vacant', 'TBA', '-do-'],
  },
  {
    what: 'first and last name in two columns, the last one first, nobody without either',
    text: [
      'Surname,Employee ID,Given Name(s),Course,Date of Completion',
      'Rao,E 41,Asha,DevOps Automation,21/11/2026',
      '.,E 42,Ravi,DevOps Automation,21/11/2026',
      'Total: 2,,,,',
    ].join('\n'),
    people: ['Asha Rao', 'Ravi'],
    notes: ['Total: 2'],
  },
  {
    what: 'a name in three columns below a title of their own, one of them with all of it',
    text: [
      'Participant,,,Course,Date of Completion',
      'First Name,Middle Name,Last Name,,',
      'Asha,,Rao,DevOps Automation,21/11/2026',
      'Ravi,Kumar,Das,DevOps Automation,21/11/2026',
      'Meera K Nair,,Nair,DevOps Automation,21/11/2026',
    ].join('\n'),
    people: ['Asha Rao', 'Ravi Kumar Das', 'Meera K Nair'],
  },
  {
    what: 'a surname beside the name',
    text: 'Name,Surname,Course,Date of Completion\nAsha,Rao,DevOps Automation,21/11/2026',
    people: ['Asha Rao'],
  },
  {
    what: 'a whole name beside its parts',
    text: [
      'First Name,Last Name,Full Name,Course,Date of Completion',
      'Asha,Rao,Asha B. Rao,DevOps Automation,21/11/2026',
    ].join('\n'),
    people: ['Asha B. Rao'],
  },
  {
    what: 'titles in the third row, blank rows between people',
    text: ['Keelward Training,,', 'Batch 12,,', TITLES, ASHA, ',,', ',,', RAVI, ',,', 'Sign,,'].join('\n'),
    people: PEOPLE,
    notes: ['Sign'],
  },
];

/** Course and day of those that have none of their own. */
const FORM = { class: 'DevOps, November', course: 'DevOps Automation', issued: '2026-11-21' };

/** Who has a certificate. */
async function holders({ storage }: TestSystem): Promise<string[]> {
  const rows = await storage.database.selectFrom('certificates').select('name').execute();
  return rows.map(({ name }) => name).toSorted();
}

/** The same list as a workbook, and read from it. */
async function inWorkbook(text: string): Promise<string> {
  const delimiter = [';', '\t'].find((sign) => text.includes(sign)) ?? ',';
  const lines = text.replace(/^sep=.\n/, '').replaceAll(/^$/gm, delimiter);
  const cells = parse(lines, { delimiter, relax_column_count: true });
  const rows = cells.map((row) => row.map((cell) => cell || null));
  return (await tableOfWorkbook(excelFile({ 'Sheet 1': rows }))).text;
}

async function storeAtDesk(table: string, dates = 'dmy'): Promise<{ system: TestSystem; notes: string[] }> {
  const { ask, system, signIn } = await openDesk();
  const cookie = await signIn('office');
  const post = async (path: string, form: Record<string, string>) =>
    await ask({ method: 'POST', path, form, cookie });
  const read = await post('/certificates/class', { ...FORM, table });
  const { rows } = (JSON.parse(read.body) as { view: RosterView }).view;
  const grid = rows.flatMap(({ values, isLeftOut, why }, index) => [
    ...Object.entries(values).map(([field, value]) => [`${field}.${index}`, value]),
    ...(isLeftOut ? [[`leave.${index}`, 'on']] : []),
    ...(why ? [[`why.${index}`, why]] : []),
  ]);
  const form = { ...FORM, dates, rows: String(rows.length), ...Object.fromEntries(grid) };
  expect((await post('/certificates/class/store', form)).statusCode).toBe(303);
  const notes = rows.filter(({ isLeftOut }) => isLeftOut).map(({ values }) => values.name);
  return { system, notes };
}

async function storeByCommand(text: string) {
  const system = await openTestSystem();
  const leftOut: string[] = [];
  const report = await importCertificates(system, readableText(text), {
    dryRun: false,
    class: FORM.class,
    dates: await datesIn(peopleOf(rowsOf(readableText(text)))),
    onFailure: () => {},
    onWarning: ({ reason }) => leftOut.push(...(reason.startsWith('left out') ? [reason] : [])),
  });
  return { system, leftOut, ...report };
}

test.each(LISTS)('at the desk: $what', async ({ text, people, notes = [], dates }) => {
  for (const table of [text, await inWorkbook(text)]) {
    const stored = await storeAtDesk(table, dates);
    expect(await holders(stored.system)).toEqual(people.toSorted());
    expect(stored.notes).toEqual(notes);
  }
});

test.each(LISTS.filter(({ isNamesOnly }) => !isNamesOnly))(
  'by the command: $what',
  async ({ text, people, notes = [], incomplete = [] }) => {
    for (const table of [text, await inWorkbook(text)]) {
      const stored = await storeByCommand(table);
      const whole = people.filter((name) => !incomplete.includes(name));
      expect(await holders(stored.system)).toEqual(whole.toSorted());
      expect([stored.failed, stored.leftOut.length]).toEqual([incomplete.length, notes.length]);
    }
  },
);

test('who failed by a column that is passed over is asked about, also when the grid is looked at again', async () => {
  const { ask, signIn } = await openDesk();
  const cookie = await signIn('office');
  const table = ['Name,Course,Date,Result', `${ASHA},PASS`, `${RAVI},FAIL`].join('\n');
  const post = async (path: string, form: Record<string, string>) => {
    const { body } = await ask({ method: 'POST', path, form, cookie });
    return (JSON.parse(body) as { view: RosterView }).view.rows;
  };
  const asked = [undefined, ['The list says “FAIL” beside this name. Issue a certificate?']];
  const rows = await post('/certificates/class', { ...FORM, table });
  expect(rows.map(({ warnings }) => (warnings?.length ? warnings : undefined))).toEqual(asked);
  const grid = rows.flatMap(({ values, notPassed = '' }, index) => [
    ...Object.entries(values).map(([field, value]) => [`${field}.${index}`, value]),
    [`notPassed.${index}`, notPassed],
  ]);
  const form = { ...FORM, rows: '2', ...(Object.fromEntries(grid) as Record<string, string>) };
  const again = await post('/certificates/class/check', form);
  expect(again.map(({ warnings }) => (warnings?.length ? warnings : undefined))).toEqual(asked);
});

/** The page's sentences about these rows. */
async function readAtDesk(table: string, form: Record<string, string> = {}) {
  const { ask, signIn } = await openDesk();
  const cookie = await signIn('office');
  const view = async (path: string, fields: Record<string, string>) => {
    const { body } = await ask({ method: 'POST', path, form: { ...FORM, ...fields }, cookie });
    return (JSON.parse(body) as { view: RosterView }).view;
  };
  const first = await view('/certificates/class', { table, ...form });
  const check = async (read: RosterView, fields: Record<string, string> = {}) => {
    const cells = read.rows.flatMap(({ values }, index) =>
      Object.entries(values).map(([field, value]) => [`${field}.${index}`, value]),
    );
    const grid = { dates: read.dates, rows: String(read.rows.length), ...Object.fromEntries(cells) };
    return await view('/certificates/class/check', { ...grid, ...fields });
  };
  return { first, check, html: (read: RosterView) => renderToStaticMarkup(roster.draw(read)) };
}

const SWAPPED =
  'Name,Course,Date\nAsha Rao,DevOps Automation,13/01/2026\nRavi Das,DevOps Automation,2026-03-04\n';

test('dates that a spreadsheet may have swapped are asked about, and are swapped back at one press', async () => {
  const { first, check, html } = await readAtDesk(SWAPPED);
  expect(first.rows.map(({ swapped }) => swapped)).toEqual([[], ['issued']]);
  expect(html(first)).toContain('The spreadsheet may have swapped day and month in row 2');
  expect(html(first)).toContain('Day and month swapped?');
  expect((await check(first)).rows[1]?.values.issued).toBe('2026-03-04');
  const back = await check(first, { swap: '1' });
  expect(back.rows.map(({ values, swapped }) => [values.issued, swapped])).toEqual([
    ['13/01/2026', []],
    ['03/04/2026', []],
  ]);
  expect([back.dates, html(back).includes('swapped')]).toEqual(['dmy', false]);
});

test('dates with the month first are swapped back so, and the day of the form is none of them', async () => {
  const { first, check } = await readAtDesk(SWAPPED.replace('13/01', '01/13').replace('03-04', '04-03'));
  const back = await check(first, { swap: '1' });
  expect([back.dates, back.rows[1]?.values.issued]).toEqual(['mdy', '03/04/2026']);
  const filled = SWAPPED.replace('2026-03-04', '');
  const { first: own } = await readAtDesk(filled, { issued: '2026-11-05' });
  expect(own.rows.map(({ swapped }) => swapped)).toEqual([[], []]);
});

test('each question about rows has a sentence of its own, and is shown beside rows to correct', async () => {
  const table = [
    'Name,Course,Date,Remarks',
    'Abdul Rahman,DevOps Automation,21/11/2026,absent 2 days',
    'Asha Rao,DevOps Automation,21/11/2026,',
    'Asha Rao,DevOps Automation,22/11/2026,',
    '李小龙,DevOps Automation,21/11/2026,',
    'Ravi Das,DevOps Automation,32/11/2026,',
    'Omar Khan,DevOps Automation,21/11/2026,',
  ];
  const { first, html } = await readAtDesk(table.join('\n'));
  const page = html(first);
  expect(page).toContain('The list says that somebody failed or was absent: see row 1.');
  expect(page).toContain('The same name has this course more than once: see row 3.');
  expect(page).toContain('A name has letters that cannot be printed: see row 4.');
  expect(page).toContain('Show only the 4 rows to correct or to check');
  expect(page.match(/<tr class="[a-z]+"/g)).toEqual([
    ...Array(3).fill('<tr class="asked"'),
    '<tr class="bad"',
  ]);
});

test('a name with line breaks is shown and stored with spaces', async () => {
  const { system } = await storeAtDesk('Name,Course,Date\n"Asha\nRao",DevOps Automation,21/11/2026\n');
  expect(await holders(system)).toEqual(['Asha Rao']);
});

test('two tables side by side are refused, as one of them would be lost', async () => {
  const { ask, system, signIn } = await openDesk();
  const cookie = await signIn('office');
  const text = ['Name,Course,,Name,Course', 'Asha Rao,DevOps Automation,,Ravi Das,Data Science'].join('\n');
  const form = { ...FORM, table: text };
  const answer = await ask({ method: 'POST', path: '/certificates/class', form, cookie });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('two tables side by side');
  await expect(storeByCommand(text)).rejects.toThrow('each once');
  expect(await holders(system)).toEqual([]);
});

test.each([
  ['a first name alone', 'First Name,Course,Date of Completion'],
  ['first and last names of two tables', 'First Name,Last Name,First Name,Last Name,Course'],
])(
  '%s is no name: the desk asks which column has it, the command names what it needs',
  async (_what, titles) => {
    const text = [titles, titles.replaceAll(/[^,]+/g, 'Asha')].join('\n');
    const { ask, signIn } = await openDesk();
    const cookie = await signIn('office');
    const form = { ...FORM, table: text };
    const answer = await ask({ method: 'POST', path: '/certificates/class', form, cookie });
    const { columns } = (JSON.parse(answer.body) as { view: RosterView }).view;
    expect(columns.map(({ field }) => field)).not.toContain('name');
    await expect(storeByCommand(text)).rejects.toThrow('must name the columns name, course, issued');
  },
);

test('a field that the second of two tables has no column for is as above, not what stands in its column there', async () => {
  const text = [
    'Name,Course,Date of Completion,Valid until',
    'Asha Rao,DevOps Automation,21/11/2026,21/11/2028',
    'Name,Course,Valid until,',
    'Meera Iyer,Data Science,22/11/2028,',
  ].join('\n');
  const { ask, signIn } = await openDesk();
  const cookie = await signIn('office');
  const answer = await ask({
    method: 'POST',
    path: '/certificates/class',
    form: { ...FORM, table: text },
    cookie,
  });
  const { rows } = (JSON.parse(answer.body) as { view: RosterView }).view;
  expect(rows.at(-1)?.values).toMatchObject({
    name: 'Meera Iyer',
    issued: '2026-11-21',
    expires: '22/11/2028',
  });
});
