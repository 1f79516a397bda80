import { isUtf8 } from 'node:buffer';
import { stringify } from 'csv-stringify/sync';
import readWorkbook from 'read-excel-file/universal';
import { readZipDirectory } from '../resumes/zip-directory.ts';
import { WrongRequest } from '../wrong-request.ts';

export interface RosterFile {
  text: string;
  /** It was in Windows-1252. */
  isWindows: boolean;
  /** The sheet that was read, where others have rows too. */
  sheet: string;
}

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
/** MS-CFB 2.2: what Excel 97 wrote, and what Excel writes with a password. */
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A class of 1,500 rows has less; a file that claims more is not unpacked. */
const UNPACKED_MAX_BYTES = 20 * 1_024 * 1_024;
const ENTRIES_MAX = 1_000;

const OLD_OR_LOCKED =
  'This workbook is in the form of Excel 97, or has a password. In Excel choose “Save as”, “Excel Workbook (.xlsx)” or “CSV UTF-8”, without a password, and give that file';
const NOT_A_WORKBOOK =
  'This file could not be read as an Excel workbook. Save the sheet as “CSV UTF-8” and give that file, or paste the rows';

/** By its first bytes: Excel's, of any age. */
export function isWorkbook(file: Buffer): boolean {
  return [ZIP_START, COMPOUND_START].some((start) => file.subarray(0, start.length).equals(start));
}

/** The table in a spreadsheet's file: an Excel workbook, or text as a spreadsheet saves it. */
export async function readRosterFile(content: Uint8Array): Promise<RosterFile> {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (file.subarray(0, COMPOUND_START.length).equals(COMPOUND_START)) throw new WrongRequest(OLD_OR_LOCKED);
  if (file.subarray(0, ZIP_START.length).equals(ZIP_START)) return await readExcel(file);
  return { ...decodeText(file), sheet: '' };
}

/** UTF-8, UTF-16 where it says so, or else what Excel writes in the West. */
function decodeText(file: Buffer): { text: string; isWindows: boolean } {
  if (file[0] === 0xff && file[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(file), isWindows: false };
  return isUtf8(file)
    ? { text: new TextDecoder().decode(file), isWindows: false }
    : { text: new TextDecoder('windows-1252').decode(file), isWindows: true };
}

/** The first sheet that has rows, with tabs between its cells. */
async function readExcel(file: Buffer): Promise<RosterFile> {
  const entries = readZipDirectory(file, ENTRIES_MAX) ?? [];
  const bytes = entries.reduce((sum, { inflatedBytes }) => sum + inflatedBytes, 0);
  if (entries.length === 0 || bytes > UNPACKED_MAX_BYTES) throw new WrongRequest(NOT_A_WORKBOOK);
  const sheets = await readWorkbook(new Uint8Array(file).buffer).catch(() => {
    throw new WrongRequest(NOT_A_WORKBOOK);
  });
  const filled = sheets.filter(({ data }) => data.length > 0);
  const [first] = filled;
  const rows = (first?.data ?? []).map((row) => row.map(asText));
  return {
    text: stringify(rows, { delimiter: '\t' }),
    isWindows: false,
    sheet: first && filled.length > 1 ? first.sheet : '',
  };
}

/** A day as ISO 8601 writes it, which can mean one day only; anything else as it stands in the cell. */
function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
}
