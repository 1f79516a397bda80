import { type Submission, useSubmission } from '../../use-submission.ts';
import { submitApplication } from './submit-application.ts';
import { validateApplication } from './validate-application.ts';

/** `onSent` is called once the application is stored, with the reference if the answer had one. */
export function useApplication(onSent?: (reference: string | undefined) => void): Submission {
  return useSubmission({ validate: validateApplication, submit: submitApplication, onSent });
}
