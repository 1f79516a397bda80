import { expect, test } from 'vitest';
import { matchServices, splitAtMatch } from './match-services.ts';

const groups = [
  { label: 'Cyber Security Services', path: '/services/cyber-security-services' },
  { label: 'VAPT', path: '/services/vulnerability-assessment-and-penetration-testing' },
  {
    label: 'Governance Risk & Counsalting (GRC)',
    path: '/services/governance-risk-counsalting',
    dictionaryLabel: 'Governance Risk & Consulting (GRC)',
  },
] as const;

const labels = (text: string) => matchServices(groups, text).map(({ label }) => label);

test('finds a part of a label, whatever its case', () => {
  expect(labels('SECUR')).toEqual(['Cyber Security Services']);
  expect(labels('vapt')).toEqual(['VAPT']);
  expect(labels(' vapt ')).toEqual(['VAPT']);
});

test('finds the misspelt label by either spelling', () => {
  expect(labels('counsalting')).toEqual(['Governance Risk & Counsalting (GRC)']);
  expect(labels('consulting')).toEqual(['Governance Risk & Counsalting (GRC)']);
});

test('shows nothing for an empty text or one of spaces', () => {
  expect(labels('')).toEqual([]);
  expect(labels('  ')).toEqual([]);
});

test('takes signs as they are, not as a pattern', () => {
  expect(labels('(grc)')).toEqual(['Governance Risk & Counsalting (GRC)']);
  expect(labels('&')).toEqual(['Governance Risk & Counsalting (GRC)']);
  expect(labels('.*')).toEqual([]);
  expect(labels('cyber  security')).toEqual([]);
});

test('cuts the label around what was typed', () => {
  expect(splitAtMatch('Cyber Security Services', ' secur')).toEqual(['Cyber ', 'Secur', 'ity Services']);
  expect(splitAtMatch('Governance Risk & Counsalting (GRC)', 'consulting')).toEqual([
    'Governance Risk & Counsalting (GRC)',
    '',
    '',
  ]);
});
