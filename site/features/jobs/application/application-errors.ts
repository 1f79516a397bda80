import * as v from 'valibot';
import {
  type ApplicationField,
  RESUME_REQUIRED,
  applicationSchema,
} from '../../../../contracts/application.ts';

export type ApplicationErrors = Partial<Record<ApplicationField, string>>;

/** What keeps the form from being sent, by field; empty when nothing does (Spec §5). */
export function applicationErrors(form: FormData): ApplicationErrors {
  const parsed = v.safeParse(applicationSchema, Object.fromEntries(form));
  const messages = parsed.success ? {} : (v.flatten<typeof applicationSchema>(parsed.issues).nested ?? {});
  const errors: ApplicationErrors = Object.fromEntries(
    Object.entries(messages).map(([field, [first]]) => [field, first]),
  );
  if (!isChosen(form.get('resume'))) errors.resume = RESUME_REQUIRED;
  return errors;
}

/** An empty file input is sent as a file without a name. */
function isChosen(resume: FormDataEntryValue | null): boolean {
  return resume instanceof File && resume.name !== '';
}
