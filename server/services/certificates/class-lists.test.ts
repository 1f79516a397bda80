import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRoster, rowsOf } from './read-roster.ts';

/** Lists as offices make them: who is on each, and what else stands there. */

interface List {
  what: string;
  /** As it is pasted, or as a sheet is saved. */
  text: string;
  people: string[];
  notes?: string[];
  /** The list has no course or day of its own: the form of the class gives them, and no command imports it. */
  isNamesOnly?: true;
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
  },
  {
    what: 'a day that is missing for one',
    text: under('Meera Iyer,DevOps Automation,'),
    people: [...PEOPLE, 'Meera Iyer'],
  },
  {
    what: 'a course that is missing for one',
    text: under('Meera Iyer,,21/11/2026'),
    people: [...PEOPLE, 'Meera Iyer'],
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
];

test.each(LISTS)('at the desk: $what', async ({ text, people, notes = [] }) => {
  const { rows } = await readRoster(text, { course: 'DevOps Automation', issued: '2026-11-21' });
  const names = (areNotes: boolean) =>
    rows.filter(({ isNote = false }) => isNote === areNotes).map(({ values }) => values.name);
  expect(names(false)).toEqual(people);
  expect(names(true)).toEqual(notes);
});

test.each(LISTS.filter(({ isNamesOnly }) => !isNamesOnly))(
  'by the command: $what',
  async ({ text, people, notes = [] }) => {
    const rows = await Array.fromAsync(rowsOf(Readable.from([Buffer.from(text)], { objectMode: false })));
    const names = (areNotes: boolean) =>
      rows.filter(({ isNote = false }) => isNote === areNotes).map(({ values }) => values.name);
    expect(names(false)).toEqual(people);
    expect(names(true)).toEqual(notes);
  },
);
