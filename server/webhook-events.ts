/** Subjects of webhook events. The names of events begin with these. */
export const WEBHOOK_SUBJECTS = ['enquiry', 'application', 'certificate', 'batch', 'subscriber'] as const;
export type WebhookSubject = (typeof WEBHOOK_SUBJECTS)[number];

export const WEBHOOK_EVENTS = {
  'enquiry.received': 'New enquiry',
  'enquiry.changed': 'Enquiry changed',
  'enquiry.deleted': 'Enquiry deleted',
  'application.received': 'New application',
  'application.changed': 'Application changed',
  'application.deleted': 'Application deleted',
  'certificate.issued': 'Certificate issued',
  'certificate.changed': 'Certificate changed',
  'certificate.revoked': 'Certificate revoked',
  'certificate.deleted': 'Certificate deleted',
  'batch.made': 'New batch',
  'batch.changed': 'Batch changed',
  'subscriber.confirmed': 'New date alert',
  test: 'Test',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
