import { type FormEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useSubmissionKey } from '../../../hooks/use-submission-key.ts';
import { APPLICATION_FIELDS, type ApplicationErrors, applicationErrors } from './application-errors.ts';
import { UNTOUCHED, applicationState } from './application-state.ts';
import { submitApplication } from './submit-application.ts';

/** `onSent` hears the reference, if the answer had one, once the application is stored. */
export function useApplication(onSent?: (reference: string | undefined) => void) {
  const [state, dispatch] = useReducer(applicationState, UNTOUCHED);
  const key = useSubmissionKey();

  /** Shows the errors, then puts the focus on the first field that has one. */
  function refuse(form: HTMLFormElement, show: () => void, errors: ApplicationErrors) {
    flushSync(show);
    const first = APPLICATION_FIELDS.find((field) => errors[field]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const errors = applicationErrors(filled);
    if (Object.keys(errors).length > 0) {
      refuse(form, () => dispatch({ type: 'refused', errors }), errors);
      return;
    }
    dispatch({ type: 'submitted' });
    const outcome = await submitApplication(filled, key.current());
    const show = () => dispatch({ type: 'answered', outcome });
    if (outcome.phase === 'failed') {
      refuse(form, show, outcome.errors);
      return;
    }
    key.renew();
    show();
    onSent?.(outcome.reference);
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    key.renew();
    dispatch({ type: 'edited', field: (event.target as HTMLInputElement).name });
  }

  return { state, submit, edit, restart: () => dispatch({ type: 'opened' }) };
}

export type Application = ReturnType<typeof useApplication>;
