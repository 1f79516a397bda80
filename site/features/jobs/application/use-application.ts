import { type FormEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { fieldName } from '../../../hooks/field-name.ts';
import { focusFirstError } from '../../../hooks/focus-first-error.ts';
import { rememberFocus } from '../../../hooks/remember-focus.ts';
import { useSubmissionKey } from '../../../hooks/use-submission-key.ts';
import { applicationErrors } from './application-errors.ts';
import { UNTOUCHED, applicationState } from './application-state.ts';
import { submitApplication } from './submit-application.ts';

/** `onSent` hears the reference, if the answer had one, once the application is stored. */
export function useApplication(onSent?: (reference: string | undefined) => void) {
  const [state, dispatch] = useReducer(applicationState, UNTOUCHED);
  const key = useSubmissionKey();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const errors = applicationErrors(filled);
    if (Object.keys(errors).length > 0) {
      flushSync(() => dispatch({ type: 'refused', errors }));
      focusFirstError(form);
      return;
    }
    const returnFocus = rememberFocus();
    dispatch({ type: 'submitted' });
    const outcome = await submitApplication(filled, key.current());
    flushSync(() => dispatch({ type: 'answered', outcome }));
    if (outcome.phase === 'sent') {
      key.renew();
      onSent?.(outcome.reference);
    } else {
      focusFirstError(form);
      returnFocus();
    }
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    key.renew();
    dispatch({ type: 'edited', field: fieldName(event) });
  }

  return { state, submit, edit, restart: () => dispatch({ type: 'opened' }) };
}

export type Application = ReturnType<typeof useApplication>;
