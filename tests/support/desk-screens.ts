/**
 * Where a page of the desk is: at this address, or behind the first link of a list that leads to such an address, with
 * `below` added to it.
 */
export type DeskScreen = string | { list: string; link: RegExp; below?: string };

/** Every page that the desk shows to an owner, by its route; a test compares it with the routes. */
export const DESK_SCREENS: Record<string, readonly DeskScreen[]> = {
  '/': ['/'],
  '/enquiries': ['/enquiries', '/enquiries?who=mine'],
  '/enquiries/new': ['/enquiries/new'],
  '/enquiries/:reference': [{ list: '/enquiries', link: /^\/enquiries\/E-/ }],
  '/applications': ['/applications', '/applications?search=nobody'],
  '/applications/:reference': [{ list: '/applications', link: /^\/applications\/A-/ }],
  '/openings': ['/openings'],
  '/openings/new': ['/openings/new'],
  '/openings/:id': [{ list: '/openings', link: /^\/openings\/(?!new)/ }],
  '/batches': ['/batches', '/batches?year=2026'],
  '/batches/new': ['/batches/new'],
  '/batches/subscribers': ['/batches/subscribers'],
  '/batches/:id': [{ list: '/batches', link: /^\/batches\/devops-/ }],
  '/batches/:id/attendance': [{ list: '/batches', link: /^\/batches\/devops-/, below: '/attendance' }],
  '/batches/:id/cancel': [{ list: '/batches', link: /^\/batches\/devops-/, below: '/cancel' }],
  '/batches/:id/edit': [{ list: '/batches', link: /^\/batches\/devops-/, below: '/edit' }],
  '/batches/:id/email': [{ list: '/batches', link: /^\/batches\/devops-/, below: '/email' }],
  '/site': ['/site'],
  '/site/notices/new': ['/site/notices/new'],
  '/site/notices/:id': [{ list: '/site', link: /^\/site\/notices\/notice-/ }],
  '/site/hours': ['/site/hours'],
  '/site/testimonials': ['/site/testimonials'],
  '/site/testimonials/new': ['/site/testimonials/new'],
  '/site/testimonials/:id': [{ list: '/site/testimonials', link: /^\/site\/testimonials\/(?!new)/ }],
  '/site/templates': ['/site/templates'],
  '/site/templates/new': ['/site/templates/new'],
  '/site/templates/:id': ['/site/templates/course-details'],
  '/certificates': ['/certificates'],
  '/certificates/issue': ['/certificates/issue'],
  '/certificates/class': ['/certificates/class'],
  '/certificates/classes': ['/certificates/classes'],
  '/certificates/papers': ['/certificates/papers'],
  '/certificates/signatories/new': ['/certificates/signatories/new'],
  '/certificates/signatories/:id': [{ list: '/certificates/papers', link: /\/signatories\/(?!new)/ }],
  '/certificates/:number': [{ list: '/certificates', link: /^\/certificates\/\d{12}/ }],
  '/statistics': ['/statistics', '/statistics?month=2026-11'],
  '/mail': ['/mail', '/mail?show=all'],
  '/mail/:id': [{ list: '/mail?show=all', link: /^\/mail\/./ }],
  '/unmatched': ['/unmatched', '/unmatched?show=archived'],
  '/unmatched/:id': [{ list: '/unmatched', link: /^\/unmatched\/./ }],
  '/people': ['/people'],
  '/account': ['/account'],
  '/audit-log': ['/audit-log'],
  '/privacy': ['/privacy'],
  '/system': ['/system'],
  '/search': ['/search', '/search?search=a'],
  '/help': ['/help', '/help?search=batch'],
  '/help/:name': ['/help/answer-an-enquiry'],
};

/** What is shown before one has signed in. */
export const SCREENS_OF_THE_DOOR = ['/sign-in', '/link', '/welcome'];

/** Seen by tests that first do what leads there: a second passkey, a copy of a backup, a change of several. */
export const SCREENS_ELSEWHERE = [
  '/account/passkeys/new',
  '/system/backups/copy',
  '/enquiries/bulk/:id',
  '/applications/bulk/:id',
  '/applications/bulk/reject',
] as const;

/** GET without a page: files, and what the page of Today asks for by itself. */
export const NO_SCREENS = [
  '/news',
  '/applications/:reference/resume',
  '/applications/:reference/attachments/:attachment',
  '/enquiries/:reference/attachments/:attachment',
  '/unmatched/:id/attachments/:attachment',
  '/batches/:id/people.csv',
  '/batches/:id/attendance.csv',
  '/certificates/print',
  '/certificates/papers/preview',
  '/certificates/signatories/:id/picture',
  '/certificates/:number/pdf',
  '/certificates/:number/credential',
  '/statistics/export',
  '/statistics/payments.csv',
];
