import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docResume, docxResume } from '../../support/resume-files.ts';
import { zip } from '../../support/zip.ts';
import {
  archive,
  manyCells,
  manySheets,
  overlapping,
  packedParts,
  strictWorkbook,
  unpacksTo,
  withRows,
  withSheet,
  withTexts,
  workbook,
  zip64,
} from './bombs.ts';

/** What an office may give, and what must come of it. */
export interface OfficeFile {
  what: string;
  name: string;
  content: () => Buffer;
  /** So many rows, with the first of them as name, course and day; or the sentence of the refusal. */
  outcome: Understood | string;
  /** The command gets it too, and adds so many or says so. */
  command?: number | string;
}

interface Understood {
  rows: number;
  first: [name: string, course: string, issued: string];
}

const FILES = join(import.meta.dirname, 'files');
const read = (name: string) => readFileSync(join(FILES, name));

const ASHA = ['Asha Rao', 'DevOps Automation', '2026-11-03'] as const;
const THREE: Understood = { rows: 3, first: [...ASHA] };
const ONE: Understood = { rows: 1, first: ['Asha Rao', 'DevOps Automation', ''] };
const understood = (rows: number, name: string, course = '', issued = ''): Understood => ({
  rows,
  first: [name, course, issued],
});

const NOT_READ =
  'This file could not be read as an Excel workbook. Save the sheet as “CSV UTF-8” and give that file, or paste the rows';
const OLD_OR_LOCKED =
  'This workbook is in the format of Excel 97, or has a password. In Excel choose “Save as”, “Excel Workbook (.xlsx)” or “CSV UTF-8”, without a password, and give that file';
const INSTEAD = 'Copy the rows into a new workbook, or save the sheet as “CSV UTF-8”, and give that file';
const TOO_LARGE = `This workbook has more than 20 MB. ${INSTEAD}`;
const TOO_MUCH =
  'This workbook takes too much time or memory to read. Copy the rows into a new one, or save the sheet as “CSV UTF-8”, and give that file';
const far = (address: string) =>
  `A cell far away (${address}) has content: delete it, or save the rows as CSV`;
const other = (kind: string) =>
  `This is ${kind}. Open it in a spreadsheet, save it as “Excel Workbook (.xlsx)” or “CSV UTF-8”, and give that file`;
const NO_TABLE =
  'This is not a table: it looks like a PDF, a picture, a web page or data for programs. Save the spreadsheet as “CSV UTF-8” and choose that file.';
const NO_ROWS = 'The table has no rows. Paste it with a name in each row.';
const NOTHING_IN_IT = 'This file has no rows';
const tooLong = (line: number) =>
  `Line ${line}: it has more than 65,536 characters, as when a quotation mark is not closed: nothing from here on was read`;
const UNCLOSED = 'Line 2: a quotation mark is not closed: nothing from here on was read';
const MANY_ROWS = 'This table has more than 1,500 rows. Split it into parts';
const MANY_COLUMNS = 'This table has more than 100 columns: remove those that are not about a certificate';

/** Made by other programs, which the name tells. */
const MADE_ELSEWHERE: Record<string, OfficeFile['outcome']> = {
  'gnumeric-formula.xlsx': understood(3, 'Asha Rao', 'DEVOPS', '2026-11-03'),
  'gnumeric-plain.xlsx': THREE,
  // The formula's day has no format there: a number, as the sheet shows it.
  'libreoffice-formula.xlsx': understood(3, 'Asha Rao', 'DEVOPS', '46329'),
  'libreoffice-plain.xlsx': THREE,
  'libreoffice-plain.csv': THREE,
  'libreoffice-plain.ods': other('an OpenDocument spreadsheet (.ods)'),
  'libreoffice-plain.xls': OLD_OR_LOCKED,
  'openpyxl-1904.xlsx': THREE,
  'openpyxl-date-formats.xlsx': understood(2, 'Asha Rao', '', '2026-11-03'),
  'openpyxl-far-cell.xlsx': far('XFD1048576'),
  'openpyxl-far-column.xlsx': far('CW2'),
  'openpyxl-far-row.xlsx': far('A1048576'),
  'openpyxl-hidden-row.xlsx':
    'This sheet has a hidden row with content (row 3): unhide all rows, for example by clearing filters, or delete the hidden ones, and choose the file again',
  'openpyxl-hidden-sheet.xlsx': THREE,
  'openpyxl-plain.xlsx': THREE,
  'openpyxl-scripts-two-sheets.xlsx': understood(2, 'अनीता शर्मा', 'DevOps Automation', '2026-11-03'),
  'xlsxwriter-formula-value.xlsx': understood(2, 'Asha Rao', 'DevOps Automation'),
  'xlsxwriter-macros.xlsm': ONE,
  'xlsxwriter-plain.xlsx': THREE,
  'xlsxwriter-zip64.xlsx': THREE,
};

/** What the command says of some of them. */
const BY_COMMAND: Record<string, number | string> = {
  'libreoffice-plain.csv': 3,
  'libreoffice-plain.xls': OLD_OR_LOCKED,
  'openpyxl-far-cell.xlsx': far('XFD1048576'),
  'xlsxwriter-plain.xlsx': 3,
};

const text =
  (content: string, encoding: BufferEncoding = 'utf8') =>
  () =>
    Buffer.from(content, encoding);
const CSV =
  'Name,Course,Issued\nZoë Rao,DevOps Automation,2026-11-03\nRavi Das,DevOps Automation,2026-11-03\n';
const ZOE = understood(2, 'Zoë Rao', 'DevOps Automation', '2026-11-03');
const entity = (depth: number) =>
  Array.from({ length: depth }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    '',
  );

type Made = [
  what: string,
  name: string,
  content: () => Buffer,
  outcome: OfficeFile['outcome'],
  command?: number | string,
];

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

const WORKBOOKS: Made[] = [
  [
    'a dimension of a million rows',
    'a.xlsx',
    () => workbook({ [SHEET]: (part) => part.replace('<sheetData>', '<dimension ref="A1:XFD1048576"/>$&') }),
    ONE,
  ],
  [
    'a style dragged down 150,000 rows',
    'a.xlsx',
    () => withRows(numbered(150_000, (row) => `<row r="${row + 3}"><c r="A${row + 3}" s="1"/></row>`)),
    ONE,
  ],
  [
    'a formula without a result in 50,000 rows',
    'a.xlsx',
    () =>
      withRows(
        numbered(
          50_000,
          (row) => `<row r="${row + 3}"><c r="A${row + 3}" t="str"><f>IF(B1="","","")</f><v></v></c></row>`,
        ),
      ),
    ONE,
  ],
  ['a million empty rows', 'a.xlsx', () => withRows('<row/>'.repeat(1_000_000)), ONE],
  [
    'a value in row 20,001',
    'a.xlsx',
    () => withRows('<row r="20001"><c r="Z20001"><v>1</v></c></row>'),
    far('Z20001'),
  ],
  [
    'two million cells',
    'a.xlsx',
    () => withRows('<row r="20000"><c r="CV20000"><v>1</v></c></row>'),
    far('CV20000'),
  ],
  [
    'a far cell whose address is hidden from who looks for it',
    'a.xlsx',
    () => withRows('<row r="&#49;048576"><c r="&#88;FD1048576"><v>1</v></c></row>'),
    TOO_MUCH,
    TOO_MUCH,
  ],
  [
    'more rows than the command reads',
    'a.xlsx',
    () => withSheet(numbered(20_001, (row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`)),
    `This sheet has 20,001 rows; at most 20,000 are read. ${INSTEAD}`,
  ],
  ['more rows than fit into a page', 'a.xlsx', () => manyCells(1_503, 3, 'Name'), MANY_ROWS],
  [
    'one long text in 100,000 cells',
    'a.xlsx',
    () => manyCells(1_250, 80, 'A'.repeat(32_767)),
    `The cells have more than 4 MB of text. ${INSTEAD}`,
  ],
  [
    'one text in a million cells',
    'a.xlsx',
    () => withRows(`<row>${'<c t="s"><v>0</v></c>'.repeat(1_000_000)}</row>`),
    TOO_LARGE,
  ],
  [
    'one text of 10 MB',
    'a.xlsx',
    () => manyCells(1, 1, 'A'.repeat(10_000_000)),
    `The cells have more than 4 MB of text. ${INSTEAD}`,
  ],
  [
    '10 MB of texts',
    'a.xlsx',
    () => withTexts(numbered(250_001, (index) => `<si><t>Text ${index} of many</t></si>`)),
    `This workbook has more than 200,000 different texts. ${INSTEAD}`,
  ],
  [
    'XML that is 200,000 deep',
    'a.xlsx',
    () => withRows('<a>'.repeat(200_000) + '</a>'.repeat(200_000)),
    NOT_READ,
  ],
  [
    'a billion laughs',
    'a.xlsx',
    () =>
      workbook({
        [TEXTS]: `<!DOCTYPE l [<!ENTITY l0 "lol">${entity(9)}]><sst><si><t>Name</t></si><si><t>&l9;</t></si></sst>`,
      }),
    NOT_READ,
    NOT_READ,
  ],
  [
    'an entity from a file',
    'a.xlsx',
    () =>
      workbook({
        [TEXTS]: (part) =>
          part
            .replace('<sst', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>$&')
            .replace('Asha Rao', '&e;'),
      }),
    NOT_READ,
  ],
  [
    '10,000 sheets',
    'a.xlsx',
    () => manySheets(10_000),
    `This workbook has 10,000 sheets; at most 100 are read. ${INSTEAD}`,
    `This workbook has 10,000 sheets; at most 100 are read. ${INSTEAD}`,
  ],
  ['a sheet of 21 MB', 'a.xlsx', () => unpacksTo(21), TOO_LARGE],
  ['a sheet of 800 MB', 'a.xlsx', () => unpacksTo(800), TOO_LARGE],
  ['a sheet of 800 MB that claims 1,000 bytes', 'a.xlsx', () => unpacksTo(800, 1_000), NOT_READ, NOT_READ],
  ['42 KB that are 60 GB', 'a.xlsx', overlapping, NOT_READ],
  [
    'a picture of 30 MB, which nobody unpacks',
    'a.xlsx',
    () => workbook({ 'xl/media/image1.png': Buffer.alloc(30_000_000) }),
    ONE,
  ],
  ['a workbook in an archive', 'a.xlsx', () => zip({ 'class.xlsx': workbook() }), NOT_READ],
  ['ZIP64', 'a.xlsx', zip64, NOT_READ],
  ['half a workbook', 'a.xlsx', () => workbook().subarray(0, 900), NOT_READ],
  ['a workbook without its directory', 'a.xlsx', () => workbook().subarray(0, -22), NOT_READ],
  [
    'a damaged workbook',
    'a.xlsx',
    () => Buffer.from(workbook().map((byte, at) => (at > 1_500 && at < 1_700 ? byte ^ 0x55 : byte))),
    NOT_READ,
  ],
  ['the first four bytes', 'a.xlsx', () => Buffer.from('PK\x03\x04'), NOT_READ],
  [
    'an encrypted archive',
    'a.xlsx',
    () =>
      archive(
        packedParts().map((part) => ({
          ...part,
          flags: 1,
          packed: Buffer.from(part.packed.map((byte) => byte ^ 0xaa)),
        })),
      ),
    NOT_READ,
  ],
  [
    'names that lead elsewhere',
    'a.xlsx',
    () => workbook({ '../../../../etc/cron.d/x.xml': '<x/>', '/etc/passwd': 'x' }),
    ONE,
  ],
  ['a part that is there twice', 'a.xlsx', () => archive([...packedParts(), ...packedParts()]), ONE],
  ['no parts', 'a.xlsx', () => zip({ 'a.txt': 'a' }), NOT_READ],
  ['a Word document', 'a.xlsx', () => docxResume().buffer, NOT_READ],
  ['a workbook with a password', 'a.xlsx', () => docResume().buffer, OLD_OR_LOCKED],
  [
    'Strict Open XML, a day in ISO 8601',
    'a.xlsx',
    strictWorkbook,
    understood(2, 'Asha Rao', 'DevOps Automation'),
  ],
  [
    'XML in UTF-16',
    'a.xlsx',
    () => workbook({ [SHEET]: (part) => Buffer.from(`\uFEFF${part}`, 'utf16le') }),
    ONE,
  ],
  [
    'phonetic runs',
    'a.xlsx',
    () =>
      workbook({
        [TEXTS]: (part) => part.replace('Asha Rao</t>', '$&<rPh sb="0" eb="2"><t>アシャ</t></rPh>'),
      }),
    ONE,
  ],
  [
    'a text with a phonetic run in its cell',
    'a.xlsx',
    () =>
      withSheet(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><r><t>Asha </t></r><r><t>Rao</t></r><rPh sb="0" eb="2"><t>アシャ</t></rPh></is></c></row>',
      ),
    understood(1, 'Asha Rao'),
  ],
  [
    'cells without addresses',
    'a.xlsx',
    () =>
      withSheet(
        '<row><c t="inlineStr"><is><t>Name</t></is></c></row><row/><row><c t="inlineStr"><is><t>Asha Rao</t></is></c></row>',
      ),
    understood(1, 'Asha Rao'),
  ],
  ['a workbook named .csv', 'a.csv', () => workbook(), ONE],
];

const TABLES: Made[] = [
  ['CSV', 'a.csv', text(CSV), ZOE, 2],
  ['CSV with a byte order mark', 'a.csv', text(`\uFEFF${CSV}`), ZOE],
  ['CSV named .xlsx', 'a.xlsx', text(CSV), ZOE, 2],
  ['UTF-16, little end first', 'a.csv', text(`\uFEFF${CSV}`, 'utf16le'), ZOE, 2],
  ['UTF-16, big end first', 'a.csv', () => Buffer.from(`\uFEFF${CSV}`, 'utf16le').swap16(), ZOE],
  ['UTF-16 without a mark', 'a.csv', text(CSV, 'utf16le'), NO_TABLE],
  ['Windows-1252', 'a.csv', text(CSV, 'latin1'), ZOE],
  ['semicolons', 'a.csv', text(CSV.replaceAll(',', ';')), ZOE, 2],
  ['tabs', 'a.tsv', text(CSV.replaceAll(',', '\t')), ZOE],
  ['pipes', 'a.txt', text(CSV.replaceAll(',', '|')), ZOE],
  ['sep=;', 'a.csv', text(`sep=;\r\n${CSV.replaceAll(',', ';')}`), ZOE],
  ['lines that end with CR alone', 'a.csv', text(CSV.replaceAll('\n', '\r')), ZOE],
  ['a line break in a cell', 'a.csv', text(CSV.replace('Ravi Das', '"Ravi\nDas"')), ZOE],
  ['1,500 rows', 'a.csv', text(`Name\n${'Asha\n'.repeat(1_500)}`), understood(1_500, 'Asha')],
  ['1,501 rows', 'a.csv', text(`Name\n${'Asha\n'.repeat(1_501)}`), MANY_ROWS],
  ['250,000 short lines', 'a.csv', text('Asha\n'.repeat(199_000)), MANY_ROWS],
  ['rows of nothing but separators', 'a.csv', text(`${CSV}${',,\n'.repeat(300_000)}`), ZOE],
  ['100 columns', 'a.csv', text(`Name${','.repeat(99)}\nAsha${',x'.repeat(99)}\n`), understood(1, 'Asha')],
  ['101 columns', 'a.csv', text(`Name${','.repeat(100)}\nAsha${',x'.repeat(100)}\n`), MANY_COLUMNS],
  ['one line of words', 'a.csv', text('word,'.repeat(12_000)), MANY_COLUMNS],
  ['900,000 commas', 'a.csv', text(`Name${','.repeat(900_000)}`), tooLong(1), `${tooLong(1)}.`],
  ['an endless line', 'a.csv', text('a'.repeat(900_000)), tooLong(1), `${tooLong(1)}.`],
  ['a quotation mark that is not closed', 'a.csv', text('Name\n"Asha\nRavi\n'), UNCLOSED],
  ['an endless quotation', 'a.csv', text(`Name,Course,Issued\n"${'Asha\n'.repeat(180_000)}`), tooLong(2)],
  ['JSON', 'a.csv', text(JSON.stringify([{ name: 'Asha' }])), NO_TABLE, NO_TABLE],
  ['a picture', 'a.csv', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), NO_TABLE, NO_TABLE],
  ['zeros', 'a.csv', () => Buffer.alloc(900_000), NO_TABLE],
  ['nothing but spaces', 'a.csv', text(' '.repeat(900_000)), NOTHING_IN_IT],
  ['nothing but separators', 'a.csv', text(';'.repeat(60_000)), NO_ROWS],
  ['no bytes', 'a.csv', () => Buffer.alloc(0), 'Paste the rows, or choose the file'],
];

export const OFFICE_FILES: OfficeFile[] = [
  ...Object.entries(MADE_ELSEWHERE).map(([name, outcome]) => ({
    what: name,
    name,
    content: () => read(name),
    outcome,
    command: BY_COMMAND[name],
  })),
  ...[...WORKBOOKS, ...TABLES].map(([what, name, content, outcome, command]) => ({
    what,
    name,
    content,
    outcome,
    command,
  })),
];
