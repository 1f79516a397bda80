/**
 * Things that the office edits and the table `office_facts` stores, by kind: noun of the command and of an export, list at
 * the desk, and page of the office guide (`docs/office`). Tabs, commands and types of the other lists follow this order.
 */
export const OFFICE_THINGS = {
  notice: { noun: 'notices', path: '/site', heading: 'Notices', help: 'notices-and-hours' },
  hours: { noun: 'hours', path: '/site/hours', heading: 'Hours', help: 'notices-and-hours' },
  testimonial: {
    noun: 'testimonials',
    path: '/site/testimonials',
    heading: 'Testimonials',
    help: 'testimonials',
  },
  letter: { noun: 'templates', path: '/site/templates', heading: 'Templates', help: 'templates' },
} as const;

export type FactKind = keyof typeof OFFICE_THINGS;
export const FACT_KINDS = Object.keys(OFFICE_THINGS) as FactKind[];
