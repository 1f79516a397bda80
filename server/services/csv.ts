import { type Stringifier, stringify } from 'csv-stringify';
import { isPhoneNumber } from '../../contracts/application.ts';

/**
 * An apostrophe at the start of a value. It stops spreadsheets from reading the value as a formula or a number; an
 * import removes it.
 */
export const GUARDED = /^'(?='*[=+\-@\t\r\d＝＋－＠])/u;

/** Calling code of a country: one to three digits (ITU-T E.164). */
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Makes CSV from rows. An apostrophe disarms formulas, and spaces disarm phone numbers, which can still be dialled. A
 * byte order mark tells Excel that the file is UTF-8.
 */
export function csvOf(columns: string[]): Stringifier {
  return stringify({
    header: true,
    bom: true,
    columns,
    escape_formulas: true,
    cast: {
      string(value) {
        const phone = phoneInGroups(value);
        if (phone !== undefined) return { value: phone, escape_formulas: false };
        // A value that already has such an apostrophe gets another one.
        return GUARDED.test(value) ? `'${value}` : value;
      },
    },
  });
}

/** Phone number in groups with spaces, because spreadsheets read "+919876543210" and "+91-98765-43210" as formulas. */
function phoneInGroups(text: string): string | undefined {
  if (!text.startsWith('+') || !isPhoneNumber(text)) return undefined;
  const [first = '', ...others] = text.split(/[^\d]+/).filter(Boolean);
  if (others.length > 0) return `+${[first, ...others].join(' ')}`;
  const code = CALLING_CODE.exec(first)?.[0] ?? '';
  const number = first.slice(code.length);
  return `+${code} ${number.length === 10 ? `${number.slice(0, 5)} ${number.slice(5)}` : number}`;
}
