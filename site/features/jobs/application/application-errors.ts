import * as v from 'valibot';
import { type ApplicationField, RESUME_REQUIRED, applicationSchema } from '../../../../contracts/application.ts';

export type ApplicationErrors = Partial<Record<ApplicationField, string>>;

/** In the order in which the fields stand, so that the first one refused gets the focus. */
export const APPLICATION_FIELDS = ['name', 'email', 'phone', 'resume', 'cover_letter'] as const satisfies readonly ApplicationField[];

/** What keeps the form from being sent, by field; empty when nothing does (Spec §5). */
export function applicationErrors(form: FormData): ApplicationErrors {
  const parsed = v.safeParse(applicationSchema, Object.fromEntries(form));
  const errors: ApplicationErrors = {};
  for (const issue of parsed.issues ?? []) {
    const field = issue.path?.[0].key as keyof typeof applicationSchema.entries;
    errors[field] ??= issue.message;
  }
  if (!isChosen(form.get('resume'))) errors.resume = RESUME_REQUIRED;
  return errors;
}

/** An empty file input is sent as a file without a name. */
function isChosen(resume: FormDataEntryValue | null): boolean {
  return resume instanceof File && resume.name !== '';
}
