import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from './limits.ts';

/** Apart from the schema: the form stands on every page and needs no schema library for these (Spec §8). */
export const ENQUIRY_MESSAGES = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send. Try again.',
} as const;

/** What a field holds says which rule it has, and where the firm's people see it: a further `line` is among the facts. */
export type EnquiryField<Name extends string = string> = {
  /** Of the field in a call, of the column in the database and in an export. */
  name: Name;
  label: string;
  maxLength: number;
  autoComplete?: string;
  /** What is said where it is missing; undefined: it may be left empty. */
  required?: string;
} & (
  | { holds: 'name' | 'phone' | 'email'; required: string }
  | { holds: 'line'; required?: string }
  | { holds: 'text'; required?: undefined }
);

const FIELDS = [
  {
    name: 'name',
    label: 'Name',
    holds: 'name',
    maxLength: NAME_MAX_LENGTH,
    autoComplete: 'name',
    required: 'Name is required',
  },
  {
    name: 'mobile',
    label: 'Mobile',
    holds: 'phone',
    maxLength: PHONE_MAX_LENGTH,
    autoComplete: 'tel',
    required: 'Mobile number is required',
  },
  {
    name: 'email',
    label: 'Email',
    holds: 'email',
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'email',
    required: 'Email is required',
  },
  { name: 'message', label: 'Message', holds: 'text', maxLength: MESSAGE_MAX_LENGTH },
] as const satisfies readonly EnquiryField[];

export type EnquiryFieldName = (typeof FIELDS)[number]['name'];

/**
 * All fields of an enquiry, in their order in the form. The form, what is given back without script, the checks, the
 * mail, the desk, exports and the search are made from this list; a further field needs its column in the database too.
 */
export const ENQUIRY_FIELDS: readonly EnquiryField<EnquiryFieldName>[] = FIELDS;

/** What a firm asks beside the spec's four fields: who enters an enquiry for somebody may leave it out. */
export const FURTHER_FIELDS: readonly EnquiryField[] = ENQUIRY_FIELDS.filter(({ holds }) => holds === 'line');

type SpecFieldName = 'name' | 'mobile' | 'email' | 'message';

/** One of something for each of them. */
export function forFurtherFields<Value>(
  valueOf: (field: EnquiryField) => Value,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- until a firm adds a field
): Record<Exclude<EnquiryFieldName, SpecFieldName>, Value>;
export function forFurtherFields<Value>(valueOf: (field: EnquiryField) => Value): Record<string, Value> {
  return Object.fromEntries(FURTHER_FIELDS.map((field) => [field.name, valueOf(field)]));
}
