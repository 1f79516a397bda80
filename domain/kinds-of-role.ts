import type { Role } from './roles.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from './submission-kind.ts';

/** Roles that may see each kind. */
export const SEES: Record<SubmissionKind, readonly Role[]> = {
  enquiry: ['owner', 'office'],
  application: ['owner', 'office', 'recruiter'],
};

export function kindsOf(role: Role): SubmissionKind[] {
  return SUBMISSION_KINDS.filter((kind) => SEES[kind].includes(role));
}
