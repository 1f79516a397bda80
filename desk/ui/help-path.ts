import { OFFICE_THINGS } from '../../domain/things.ts';

/** Guide pages (files of docs/office) by the beginning of the address. The longest match is used. */
export const HELP_PAGES: Record<string, string> = {
  '/': 'today',
  '/search': 'today',
  '/enquiries': 'answer-an-enquiry',
  '/enquiries/new': 'call-or-visitor',
  '/enquiries/bulk': 'many-at-once',
  '/applications': 'applications',
  '/applications/bulk': 'many-at-once',
  '/openings': 'openings',
  '/batches': 'batches',
  ...Object.fromEntries(Object.values(OFFICE_THINGS).map(({ path, help }) => [path, help])),
  '/certificates': 'certificates-for-a-class',
  '/certificates/:number': 'correct-a-certificate',
  '/certificates/papers': 'certificate-design',
  '/certificates/signatories': 'certificate-design',
  '/statistics': 'statistics',
  '/mail': 'emails',
  '/unmatched': 'emails',
  '/people': 'people-and-devices',
  '/audit-log': 'people-and-devices',
  '/account': 'first-day',
  '/privacy': 'delete-personal-data',
  '/system': 'system',
};

/** Address of the help for a page of the desk. */
export function helpPath(path: string): string {
  const parts = path.replace(/^(\/certificates\/)\d{2,}/, '$1:number').split('/');
  for (let count = parts.length; count > 1; count -= 1) {
    const page = HELP_PAGES[parts.slice(0, count).join('/') || '/'];
    if (page !== undefined) return `/help/${page}`;
  }
  return '/help';
}
