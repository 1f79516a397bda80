import { company } from './company.ts';
import { LICENCES, REGULATIONS, regulatorsOf, RETEST, TERMS } from './service-terms.ts';
import type { Fact, ServicePage } from './types.ts';

export interface TermsRow {
  id: string;
  heading: string;
  /** Terms of this service only. */
  own: Fact[];
  /** Terms of every contract. */
  shared: string[];
}

/** Rows of the terms. Each row has the terms of the service and the standard terms for its kind. */
export function termsRows({ terms }: ServicePage): TermsRow[] {
  const { engagement, price, confidentiality, retest } = terms;
  const { people, ...headings } = TERMS;
  const byKind = headings.price.byKind[engagement].filter((line) => !price.isLabourOnly || line !== LICENCES);
  const city = (text: string) => text.replace('{city}', company.address.city);
  return [
    { id: 'people', heading: people.heading, own: terms.people, shared: [...people.shared] },
    {
      id: 'price',
      heading: headings.price.heading,
      own: [
        { term: headings.price.basis, detail: price.basis },
        { term: headings.price.movedBy, detail: price.movedBy },
      ],
      shared: [...byKind, ...headings.price.shared].map(city),
    },
    ...(terms.engagement === 'subscription' ? [serviceRow(terms.service)] : []),
    {
      id: 'confidentiality',
      heading: headings.confidentiality.heading,
      own: [
        { term: headings.confidentiality.holds, detail: confidentiality.holds },
        { term: headings.confidentiality.deleted, detail: confidentiality.deleted },
      ],
      shared: [...headings.confidentiality.shared],
    },
    {
      id: 'retest',
      heading: RETEST[engagement],
      own: [
        { term: headings.retest.when, detail: retest.summary },
        { term: headings.retest.includes, detail: retest.includes },
      ],
      shared: [...(retest.shared ?? headings.retest.shared[engagement])],
    },
  ];
}

export function regulationsOf({ terms }: ServicePage) {
  return regulatorsOf(terms).map((line) => REGULATIONS[line]);
}

function serviceRow(service: { hours: string; response: string; exit: string }): TermsRow {
  const { heading, hours, response, exit } = TERMS.service;
  const own: Fact[] = [
    { term: hours, detail: service.hours },
    { term: response, detail: service.response },
    { term: exit, detail: service.exit },
  ];
  return { id: 'service', heading, own, shared: [] };
}
