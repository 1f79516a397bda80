import type { Page } from '../content/types.ts';

/** What a buyer needs before signing; the way to it within a service page. */
const NEEDED = [
  'terms.engagement',
  'terms.people.0.term',
  'terms.people.0.detail',
  'terms.price.basis',
  'terms.price.movedBy',
  'terms.confidentiality.holds',
  'terms.confidentiality.deleted',
  'terms.retest.summary',
  'terms.retest.includes',
];
const NEEDED_OF_SUBSCRIPTION = ['terms.service.hours', 'terms.service.response', 'terms.service.exit'];

/** Fees are not shown (Spec §9): a price basis names what is counted, never what it costs. */
const AMOUNT = /₹|\bINR\b|\bRs\.?\s|\b(lakh|crore)\b/i;

/** The page and the field of each term that a service page lacks, or that names an amount. */
export function missingTerms(page: Page): string[] {
  if (page.kind !== 'service') return [];
  const needed = [
    ...NEEDED,
    ...(textAt(page, 'terms.engagement') === 'subscription' ? NEEDED_OF_SUBSCRIPTION : []),
  ];
  const missing = needed
    .filter((way) => !textAt(page, way).trim())
    .map((way) => `${page.path}: ${way} is missing`);
  const amounts = ['terms.price.basis', 'terms.price.movedBy']
    .filter((way) => AMOUNT.test(textAt(page, way)))
    .map((way) => `${page.path}: ${way} names an amount`);
  return [...missing, ...amounts];
}

/** Empty where there is none. */
function textAt(page: Page, way: string): string {
  const found = way
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], page);
  return typeof found === 'string' ? found : '';
}
