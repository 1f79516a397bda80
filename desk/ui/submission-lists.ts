import { PLURALS, type SubmissionKind } from '../../domain/submission-kind.ts';

export const LISTS: Record<SubmissionKind, { label: string; path: string }> = {
  enquiry: { label: 'Enquiries', path: `/${PLURALS.enquiry}` },
  application: { label: 'Applications', path: `/${PLURALS.application}` },
};
