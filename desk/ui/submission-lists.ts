import { PLURALS, type SubmissionKind } from '../../contracts/submission-kind.ts';

interface SubmissionList {
  label: string;
  path: string;
}

export const LISTS: Record<SubmissionKind, SubmissionList> = {
  enquiry: { label: 'Enquiries', path: `/${PLURALS.enquiry}` },
  application: { label: 'Applications', path: `/${PLURALS.application}` },
};
