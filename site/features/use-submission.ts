import { type FormEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '../hooks/focus-first-error.ts';
import { rememberFocus } from '../hooks/remember-focus.ts';
import { useSubmissionKey } from '../hooks/use-submission-key.ts';
import { type FieldErrors, IDLE, type SubmissionOutcome, submissionState } from './submission-state.ts';

interface SubmissionOptions {
  /** Errors by field; empty if the form can be sent. */
  validate?: (form: FormData) => FieldErrors;
  /** Never rejects. */
  submit: (form: FormData, key: string) => Promise<SubmissionOutcome>;
  /** Called with the reference, if the answer had one. */
  onSent?: (reference: string | undefined) => void;
}

/** State and handlers of a form that is sent to the server. */
export function useSubmission({ validate, submit, onSent }: SubmissionOptions) {
  const [state, dispatch] = useReducer(submissionState, IDLE);
  const key = useSubmissionKey();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const errors = validate?.(filled) ?? {};
    if (Object.keys(errors).length > 0) {
      flushSync(() => dispatch({ type: 'refused', errors }));
      focusFirstError(form);
      return;
    }
    const restoreFocus = rememberFocus();
    dispatch({ type: 'submitted' });
    const outcome = await submit(filled, key.current());
    flushSync(() => dispatch({ type: 'answered', outcome }));
    if (outcome.phase === 'sent') {
      form.reset();
      key.renew();
      onSent?.(outcome.reference);
    } else {
      focusFirstError(form);
    }
    restoreFocus();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    key.renew();
    dispatch({ type: 'edited', field: fieldName(event) });
  }

  return { state, onSubmit, onInput, reset: () => dispatch({ type: 'reset' }) };
}

export type Submission = ReturnType<typeof useSubmission>;

/** Name of the field of a form event. */
function fieldName({ target }: FormEvent): string {
  return (target instanceof Element && target.getAttribute('name')) || '';
}
