import { expect, it } from 'vitest';
import { hasValidCheckDigit } from '../../../contracts/certificate.ts';
import { lookupOf, newCertificateNumber } from './certificate-number.ts';

it('a new number has 12 digits, no leading zero and a right check digit', () => {
  for (let count = 0; count < 1_000; count += 1) {
    const number = newCertificateNumber();
    expect(number).toMatch(/^[1-9]\d{11}$/);
    expect(hasValidCheckDigit(number)).toBe(true);
  }
});

it('a number is looked up without spaces and hyphens, in capitals', () => {
  expect(lookupOf(' 4821 0937-5514 ')).toBe('482109375514');
  expect(lookupOf('ka/2019/0042')).toBe('KA/2019/0042');
});
