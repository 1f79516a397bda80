/** Kinds of submissions. */
export const SUBMISSION_KINDS = ['enquiry', 'application'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Plural names for tables, lists, commands and addresses. */
export const PLURALS = { enquiry: 'enquiries', application: 'applications' } as const satisfies Record<
  SubmissionKind,
  string
>;

/** First letters of references. */
export const PREFIXES = { enquiry: 'E', application: 'A' } as const satisfies Record<SubmissionKind, string>;

/** Kind of a submission from its reference, which may be in any case. */
export function kindOf(reference: string): SubmissionKind {
  const [first] = reference.toUpperCase().match(/[A-Z0-9]/) ?? [];
  return first === PREFIXES.application ? 'application' : 'enquiry';
}
