import { type Stringifier, stringify } from 'csv-stringify';

/**
 * Makes CSV of rows. A value that a spreadsheet would run as a formula is defused with an apostrophe; a byte order mark
 * tells Excel that it is UTF-8.
 */
export function csvOf(columns: string[]): Stringifier {
  return stringify({ header: true, bom: true, columns, escape_formulas: true });
}
