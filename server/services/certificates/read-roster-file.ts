import { isUtf8 } from 'node:buffer';
import { OperatorError } from '../operator-error.ts';
import { markedEncoding } from '../readable-file.ts';
import { readWorkbook } from './read-workbook.ts';

export interface RosterFile {
  text: string;
  /** True if the text was encoded in Windows-1252. */
  isWindows: boolean;
  /** Name of the sheet that was read, if others have rows too. */
  sheet: string;
}

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
/** First bytes of a compound file (MS-CFB 2.2). Workbooks of Excel 97 and workbooks with a password begin like this. */
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const OLD_OR_LOCKED =
  'This workbook is in the format of Excel 97, or has a password. In Excel choose “Save as”, “Excel Workbook (.xlsx)” or “CSV UTF-8”, without a password, and give that file';

/** True if the first bytes are those of an Excel file of any version. */
export function isWorkbook(file: Buffer): boolean {
  return [ZIP_START, COMPOUND_START].some((start) => file.subarray(0, start.length).equals(start));
}

/** Reads the table of a spreadsheet file: an Excel workbook, or text that a spreadsheet has saved. */
export async function readRosterFile(content: Uint8Array): Promise<RosterFile> {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (file.subarray(0, COMPOUND_START.length).equals(COMPOUND_START)) throw new OperatorError(OLD_OR_LOCKED);
  if (file.subarray(0, ZIP_START.length).equals(ZIP_START))
    return { ...(await readWorkbook(file)), isWindows: false };
  return { ...decodeText(file), sheet: '' };
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252, which Excel uses in western countries. */
function decodeText(file: Buffer): { text: string; isWindows: boolean } {
  const isWindows = markedEncoding(file) === undefined && !isUtf8(file);
  const encoding = markedEncoding(file) ?? (isWindows ? 'windows-1252' : 'utf-8');
  return { text: new TextDecoder(encoding).decode(file), isWindows };
}
