import * as v from 'valibot';
import { forFurtherFields } from '../../contracts/enquiry-form.ts';
import { line, text } from '../server/form-fields.ts';

/** Fields of an enquiry entered at the desk: those of the site's form, plus the course. */
export const enteredEnquiry = v.object({
  name: line,
  phone: line,
  email: line,
  course: line,
  message: text,
  ...forFurtherFields(() => line),
});

export type EnteredEnquiry = v.InferOutput<typeof enteredEnquiry>;

export const NOTHING_ENTERED: EnteredEnquiry = v.parse(enteredEnquiry, {});
