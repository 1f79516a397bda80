import { expect, test } from 'vitest';
import { feeWithTax, money, readAmount, type Region, splitTax, taxColumn, zoneName } from './region.ts';

const INDIA: Region = {
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  tax: { name: 'GST', rate: 18 },
  callingCode: '91',
  phoneDigits: 10,
  accountsYears: 9,
};
const SWEDEN: Region = {
  locale: 'en-SE',
  timeZone: 'Europe/Stockholm',
  currency: 'EUR',
  tax: { name: 'VAT', rate: 25 },
  callingCode: '46',
  phoneDigits: 9,
  accountsYears: 7,
};

test('columns and options are named after the tax of the firm', () => {
  expect([INDIA, SWEDEN, { tax: { name: 'Sales tax', rate: 8 } }].map(taxColumn)).toEqual([
    'gst',
    'vat',
    'sales_tax',
  ]);
});

test.each([
  [INDIA, 59_000, 18, '₹59,000 including 18% GST (₹9,000)'],
  [INDIA, 118_000, 18, '₹1,18,000 including 18% GST (₹18,000)'],
  [INDIA, 20_000, 0, '₹20,000, no GST'],
  [SWEDEN, 118_000, 25, '€118,000 including 25% VAT (€23,600)'],
])('in %o a fee of %d with %d%% is written in its currency, with its tax', (region, fee, rate, said) => {
  expect(feeWithTax(fee, rate, region)).toBe(said);
});

test('tax and the rest add up to the amount', () => {
  expect(splitTax(59_000, 18)).toEqual({ net: 50_000, tax: 9_000 });
  expect(splitTax(20_001, 18)).toEqual({ net: 16_950, tax: 3_051 });
  expect(splitTax(20_000, 0)).toEqual({ net: 20_000, tax: 0 });
});

test('an amount with decimals keeps them', () => {
  expect(money(19_999.5, SWEDEN)).toBe('€19,999.50');
});

test.each([
  '59000',
  '₹59,000',
  'Rs. 59000',
  'Rs.59,000/-',
  '59,000 INR',
  '₹ 59,000.00',
  '59.000,00',
  '59000,00',
  "59'000.0",
  'रु. ५९,०००',
  '₹५९,०००.००',
  '５９，０００',
  '٥٩٬٠٠٠٫٠٠',
  '\u00A0₹\u202F59\u00A0000\u200B',
  '\u202A₹59,000\u202C',
  '+59,000',
])('%s is an amount of 59000', (text) => {
  expect(readAmount(text, INDIA)).toBe(59_000);
});

test.each(['-₹59,000', '₹-59,000', '− 59 000', '‑59000', '–Rs 59,000.00'])('%s gives money back', (text) => {
  expect(readAmount(text, INDIA)).toBe(-59_000);
});

test.each([
  ['1,18,000', 118_000],
  ['₹ 12,50,000.00', 1_250_000],
  ['12.50.000', NaN],
  ['1.250.000', 1_250_000],
])('groups of %s are read as %d', (text, amount) => {
  expect(readAmount(text, INDIA)).toBe(amount);
});

test('a firm elsewhere reads the signs of its own currency', () => {
  expect(readAmount('59 000 kr', { locale: 'en-SE', currency: 'SEK' })).toBe(59_000);
  expect(readAmount('59.000,00 €', SWEDEN)).toBe(59_000);
  expect(readAmount('59 000 kr', SWEDEN)).toBeNaN();
});

test.each([
  '',
  'fifty',
  '6 mo',
  '12 weeks',
  '5,5',
  '5,00',
  '59,00,00',
  '59,000.50',
  '59.5',
  '$59,000',
  'USD 59,000',
  '59,000 59,000',
  '--59,000',
  '1e5',
  '0x59',
])('“%s” is no amount', (text) => {
  expect(readAmount(text, INDIA)).toBeNaN();
});

test('time zones have the name that people there use, in summer another where clocks change', () => {
  expect(zoneName('Asia/Kolkata', 'en-IN')).toBe('IST');
  expect(zoneName('Europe/Stockholm', 'en-SE')).toBe('CET');
  expect(zoneName('Europe/Stockholm', 'en-SE', new Date('2027-07-01'))).toBe('CEST');
});
