import { crc32, deflateRawSync, constants } from 'node:zlib';
import { unzipSync } from 'fflate';
import { excelFile } from '../../support/excel-file.ts';
import { zip } from '../../support/zip.ts';

const MB = 1_024 * 1_024;
const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const CLASS = [
  ['Name', 'Course'],
  ['Asha Rao', 'DevOps Automation'],
];
const PARTS = unzipSync(excelFile({ Batch: CLASS }));

/** A workbook of one trainee, each part changed as told. */
export function workbook(
  changes: Record<string, string | Buffer | ((part: string) => string | Buffer)> = {},
): Buffer {
  return zip(partsWith(changes));
}

function partsWith(changes: Parameters<typeof workbook>[0]): Record<string, Buffer> {
  const parts = Object.entries(PARTS).map(([name, part]) => [name, Buffer.from(part)] as const);
  const own: Record<string, Buffer> = Object.fromEntries(parts);
  for (const [name, change] of Object.entries(changes ?? {})) {
    const made = typeof change === 'function' ? change((own[name] ?? '').toString()) : change;
    own[name] = Buffer.from(made as Buffer);
  }
  return own;
}

/** A sheet of these rows, beside the one trainee. */
export function withRows(rows: string): Buffer {
  return workbook({ [SHEET]: (sheet) => sheet.replace('</sheetData>', `${rows}</sheetData>`) });
}

export function withSheet(sheet: string): Buffer {
  return workbook({ [SHEET]: `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>` });
}

/** The one trainee, with this in place of what the shared texts hold. */
export function withTexts(texts: string): Buffer {
  return workbook({ [TEXTS]: `<sst xmlns="${MAIN}">${texts}</sst>` });
}

/** The same cell in so many rows and columns, the first text in each. */
export function manyCells(rows: number, columns: number, text: string): Buffer {
  const letters = Array.from({ length: columns }, (_, index) =>
    index < 26
      ? String.fromCodePoint(65 + index)
      : String.fromCodePoint(64 + Math.floor(index / 26), 65 + (index % 26)),
  );
  const line = (row: number) =>
    `<row r="${row}">${letters.map((letter) => `<c r="${letter}${row}" t="s"><v>0</v></c>`).join('')}</row>`;
  const sheet = Array.from({ length: rows }, (_, index) => line(index + 1)).join('');
  return workbook({
    [SHEET]: `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    [TEXTS]: `<sst xmlns="${MAIN}"><si><t>${text}</t></si></sst>`,
  });
}

export function manySheets(count: number): Buffer {
  const sheets = Array.from(
    { length: count },
    (_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`,
  );
  return workbook({
    'xl/workbook.xml': (part) => part.replace(/<sheets>.*<\/sheets>/, `<sheets>${sheets.join('')}</sheets>`),
  });
}

/** ISO/IEC 29500 Strict: other names of everything, and days as ISO 8601 writes them. */
export function strictWorkbook(): Buffer {
  const strict = (part: string) =>
    part
      .replaceAll(
        'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
        'http://purl.oclc.org/ooxml/spreadsheetml/main',
      )
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      );
  const day =
    '<row r="3"><c r="A3" t="inlineStr"><is><t>Ravi Das</t></is></c><c r="B3" t="d"><v>2026-11-03</v></c></row>';
  return workbook({
    'xl/workbook.xml': strict,
    'xl/_rels/workbook.xml.rels': strict,
    '_rels/.rels': strict,
    [TEXTS]: strict,
    [SHEET]: (part) => strict(part).replace('</sheetData>', `${day}</sheetData>`),
  });
}

/** Zeros that unpack to so many megabytes, without ever being there as a whole. */
function deflatedZeros(megabytes: number): Buffer {
  const once = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: megabytes }, () => once), end]);
}

interface Entry {
  name: string;
  packed: Buffer;
  /** As the directory claims. */
  size: number;
  flags?: number;
}

/** An archive whose directory says what it is told. */
export function archive(entries: Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, size, flags = 0 } of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(packed), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...bodies, listed, directoryEnd(entries.length, listed.length, offset)]);
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** The entries of the workbook of one trainee, to be put into an archive by hand. */
export function packedParts(): Entry[] {
  return Object.entries(partsWith({})).map(([name, part]) => ({
    name,
    packed: deflateRawSync(part),
    size: part.length,
  }));
}

/** Its sheet unpacks to so many megabytes, and the directory claims a size of its own or the true one. */
export function unpacksTo(megabytes: number, claimed = megabytes * MB): Buffer {
  const others = packedParts().filter(({ name }) => name !== SHEET);
  return archive([...others, { name: SHEET, packed: deflatedZeros(megabytes), size: claimed }]);
}

/** 42 KB whose entries all are the same 40 MB: together 60 GB. */
export function overlapping(): Buffer {
  const packed = deflatedZeros(40);
  const first = archive([{ name: 'a', packed, size: 40 * MB }]);
  const listed = first.subarray(31 + packed.length, first.length - 22);
  const directory = Array.from({ length: 1_500 }, () => listed);
  const count = directory.length;
  return Buffer.concat([
    first.subarray(0, 31 + packed.length),
    ...directory,
    directoryEnd(count, count * listed.length, 31 + packed.length),
  ]);
}

/** As archives above 4 GB are: the directory's end says that the truth lies elsewhere. */
export function zip64(): Buffer {
  const whole = workbook();
  const end = whole.subarray(-22);
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06');
  record.writeUInt32LE(44, 4);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 24);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07');
  locator.writeBigUInt64LE(BigInt(whole.length - 22), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(end);
  last.fill(0xff, 8, 20);
  return Buffer.concat([whole.subarray(0, -22), record, locator, last]);
}
