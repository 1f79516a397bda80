import { expect, test } from 'vitest';
import { digitsOfAmount, feeWithTax, money, type Region, splitTax, zoneName } from './region.ts';

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

test.each(['59000', '₹59,000', 'Rs. 59000', 'INR 59 000', '€ 59,000', '59 000 kr'])('%s is 59000', (text) => {
  expect(digitsOfAmount(text)).toBe('59000');
});

test.each(['fifty', '6 mo', '12 weeks'])('%s stays what it is, no amount', (text) => {
  expect(digitsOfAmount(text)).not.toMatch(/^\d+$/);
});

test('time zones have the name that people there use, in summer another where clocks change', () => {
  expect(zoneName('Asia/Kolkata', 'en-IN')).toBe('IST');
  expect(zoneName('Europe/Stockholm', 'en-SE')).toBe('CET');
  expect(zoneName('Europe/Stockholm', 'en-SE', new Date('2027-07-01'))).toBe('CEST');
});
