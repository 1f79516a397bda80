import { makeZip } from 'client-zip';
import { stringify } from 'csv-stringify/sync';
import { readSheet } from 'read-excel-file/universal';
import { readCell } from '../../../contracts/pasted-text.ts';
import { readZipDirectory, readZipText } from '../../zip-directory.ts';
import { OperatorError } from '../operator-error.ts';
import { otherTable } from '../other-table.ts';
import { columnOf, formatsOf, withShownCells } from './workbook-cells.ts';
import { attributeOf, tagsOf, withoutMarkedText } from './workbook-xml.ts';

export interface WorkbookTable {
  /** Text of the cells, separated by tabs and line breaks. */
  text: string;
  /** Name of the sheet that was read, if others have rows too. */
  sheet: string;
}

/** Limit of entries in the zip. Only the parts that are needed are unpacked. */
const ENTRIES_MAX = 0xffff;
const UNPACKED_MAX_MB = 20;
const SHEETS_MAX = 100;
const ROWS_MAX = 20_000;
const COLUMNS_MAX = 100;
/** Limit of cells in the rectangle around all values, because the parser makes all of them. */
const CELLS_MAX = 500_000;
const TEXTS_MAX = 200_000;
/** Size limit of the table. A workbook may use a long text that it stores once in any number of cells. */
const TABLE_MAX_MB = 4;
const MB = 1_024 * 1_024;
/** Limit of nested elements. Excel nests about ten. */
const DEPTH_MAX = 100;

export const NOT_A_WORKBOOK =
  'This file could not be read as an Excel workbook. Save the sheet as “CSV UTF-8” and give that file, or paste the rows';

/**
 * Cells without a value and rows without cells. Cells and rows written as one tag were already removed by
 * `withShownCells`.
 */
const EMPTY_CELL =
  /<(?:\w+:)?c(?:\s[^<>]*)?>\s*(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/(?:\w+:)?f>)\s*)?(?:<(?:\w+:)?v(?:\/>|><\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g;
const EMPTY_ROW = /<(?:\w+:)?row(?:\s[^<>]*)?>\s*<\/(?:\w+:)?row>/g;
/** Beginning of a cell, or of a value that is not empty. */
const CELL_OR_VALUE = /<(?:\w+:)?(?:c\s([^<>]*)|(?:v|t)(?:\s[^<>]*)?>(?=[^<]))/g;
const ADDRESS = /(?:^|\s)r\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/;

/** Other formats that use zip, each with a part by which it is recognised. */
const OTHER_ARCHIVES: Record<string, string> = {
  'content.xml': 'an OpenDocument spreadsheet (.ods)',
  'xl/workbook.bin': 'a binary workbook of Excel (.xlsb)',
  'Index/Document.iwa': 'a table of Numbers (.numbers)',
  'Index.zip': 'a table of Numbers (.numbers)',
};

/** Returns the text of a part by its path; undefined if there is none. */
type ReadPart = (path: string) => string | undefined;

/** Table of the first sheet with rows. The cells are counted before the table is built. */
export async function tableOfWorkbook(file: Buffer): Promise<WorkbookTable> {
  const readPart = openParts(file);
  const { sheets, shared, formats } = findParts(readPart);
  for (const [index, { name, path, isHidden }] of sheets.entries()) {
    if (isHidden) continue;
    const content = withoutEmptyCells(withShownCells(readPart(path) ?? '', formats));
    if (!hasValues(content)) continue;
    requireShown(content);
    requireNear(content);
    const rows = await rowsOf({ ...shared, [path]: content }, index);
    if (rows.length === 0) continue;
    const hasOthers = sheets
      .slice(index + 1)
      .some((other) => !other.isHidden && mayHaveValues(readPart, other.path));
    // Quotes cells that contain another common separator, which could be taken for the separator of a sheet with one
    // column.
    const text = stringify(rows, { delimiter: '\t', quoted_match: /[,;|]/ });
    return { text, sheet: hasOthers ? name : '' };
  }
  if (sheets.some((sheet) => sheet.isHidden && mayHaveValues(readPart, sheet.path)))
    throw new OperatorError(
      'The visible sheets have no rows, but a hidden one has. If that is the list, unhide it in Excel and choose the file again.',
    );
  return { text: '', sheet: '' };
}

/** Returns a function that unpacks a part. All parts together may not exceed a limit. */
function openParts(file: Buffer): ReadPart {
  const entries = new Map(readZipDirectory(file, ENTRIES_MAX)?.map((entry) => [entry.name, entry]));
  const other = Object.keys(OTHER_ARCHIVES).find((part) => entries.has(part));
  if (other !== undefined && !entries.has('xl/workbook.xml'))
    throw new OperatorError(otherTable(OTHER_ARCHIVES[other] ?? ''));
  let left = UNPACKED_MAX_MB * MB;
  return (path) => {
    const entry = entries.get(path);
    if (!entry) return undefined;
    if (entry.inflatedBytes > left) refuse(`This workbook has more than ${UNPACKED_MAX_MB} MB`);
    const content = readZipText(file, entry, left);
    const text = content && withoutMarkedText(content);
    if (content === undefined || text === undefined || !isPlainXml(text))
      throw new OperatorError(NOT_A_WORKBOOK);
    left -= Buffer.byteLength(content);
    return text;
  };
}

/** True if the text is plain XML of the kind that Office uses: no document type, so no entities, and little nesting. */
function isPlainXml(text: string): boolean {
  if (/<!DOCTYPE/i.test(text)) return false;
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const end = text.indexOf('>', at);
    const sign = text.charAt(at + 1);
    if (sign === '/') depth -= 1;
    else if (sign !== '?' && sign !== '!' && text.charAt(end - 1) !== '/') depth += 1;
    if (end === -1 || depth > DEPTH_MAX) return false;
  }
  return true;
}

interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

/** Sheets in order, each with the parts that it needs. */
function findParts(readPart: ReadPart) {
  const shared: Record<string, string> = {};
  const share = (path: string): string => {
    const content = readPart(path);
    if (content !== undefined) shared[path] = content;
    return content ?? '';
  };
  const tags = tagsOf(share('xl/workbook.xml'), 'sheet').filter((tag) => attributeOf(tag, 'name') !== '');
  if (tags.length === 0) throw new OperatorError(NOT_A_WORKBOOK);
  if (tags.length > SHEETS_MAX)
    refuse(`This workbook has ${grouped(tags.length)} sheets; at most ${SHEETS_MAX} are read`);
  const relations = tagsOf(share('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => ({
    id: attributeOf(tag, 'Id'),
    kind: attributeOf(tag, 'Type').split('/').at(-1),
    path: pathOf(attributeOf(tag, 'Target')),
  }));
  const pathOfKind = (kind: string, id?: string) =>
    relations.find((each) => each.kind === kind && (id === undefined || each.id === id))?.path;
  const formats = formatsOf(share(pathOfKind('styles') ?? 'xl/styles.xml'));
  if (tagsOf(share(pathOfKind('sharedStrings') ?? 'xl/sharedStrings.xml'), 'si').length > TEXTS_MAX)
    refuse(`This workbook has more than ${grouped(TEXTS_MAX)} different texts`);
  const sheets = tags.map((tag): Sheet => ({
    name: attributeOf(tag, 'name'),
    path: pathOfKind('worksheet', attributeOf(tag, 'id')) ?? '',
    isHidden: attributeOf(tag, 'state').toLowerCase().endsWith('hidden'),
  }));
  return { sheets, shared, formats };
}

function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function withoutEmptyCells(sheet: string): string {
  return sheet.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
}

function hasValues(sheet: string): boolean {
  for (const [, cell] of sheet.matchAll(CELL_OR_VALUE)) if (cell === undefined) return true;
  return false;
}

/**
 * True if a sheet may have rows, judged only by its size. A sheet that is too large to unpack counts as having rows.
 */
function mayHaveValues(readPart: ReadPart, path: string): boolean {
  try {
    return hasValues(readPart(path) ?? '');
  } catch {
    return true;
  }
}

/** Throws if rows are hidden, because a person sees fewer rows than the file has. */
function requireShown(sheet: string): void {
  const hidden = tagsOf(sheet, 'row').find((tag) => /^(?:1|true)$/.test(attributeOf(tag, 'hidden')));
  if (hidden === undefined) return;
  const row = attributeOf(hidden, 'r');
  throw new OperatorError(
    `This sheet has a hidden row with content${row && ` (row ${row})`}: unhide all rows, for example by clearing filters, or delete the hidden ones, and choose the file again`,
  );
}

/** Throws if a cell is far away, because the parser fills the whole rectangle up to it. */
function requireNear(sheet: string): void {
  let cell = '';
  let lastRow = 0;
  let lastColumn = 0;
  let farthest = { address: '', cells: 0 };
  const rows = new Set<number>();
  for (const [, attributes] of sheet.matchAll(CELL_OR_VALUE)) {
    if (attributes !== undefined) {
      cell = attributes;
      continue;
    }
    const [, letters = '', digits = ''] = ADDRESS.exec(cell) ?? [];
    const row = Number(digits);
    const column = columnOf(letters);
    rows.add(row);
    lastRow = Math.max(lastRow, row);
    lastColumn = Math.max(lastColumn, column);
    if (row * column > farthest.cells) farthest = { address: letters + digits, cells: row * column };
  }
  if (rows.size > ROWS_MAX)
    refuse(`This sheet has ${grouped(rows.size)} rows; at most ${grouped(ROWS_MAX)} are read`);
  if (lastRow > ROWS_MAX || lastColumn > COLUMNS_MAX || lastRow * lastColumn > CELLS_MAX) {
    throw new OperatorError(
      `A cell far away (${farthest.address}) has content: delete it, or save the rows as CSV`,
    );
  }
}

/** Reads a sheet from a new archive with only the parts that it needs. */
async function rowsOf(parts: Record<string, string>, index: number): Promise<string[][]> {
  const files = Object.entries(parts).map(([name, input]) => ({ name, input }));
  const archive = await new Response(makeZip(files)).arrayBuffer();
  const read = await readSheet(archive, index + 1).catch(() => {
    throw new OperatorError(NOT_A_WORKBOOK);
  });
  const rows = read.map((row) => row.map(asText));
  const length = rows.reduce((sum, row) => row.reduce((inRow, cell) => inRow + cell.length, sum), 0);
  if (length > TABLE_MAX_MB * MB) refuse(`The cells have more than ${TABLE_MAX_MB} MB of text`);
  return rows;
}

/** Text of a cell on one line. A date becomes ISO 8601, which is unambiguous. */
function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? readCell(cell) : '';
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

function refuse(reason: string): never {
  throw new OperatorError(
    `${reason}. Copy the rows into a new workbook, or save the sheet as “CSV UTF-8”, and give that file`,
  );
}
