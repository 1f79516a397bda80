import type { ReactNode } from 'react';
import { APPLICATION_FORM } from '../../../../content/forms.ts';
import { ENDPOINTS } from '../../../../contracts/paths.ts';
import { useIsHydrated } from '../../../hooks/use-is-hydrated.ts';
import { AnswerBox } from '../../../ui/answer-box.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { API_HOST } from '../../api-host.ts';
import type { Submission } from '../../use-submission.ts';
import { ResumeField } from './resume-field.tsx';

interface ApplicationFormProps {
  jobTitle: string;
  submission: Submission;
  /** Element before the submit button. */
  cancel?: ReactNode;
}

export function ApplicationForm({ jobTitle, submission, cancel }: ApplicationFormProps) {
  const { state, onSubmit, onInput } = submission;
  const isSubmitting = state.phase === 'submitting';
  const errors = state.phase === 'sent' ? {} : state.errors;
  const field = (name: string) => ({ name, error: errors[name] });
  // Without JavaScript the browser's checks are used instead of ours, which have the texts of Spec §5.
  const hasOwnChecks = useIsHydrated();

  return (
    <form
      className="application"
      method="post"
      action={`${API_HOST}/${ENDPOINTS.apply.file}`}
      encType="multipart/form-data"
      noValidate={hasOwnChecks}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="job_title" value={jobTitle} />
      <div className="application-fields">
        <fieldset className="form" disabled={isSubmitting}>
          <div role="alert">
            {state.phase === 'failed' && <AnswerBox look="failure" text={state.message} />}
          </div>
          <TextField {...field('name')} label={APPLICATION_FORM.name} autoComplete="name" required />
          <div className="field-row">
            <TextField {...field('email')} label={APPLICATION_FORM.email} autoComplete="email" required />
            <TextField {...field('phone')} label={APPLICATION_FORM.phone} autoComplete="tel" required />
          </div>
          <ResumeField error={errors.resume} isDisabled={isSubmitting} />
          <TextField {...field('cover_letter')} label={APPLICATION_FORM.coverLetter} isOptional rows={3} />
        </fieldset>
      </div>
      <div className="row modal-foot">
        {cancel}
        <button className="button" type="submit" disabled={isSubmitting}>
          <span className="spinner" />
          <span>{isSubmitting ? 'Submitting...' : APPLICATION_FORM.submit}</span>
        </button>
      </div>
    </form>
  );
}
