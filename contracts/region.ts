import { readSigns } from './pasted-text.ts';

/** Formats of amounts, times and phone numbers in a firm's country. */
export interface Region {
  /** BCP 47, English: en-IN, for numbers, amounts and time zones. */
  locale: string;
  /** IANA name; the setting TIME_ZONE overrides it. */
  timeZone: string;
  /** ISO 4217: INR. */
  currency: string;
  /** Included in every fee; `rate` is that of a new batch, in per cent. */
  tax: { name: string; rate: number };
  /** Country calling code, without +. */
  callingCode: string;
  /** Digits of a phone number within the country, without the first 0. */
  phoneDigits: number;
  /** Years for which the law requires accounting records: payments are kept that long, without a name. */
  accountsYears: number;
}

/** Name of a country by its two letters: "India". */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** "₹1,18,000": whole amounts without decimals. */
export function money(amount: number, { locale, currency }: Pick<Region, 'locale' | 'currency'>): string {
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}

/** The tax in an amount, and the rest; both are whole. */
export function splitTax(amount: number, rate: number): { net: number; tax: number } {
  const tax = Math.round((amount * rate) / (100 + rate));
  return { net: amount - tax, tax };
}

/** "₹59,000 including 18% GST (₹9,000)" */
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

/** Plain digits, or groups with three digits in the last; decimals only if they are zeros. */
const WHOLE_AMOUNT =
  /^(?:\d{1,9}(?:\.00?)?|\d{4,9},00?|\d{1,3}([, '])(?:\d{2,3}\1){0,3}\d{3}(?:\.00?)?|\d{1,3}([. '])(?:\d{3}\2){0,2}\d{3}(?:,00?)?)$/;

/**
 * A typed or pasted whole amount: "₹59,000", "-Rs. 59000/-", "59.000,00 €" → 59000. NaN if it is not one, or in another
 * currency.
 */
export function readAmount(typed: string, { locale, currency }: Pick<Region, 'locale' | 'currency'>): number {
  // Arabic and Urdu use different separators.
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

/** People in India write these instead of ₹. */
const RUPEES = ['rs', 'रु'];

function plainSign(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Local name of the zone: "IST"; with a date, "CEST" in summer, and without one "CET" all year. */
export function zoneName(timeZone: string, locale: string, date?: Date): string {
  const timeZoneName = date ? 'short' : 'shortGeneric';
  const key = `${timeZone} ${locale} ${timeZoneName}`;
  const format = zoneFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  zoneFormats.set(key, format);
  return (
    format.formatToParts(date ?? new Date(0)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}
