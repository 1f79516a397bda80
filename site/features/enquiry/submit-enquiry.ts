import { messageAbout } from '../../../contracts/enquiry-subject.ts';
import { ENDPOINTS } from '../../../contracts/paths.ts';
import { ENQUIRY_MESSAGES } from '../../../contracts/enquiry-form.ts';
import { API_HOST, pageHeader, submissionHeaders } from '../api-host.ts';
import { IS_STATIC } from '../is-static.ts';
import { readAnswer } from '../read-answer.ts';
import type { SubmissionOutcome } from '../submission-state.ts';

/** Treats any answer except an error as success. Our own server may add more to the body (Spec §7). Never rejects. */
export async function submitEnquiry(form: FormData, key: string): Promise<SubmissionOutcome> {
  const { subject, ...fields } = Object.fromEntries(form);
  const body = { ...fields, message: messageAbout(subject, form.get('message') as string) };
  try {
    const response = await fetch(`${API_HOST}/${ENDPOINTS.contact.file}`, {
      method: ENDPOINTS.contact.method,
      headers: { ...submissionHeaders(key), ...pageHeader(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    // The specification does not need the body, and another backend may be slow to send it.
    if (IS_STATIC && response.ok) return { phase: 'sent', message: ENQUIRY_MESSAGES.sent };
    const { reference, error, fields: refused } = await readAnswer(response);
    if (response.ok) return { phase: 'sent', message: ENQUIRY_MESSAGES.sent, reference };
    logFailure(response.status, error);
    const isFieldAtFault = Object.keys(refused).length > 0;
    const reason = isFieldAtFault || IS_STATIC ? undefined : error;
    return { phase: 'failed', message: ENQUIRY_MESSAGES.failed, reason, errors: refused };
  } catch (cause) {
    logFailure(cause);
    return { phase: 'failed', message: ENQUIRY_MESSAGES.failed, errors: {} };
  }
}

function logFailure(...causes: unknown[]): void {
  // oxlint-disable-next-line no-console -- Spec §8 asks for it.
  console.error('The enquiry was not sent:', ...causes);
}
