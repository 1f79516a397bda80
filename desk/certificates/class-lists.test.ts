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

/** Lists as offices make them. Each says whose certificates are stored, and which other lines are skipped. */

interface List {
  what: string;
  /** The list as somebody pastes it, or as a spreadsheet saves it. */
  text: string;
  people: string[];
  notes?: string[];
  /**
   * Lines without a course or a date. The form of the class adds the missing values. The command reports these lines by
   * number and does not store them.
   */
  incomplete?: string[];
  /** The list has no course or date. The form of the class adds them, but no command imports the list. */
  isNamesOnly?: true;
  /** Format of the dates, if the day is not before the month. */
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
  {
    what: 'a trainer as a plain name below the list',
    text: under(',,', 'Sunita Kulkarni,,'),
    people: PEOPLE,
    notes: ['Sunita Kulkarni'],
  },
  {
    what: 'serial numbers that go on below the people',
    text: ['Sr. No.,Name,Course,Date of Completion', `1,${ASHA}`, `2,${RAVI}`, '3,,,', '4,,,'].join('\n'),
    people: PEOPLE,
    notes: ['', ''],
  },
  {
    what: 'these columns are not about a certificate',
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
    what: 'tabs, as copied from a sheet',
    text: under('Total: 2,,').replaceAll(',', '\t'),
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'names and grades without a title line',
    text: 'Asha Rao\tA\nRavi Das\tB\nTotal: 2\t',
    people: PEOPLE,
    notes: ['Total: 2'],
    isNamesOnly: true,
  },
  {
    what: 'a sum that was filled down with the course and the day',
    text: under('Total: 2,DevOps Automation,21/11/2026'),
    people: PEOPLE,
    notes: ['Total: 2'],
  },
  {
    what: 'the trainer, with the role in the next column and a day',
    text: under('Sunita Kulkarni,Trainer,22/11/2026'),
    people: PEOPLE,
    notes: ['Sunita Kulkarni'],
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
    what: 'names alone, with all that stands below a list',
    text: 'Name\nAsha Rao\nRavi Das\nStrength - 2\nTotal students 2\n2 nos\nPrincipal\nSeal\nPage 1 of 2\nEnd of list',
    people: PEOPLE,
    notes: ['Strength - 2', 'Total students 2', '2 nos', 'Principal', 'Seal', 'Page 1 of 2', 'End of list'],
    isNamesOnly: true,
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
    what: 'a whole name beside its parts',
    text: [
      'First Name,Last Name,Full Name,Course,Date of Completion',
      'Asha,Rao,Asha B. Rao,DevOps Automation,21/11/2026',
    ].join('\n'),
    people: ['Asha B. Rao'],
  },
];

/** Course and date for rows that do not have their own. */
const FORM = { class: 'DevOps, November', course: 'DevOps Automation', issued: '2026-11-21' };

/** People who have a certificate. */
async function holders({ storage }: TestSystem): Promise<string[]> {
  const rows = await storage.database.selectFrom('certificates').select('name').execute();
  return rows.map(({ name }) => name).toSorted();
}

/** Converts the list to a workbook and reads it again. */
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
    const stored = await storeByCommand(text);
    const whole = people.filter((name) => !incomplete.includes(name));
    expect(await holders(stored.system)).toEqual(whole.toSorted());
    expect([stored.failed, stored.leftOut.length]).toEqual([incomplete.length, notes.length]);
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

/** The sentences of the page about these rows. */
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
