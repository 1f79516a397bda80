import { type NumberFormat, numberFormat } from './number-format.ts';
import { attributeOf, escapedText, tagsOf } from './workbook-xml.ts';

/** Number formats, by cell style. */
type Formats = readonly (NumberFormat | undefined)[];

/** A row, or a cell with its formula and its value. */
const ROW_OR_CELL =
  /<((?:\w+:)?)(row|c)(?=[\s/>])([^<>]*)>((?:\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?\s*<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*))?/g;

export function formatsOf(styles: string): Formats {
  const codes = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode')]),
  );
  const [, cells = ''] = styles.split(/<(?:\w+:)?cellXfs(?=[\s>])/);
  const [own = ''] = cells.split(/<\/(?:\w+:)?cellXfs/);
  return tagsOf(own, 'xf').map((tag) => {
    const id = attributeOf(tag, 'numFmtId');
    return numberFormat(Number(id), codes.get(id));
  });
}

/**
 * Adds the address of each row and cell, which a file may omit, and replaces numbers by the text that Excel would show.
 * Removes rows and cells without content, because many workbooks have them down to the end of a column.
 */
export function withShownCells(sheet: string, formats: Formats): string {
  const parts: string[] = [];
  let done = 0;
  let row = 0;
  let column = 0;
  // Handles one match at a time, because `replace` would keep a million matches in memory.
  for (const match of sheet.matchAll(ROW_OR_CELL)) {
    const shown = shownInstead(match);
    if (shown === undefined) continue;
    parts.push(sheet.slice(done, match.index), shown);
    done = match.index + match[0].length;
  }
  return parts.join('') + sheet.slice(done);

  /** The cell with the text that Excel would show; undefined if it does not change. */
  function shownInstead([all, prefix = '', name = '', attributes = '', behind, value = '']: RegExpExecArray):
    | string
    | undefined {
    const tag = ` ${attributes}`;
    const address = attributes === '/' ? '' : attributeOf(tag, 'r');
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    if (name === 'row') {
      row = Number(digits) || row + 1;
      column = 0;
    } else {
      row = Number(digits) || row;
      column = columnOf(letters) || column + 1;
    }
    if (attributes.endsWith('/')) return '';
    const added = address === '' ? ` r="${name === 'row' ? '' : lettersOf(column)}${row}"` : '';
    const isNumber =
      value !== '' &&
      /^\s*[-+]?[\d.]+(?:E[-+]?\d+)?\s*$/i.test(value) &&
      ['', 'n'].includes(attributeOf(tag, 't'));
    const format = isNumber ? formats[Number(attributeOf(tag, 's'))] : undefined;
    if (format === undefined || behind === undefined)
      return added === '' ? undefined : all.replace(`${prefix}${name}`, `$&${added}`);
    const rest = attributes.replace(/\st\s*=\s*["']n["']/, '');
    const before = behind.slice(0, behind.length - value.length);
    return `<${prefix}c${added} t="str"${rest}>${before}${escapedText(format(Number(value)))}`;
  }
}

/** Number of a column from its letters. The first column is 1. */
export function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before === 0 ? '' : lettersOf(before)) + String.fromCodePoint(65 + ((column - 1) % 26));
}
