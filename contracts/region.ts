import { readSigns } from './pasted-text.ts';

/** Country of a firm: how its amounts, times and phone numbers are written. */
export interface Region {
  /** English with a region (BCP 47), such as en-IN, in which numbers, amounts and time zones are written. */
  locale: string;
  /** IANA name of the time zone. The setting TIME_ZONE overrides it. */
  timeZone: string;
  /** ISO 4217 code, such as INR. */
  currency: string;
  /** Tax included in every fee. `rate` is the rate for new batches, in per cent. */
  tax: { name: string; rate: number };
  /** Country calling code, without +. */
  callingCode: string;
  /** Number of digits of a phone number within the country, without the first 0. */
  phoneDigits: number;
  /**
   * Number of years for which the law requires accounting records. Payments are kept that long, without the name of the
   * person.
   */
  accountsYears: number;
}

/** Name of a country by its code of two letters: "India". */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** Amount with its currency: "₹1,18,000". Whole amounts have no decimals. */
export function money(amount: number, { locale, currency }: Pick<Region, 'locale' | 'currency'>): string {
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}

/** Splits an amount into the tax and the rest, both whole. */
export function splitTax(amount: number, rate: number): { net: number; tax: number } {
  const tax = Math.round((amount * rate) / (100 + rate));
  return { net: amount - tax, tax };
}

/** Fee with the tax in it: "₹59,000 including 18% GST (₹9,000)". */
export function feeWithTax(fee: number, rate: number, region: Region): string {
  const { name } = region.tax;
  return rate === 0
    ? `${money(fee, region)}, no ${name}`
    : `${money(fee, region)} including ${rate}% ${name} (${money(splitTax(fee, rate).tax, region)})`;
}

/** Name of the tax for a column or an option: gst, sales_tax. */
export function taxColumn({ tax }: Pick<Region, 'tax'>): string {
  return tax.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_');
}

/**
 * Whole amount: plain digits, or groups of digits with separators. The last group has three digits. Decimals must be
 * zeros.
 */
const WHOLE_AMOUNT =
  /^(?:\d{1,9}(?:\.00?)?|\d{4,9},00?|\d{1,3}([, '])(?:\d{2,3}\1){0,3}\d{3}(?:\.00?)?|\d{1,3}([. '])(?:\d{3}\2){0,2}\d{3}(?:,00?)?)$/;

/**
 * Whole amount that somebody typed or pasted: "₹59,000", "-Rs. 59000/-" and "59.000,00 €" are 59000. NaN if it is not a
 * whole amount, or in another currency.
 */
export function readAmount(typed: string, { locale, currency }: Pick<Region, 'locale' | 'currency'>): number {
  // Arabic and Urdu use other separators, which are replaced.
  const text = readSigns(typed).replace(/[٬’]/g, "'").replace('٫', '.');
  const first = text.search(/\d/);
  const number = /^[\d.,' ]*\d/.exec(text.slice(first))?.[0] ?? '';
  const before = plainSign(text.slice(0, first));
  const behind = plainSign(text.slice(first + number.length).replace(/^ ?\/[-=]/, ''));
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  const known = new Set([
    '',
    ...(currency === 'INR' ? RUPEES : []),
    ...signs.map((sign) => plainSign(sign?.value ?? '')),
  ]);
  if (!WHOLE_AMOUNT.test(number) || !known.has(before.replace(/[+-]/, '')) || !known.has(behind)) return NaN;
  const amount = Number(number.replace(/[.,]00?$/, '').replace(/\D/g, ''));
  return before.includes('-') ? -amount : amount;
}

/** Signs and words that people in India write instead of ₹. */
const RUPEES = ['rs', 'रु'];

function plainSign(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Local name of a time zone, such as "IST". With a date it is exact, such as "CEST" in summer. Without a date it is the
 * name in winter, such as "CET".
 */
export function zoneName(timeZone: string, locale: string, date?: Date): string {
  const timeZoneName = date ? 'short' : 'shortGeneric';
  const key = `${timeZone} ${locale} ${timeZoneName}`;
  const format = zoneFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  zoneFormats.set(key, format);
  return (
    format.formatToParts(date ?? new Date(0)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}
