import { ENDPOINTS } from '../../../contracts/endpoints.ts';
import { API_HOST, submissionHeaders } from '../api-host.ts';
import { readAnswer } from '../read-answer.ts';

export type EnquiryOutcome =
  | { phase: 'sent'; reference?: string }
  /** Either fields were refused, or the server may say what else was the reason. */
  | { phase: 'failed'; reason?: string; errors: Record<string, string> };

/**
 * Any answer that is not an error is success; its body adds what our own server tells beyond (Spec §7).
 * Never rejects.
 */
export async function sendEnquiry(form: FormData, key: string): Promise<EnquiryOutcome> {
  try {
    const response = await fetch(`${API_HOST}/${ENDPOINTS.contact.file}`, {
      method: ENDPOINTS.contact.method,
      headers: { ...submissionHeaders(key), 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
    });
    const { reference, error, fields } = await readAnswer(response);
    if (response.ok) return { phase: 'sent', reference };
    logFailure(response.status, error);
    const isFieldAtFault = Object.keys(fields).length > 0;
    return { phase: 'failed', reason: isFieldAtFault ? undefined : error, errors: fields };
  } catch (cause) {
    logFailure(cause);
    return { phase: 'failed', errors: {} };
  }
}

function logFailure(...causes: unknown[]): void {
  // oxlint-disable-next-line no-console -- Spec §8 asks for it.
  console.error('The enquiry was not sent:', ...causes);
}
