import { expect, test } from 'vitest';
import { pages } from '../content/pages.ts';
import type { ServicePage } from '../content/types.ts';
import { missingTerms } from './missing-terms.ts';

const services = pages.filter((page) => page.kind === 'service');
const [sold] = services;
if (!sold) throw new Error('There is no service page');

function without(terms: object): ServicePage {
  return { ...sold, terms: { ...sold?.terms, ...terms } } as ServicePage;
}

test('all 29 services say who does the work, price basis, confidentiality and retest', () => {
  expect(services).toHaveLength(29);
  expect(services.flatMap(missingTerms)).toEqual([]);
});

test('names the page and the field that lacks a term', () => {
  const lacking: [object, string][] = [
    [{ price: { basis: ' ', movedBy: 'Roles' } }, 'terms.price.basis is missing'],
    [{ people: [] }, 'terms.people.0.term is missing'],
    [{ confidentiality: { holds: 'Logs', deleted: '' } }, 'terms.confidentiality.deleted is missing'],
    [{ retest: undefined }, 'terms.retest.summary is missing'],
    [
      { engagement: 'subscription', service: { hours: 'Office hours', response: 'One hour' } },
      'terms.service.exit is missing',
    ],
  ];
  for (const [terms, problem] of lacking) {
    expect(missingTerms(without(terms))).toContain(`${services[0]?.path}: ${problem}`);
  }
  expect(missingTerms({ ...sold, terms: undefined } as unknown as ServicePage)).toContain(
    `${sold?.path}: terms.people.0.term is missing`,
  );
});

test('refuses an amount in the price basis, as fees are not shown', () => {
  for (const basis of ['₹80,000 per application', 'Rs 500 per mailbox', 'From 2 lakh']) {
    expect(missingTerms(without({ price: { basis, movedBy: 'Roles' } }))).toEqual([
      `${sold?.path}: terms.price.basis names an amount`,
    ]);
  }
});
