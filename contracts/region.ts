/** The country of a firm: how it writes amounts, times and phone numbers. */
export interface Region {
  /** BCP 47, in English: en-IN. It decides how numbers, amounts and time zones are written. */
  locale: string;
  /** IANA name; the setting TIME_ZONE overrides it. */
  timeZone: string;
  /** ISO 4217: INR. */
  currency: string;
  /** Included in every fee; `rate` is that of a new batch, in per cent. */
  tax: { name: string; rate: number };
  /** Country calling code, without +. */
  callingCode: string;
  /** Digits of a phone number as it is dialled within the country, without the first 0. */
  phoneDigits: number;
  /** Years for which the law demands books of account: payments are kept so long, without a name. */
  accountsYears: number;
}

/** "India", by its two letters. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** "₹1,18,000": whole amounts without decimals. */
export function money(amount: number, { locale, currency }: Pick<Region, 'locale' | 'currency'>): string {
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}

/** The tax in an amount that includes it, and the rest; both are whole. */
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

/** The digits of a typed amount: "₹ 59,000", "Rs. 59000", "59 000 kr" → 59000. */
export function digitsOfAmount(text: string): string {
  return text
    .trim()
    .replace(/^(?:\p{Sc}|[A-Z]{3}(?![A-Z])|[Rr]s\.?|kr\.?)/u, '')
    .replace(/(?:\p{Sc}|[A-Z]{3}|kr\.?)$/u, '')
    .trim()
    .replace(/(?<=\d)[,\s'’](?=\d)/g, '');
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** "IST", as people there call it; with a date, "CEST" in summer, and without one "CET" all year. */
export function zoneName(timeZone: string, locale: string, date?: Date): string {
  const timeZoneName = date ? 'short' : 'shortGeneric';
  const key = `${timeZone} ${locale} ${timeZoneName}`;
  const format = zoneFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  zoneFormats.set(key, format);
  return (
    format.formatToParts(date ?? new Date(0)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}
