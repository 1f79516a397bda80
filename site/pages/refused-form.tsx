import type { ReactNode } from 'react';
import { APPLICATION_FORM, CERTIFICATE_FORM, ENQUIRY_FORM, SUBSCRIPTION_FORM } from '../../content/forms.ts';
import { ENDPOINTS, SUBSCRIBE_FILE } from '../../contracts/paths.ts';
import { RESUME_EXTENSIONS } from '../../contracts/limits.ts';
import type { RefusedForm as Refused } from '../../contracts/page.ts';
import { API_HOST } from '../features/api-host.ts';
import { SubjectBox } from '../features/enquiry/subject-box.tsx';
import { EnquiryFields } from '../features/enquiry/enquiry-fields.tsx';
import { SubscriptionFields } from '../features/subscription/subscription-fields.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { TextField } from '../ui/text-field.tsx';
import { courseOptions } from './course-options.ts';

/** A form that was sent without JavaScript and refused, with the typed values. */
export function RefusedForm({ form: { kind, values, errors } }: { form: Refused }) {
  const state = (name: string) => ({ defaultValue: values[name], error: errors[name] });
  const field = (name: string) => ({ name, ...state(name) });
  switch (kind) {
    case 'enquiry':
      return (
        <PlainForm file={ENDPOINTS.contact.file} button={ENQUIRY_FORM.send}>
          {values.subject && <SubjectBox line={values.subject} />}
          <EnquiryFields variant="card" state={state} />
        </PlainForm>
      );
    case 'application':
      return (
        <PlainForm file={ENDPOINTS.apply.file} button={APPLICATION_FORM.submit} hasFile>
          <input type="hidden" name="job_title" defaultValue={values.job_title} />
          <TextField {...field('name')} label={APPLICATION_FORM.name} autoComplete="name" required />
          <TextField {...field('email')} label={APPLICATION_FORM.email} autoComplete="email" required />
          <TextField {...field('phone')} label={APPLICATION_FORM.phone} autoComplete="tel" required />
          <ResumeAgain error={errors.resume} />
          <TextField {...field('cover_letter')} label={APPLICATION_FORM.coverLetter} isOptional rows={4} />
        </PlainForm>
      );
    case 'subscription':
      return (
        <PlainForm file={SUBSCRIBE_FILE} button={SUBSCRIPTION_FORM.send}>
          <SubscriptionFields courses={courseOptions()} state={state} />
        </PlainForm>
      );
    case 'certificate':
      return (
        <PlainForm file={ENDPOINTS.certificate.file} button={CERTIFICATE_FORM.validate}>
          <TextField {...field('cert_number')} label={CERTIFICATE_FORM.number} required />
        </PlainForm>
      );
  }
}

interface PlainFormProps {
  /** File of the call. */
  file: string;
  button: string;
  hasFile?: boolean;
  children: ReactNode;
}

function PlainForm({ file, button, hasFile, children }: PlainFormProps) {
  return (
    <form
      className="form card form-card"
      method="post"
      action={`${API_HOST}/${file}`}
      encType={hasFile ? 'multipart/form-data' : undefined}
    >
      {children}
      <div className="form-foot">
        <button className="button" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}

function ResumeAgain({ error }: { error: string | undefined }) {
  return (
    <div>
      <label className="field-label" htmlFor="resume-again">
        {APPLICATION_FORM.resume} <em>{APPLICATION_FORM.resumeRules}</em>
      </label>
      <input
        className="input"
        id="resume-again"
        type="file"
        name="resume"
        accept={RESUME_EXTENSIONS.join(',')}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby="resume-again-error resume-again-hint"
      />
      <FieldError id="resume-again-error" text={error} />
      <p className="hint" id="resume-again-hint">
        Browsers do not let us keep the file: please choose it again.
      </p>
    </div>
  );
}
