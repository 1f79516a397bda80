import { ENQUIRY_FORM } from '../../../content/forms.ts';
import type { EnquirySubject } from '../../../contracts/enquiry-subject.ts';
import { offer } from '../../../content/offer.ts';
import { ENDPOINTS, SUPPLIER_FACTS } from '../../../contracts/paths.ts';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { API_HOST } from '../api-host.ts';
import type { SubmissionState } from '../submission-state.ts';
import { useSubmission } from '../use-submission.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { SubjectBox } from './subject-box.tsx';
import { useAskedSubject } from './use-asked-subject.ts';
import { submitEnquiry } from './submit-enquiry.ts';

interface EnquiryFormProps {
  /** `card` is the form of the contact page, `footer` the Free Consultation on every page. */
  variant: 'card' | 'footer';
  /** Id of the heading above it. */
  labelledBy?: string;
  /** Subject of the enquiry, which can be removed. */
  subject?: EnquirySubject;
}

export default function EnquiryForm({ variant, labelledBy, subject: built }: EnquiryFormProps) {
  const asked = useAskedSubject(built);
  const subject = variant === 'card' ? asked : built;
  const { state, onSubmit, onInput } = useSubmission({ submit: submitEnquiry });
  const isSubmitting = state.phase === 'submitting';
  const errors = state.phase === 'sent' ? {} : state.errors;

  return (
    <form
      className="form"
      method="post"
      action={`${API_HOST}/${ENDPOINTS.contact.file}`}
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <fieldset disabled={isSubmitting}>
        {subject && <SubjectBox line={subject.line} query={subject.query} />}
        <EnquiryFields
          variant={variant}
          asks={subject?.asks}
          state={(name) => ({
            error: errors[name],
            defaultValue: name === 'message' ? subject?.message : undefined,
          })}
        />
        <div className="form-foot">
          <button className="button" type="submit" disabled={isSubmitting}>
            <span className="spinner" />
            <span>{isSubmitting ? 'Sending...' : ENQUIRY_FORM.send}</span>
          </button>
          <div role="status">
            <EnquiryAnswer state={state} />
          </div>
        </div>
      </fieldset>
    </form>
  );
}

function EnquiryAnswer({ state }: { state: SubmissionState }) {
  if (state.phase !== 'sent' && state.phase !== 'failed') return null;
  return (
    <>
      <AnswerLine look={lookOf(state.message)} text={state.message} />
      {state.phase === 'sent' && state.reference && (
        <p className="note">
          Your reference is <strong>{state.reference}</strong>.
        </p>
      )}
      {state.phase === 'sent' && offer.services && (
        <p className="note">
          <a href={SUPPLIER_FACTS}>For your supplier file</a>
        </p>
      )}
      {state.phase === 'failed' && state.reason && <p className="note">{state.reason}</p>}
    </>
  );
}

/** Green if the text contains "success", else red (Spec §4). */
function lookOf(text: string): 'success' | 'failure' {
  return text.includes('success') ? 'success' : 'failure';
}
