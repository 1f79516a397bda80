/** What visitors send by a form with their name and address. Rows, records and views of both carry it. */
export const SUBMISSION_KINDS = ['enquiry', 'application'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** What their tables, lists, commands and addresses are called. */
export const PLURALS = { enquiry: 'enquiries', application: 'applications' } as const satisfies Record<
  SubmissionKind,
  string
>;

/** What their references begin with. */
export const PREFIXES = { enquiry: 'E', application: 'A' } as const satisfies Record<SubmissionKind, string>;

/** For where nothing but the reference is known, which may be as somebody typed it. */
export function kindOf(reference: string): SubmissionKind {
  const [first] = reference.toUpperCase().match(/[A-Z0-9]/) ?? [];
  return first === PREFIXES.application ? 'application' : 'enquiry';
}
