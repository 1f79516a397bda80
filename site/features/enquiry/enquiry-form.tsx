import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ENQUIRY_FORM } from '../../../content/forms.ts';
import { ENDPOINTS } from '../../../contracts/endpoints.ts';
import { ENQUIRY_MESSAGES } from '../../../contracts/enquiry-messages.ts';
import { focusFirstError } from '../../hooks/focus-first-error.ts';
import { fieldName } from '../../hooks/field-name.ts';
import { rememberFocus } from '../../hooks/remember-focus.ts';
import { useSubmissionKey } from '../../hooks/use-submission-key.ts';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { API_HOST } from '../api-host.ts';
import { type EnquiryOutcome, sendEnquiry } from './send-enquiry.ts';

type EnquiryState = { phase: 'idle' } | { phase: 'sending' } | EnquiryOutcome;

interface EnquiryFormProps {
  /** `card` is the form of the contact page, `footer` the Free Consultation on every page. */
  variant: 'card' | 'footer';
  /** Id of the heading above it. */
  labelledBy?: string;
  /** What the visitor asks about: the message begins with it, in the HTML alone, as React would put it over what is typed. */
  subject?: string;
}

export function EnquiryForm({ variant, labelledBy, subject }: EnquiryFormProps) {
  const [state, setState] = useState<EnquiryState>({ phase: 'idle' });
  const key = useSubmissionKey();
  const isSending = state.phase === 'sending';
  const errors = state.phase === 'failed' ? state.errors : {};

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const returnFocus = rememberFocus();
    setState({ phase: 'sending' });
    const outcome = await sendEnquiry(filled, key.current());
    flushSync(() => setState(outcome));
    if (outcome.phase === 'sent') {
      form.reset();
      form.querySelector('textarea')!.value = '';
      key.renew();
    } else {
      focusFirstError(form);
    }
    returnFocus();
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    key.renew();
    const name = fieldName(event);
    if (state.phase === 'failed' && name in state.errors) {
      const { [name]: _cleared, ...rest } = state.errors;
      setState({ ...state, errors: rest });
    }
  }

  return (
    <form
      className="form"
      method="post"
      action={`${API_HOST}/${ENDPOINTS.contact.file}`}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={clearError}
    >
      <fieldset disabled={isSending}>
        <div className="field-row">
          <TextField name="name" label={ENQUIRY_FORM.name} autoComplete="name" required error={errors.name} />
          <TextField
            name="mobile"
            label={ENQUIRY_FORM.mobile}
            type="tel"
            autoComplete="tel"
            required
            error={errors.mobile}
          />
        </div>
        <TextField
          name="email"
          label={ENQUIRY_FORM.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          name="message"
          label={ENQUIRY_FORM.message}
          isOptional
          rows={variant === 'card' ? 4 : 2}
          defaultValue={import.meta.env.SSR && subject ? `${subject}\n\n` : undefined}
          error={errors.message}
        />
        <div className="form-foot">
          <button className="button" type="submit" disabled={isSending}>
            {isSending && <span className="spinner" />}
            {isSending ? 'Sending...' : ENQUIRY_FORM.send}
          </button>
          <div role="status">
            <EnquiryAnswer state={state} />
          </div>
        </div>
      </fieldset>
    </form>
  );
}

function EnquiryAnswer({ state }: { state: EnquiryState }) {
  if (state.phase === 'sent') {
    return (
      <>
        <AnswerLine look={lookOf(ENQUIRY_MESSAGES.sent)} text={ENQUIRY_MESSAGES.sent} />
        {state.reference && (
          <p className="note">
            Your reference is <strong>{state.reference}</strong>.
          </p>
        )}
      </>
    );
  }
  if (state.phase === 'failed') {
    return (
      <>
        <AnswerLine look={lookOf(ENQUIRY_MESSAGES.failed)} text={ENQUIRY_MESSAGES.failed} />
        {state.reason && <p className="note">{state.reason}</p>}
      </>
    );
  }
  return null;
}

/** Green if the text contains "success", else red (Spec §4). */
function lookOf(text: string): 'success' | 'failure' {
  return text.includes('success') ? 'success' : 'failure';
}
