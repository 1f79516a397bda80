import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from './limits.ts';

/**
 * Error messages of the form. They are separate from the schema, because the form is on every page and works without a
 * schema library (Spec §8).
 */
export const ENQUIRY_MESSAGES = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send. Try again.',
} as const;

/** A field of the enquiry form. Its kind decides which values are valid and where the desk shows it. */
export type EnquiryField<Name extends string = string> = {
  /** Name of the field in the call, in the database and in exports. */
  name: Name;
  label: string;
  maxLength: number;
  autoComplete?: string;
  /** Message if the field is empty. Undefined: the field is optional. */
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
 * All fields of an enquiry, in the order of the form. Forms, checks, emails, the desk, exports and the search use this
 * list. A new field also needs a column in the database.
 */
export const ENQUIRY_FIELDS: readonly EnquiryField<EnquiryFieldName>[] = FIELDS;

/**
 * Fields that the firm has added to the four of the specification. They are optional for enquiries that are entered at
 * the desk.
 */
export const FURTHER_FIELDS: readonly EnquiryField[] = ENQUIRY_FIELDS.filter(({ holds }) => holds === 'line');

type SpecFieldName = 'name' | 'mobile' | 'email' | 'message';

/** Makes an object with a value for each field that the firm has added. */
export function forFurtherFields<Value>(
  valueOf: (field: EnquiryField) => Value,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- until a firm adds a field
): Record<Exclude<EnquiryFieldName, SpecFieldName>, Value>;
export function forFurtherFields<Value>(valueOf: (field: EnquiryField) => Value): Record<string, Value> {
  return Object.fromEntries(FURTHER_FIELDS.map((field) => [field.name, valueOf(field)]));
}
