import * as v from 'valibot';
import { RESUME_REQUIRED, applicationSchema } from '../../../../contracts/application.ts';
import type { FieldErrors } from '../../submission-state.ts';

/** Errors by field; empty if the form can be sent (Spec §5). */
export function validateApplication(form: FormData): FieldErrors {
  const parsed = v.safeParse(applicationSchema, Object.fromEntries(form), { abortPipeEarly: true });
  const messages = parsed.success ? {} : (v.flatten<typeof applicationSchema>(parsed.issues).nested ?? {});
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(messages).map(([field, [first]]) => [field, first]),
  );
  if (!isChosen(form.get('resume'))) errors.resume = RESUME_REQUIRED;
  return errors;
}

/** An empty file input is sent as a file without a name. */
function isChosen(resume: FormDataEntryValue | null): boolean {
  return resume instanceof File && resume.name !== '';
}
