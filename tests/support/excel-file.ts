import { zip } from './zip.ts';

export type ExcelCell = string | number | Date | FormattedNumber | null;

interface FormattedNumber {
  number: number;
  format: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DAY_MS = 86_400_000;
/** Day 0 of a workbook. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** A workbook as Excel saves it: words in one shared table, days as numbers with a format of their own. */
export function excelFile(sheets: Record<string, ExcelCell[][]>): Buffer {
  const words: string[] = [];
  const formats = ['dd/mm/yyyy;@'];
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row, at) => rowOf(row, at + 1, words, formats)).join('')}</sheetData></worksheet>`,
  ]);
  const overrides = parts.map(([path]) => override(`/${path}`, 'worksheet'));
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${overrides.join('')}${override('/xl/styles.xml', 'styles')}${override('/xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${names.map((name, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map(
        (_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
      ),
      [`rId${names.length + 1}`, 'styles', 'styles.xml'],
      [`rId${names.length + 2}`, 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`).join('')}</numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0" xfId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${words.map((word) => `<si><t xml:space="preserve">${escape(word)}</t></si>`).join('')}</sst>`,
  });
}

function rowOf(cells: ExcelCell[], row: number, words: string[], formats: string[]): string {
  const written = cells.map((cell, index) => {
    const place = `${String.fromCodePoint(65 + index)}${row}`;
    if (cell === null) return '';
    if (cell instanceof Date)
      return `<c r="${place}" s="1"><v>${(cell.getTime() - FIRST_DAY) / DAY_MS}</v></c>`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object')
      return `<c r="${place}" s="${formats.push(cell.format)}"><v>${cell.number}</v></c>`;
    return `<c r="${place}" t="s"><v>${words.push(cell) - 1}</v></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

function override(part: string, kind: string): string {
  return `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
}

function relations(list: (readonly [id: string, kind: string, target: string])[]): string {
  const entries = list.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${kind}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
