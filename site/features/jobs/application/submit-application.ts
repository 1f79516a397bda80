import { APPLICATION_MESSAGES, RESUME_CHANGED } from '../../../../contracts/application.ts';
import { ENDPOINTS } from '../../../../contracts/paths.ts';
import { API_HOST, submissionHeaders } from '../../api-host.ts';
import { readAnswer } from '../../read-answer.ts';
import type { SubmissionOutcome } from '../../submission-state.ts';

/** Never rejects: a thrown error becomes the message of the failure (Spec §8). */
export async function submitApplication(form: FormData, key: string): Promise<SubmissionOutcome> {
  if (!(await isReadable(form.get('resume'))))
    return { phase: 'failed', message: APPLICATION_MESSAGES.failed, errors: { resume: RESUME_CHANGED } };
  try {
    const response = await fetch(`${API_HOST}/${ENDPOINTS.apply.file}`, {
      method: ENDPOINTS.apply.method,
      headers: submissionHeaders(key),
      body: form,
    });
    const answer = await readAnswer(response);
    if (response.ok && answer.success) {
      return {
        phase: 'sent',
        message: answer.message || APPLICATION_MESSAGES.sent,
        reference: answer.reference,
      };
    }
    const message = answer.error || answer.message || APPLICATION_MESSAGES.failed;
    return { phase: 'failed', message, errors: answer.fields };
  } catch (cause) {
    const message = (cause instanceof Error && cause.message) || APPLICATION_MESSAGES.network;
    return { phase: 'failed', message, errors: {} };
  }
}

/** False for a file that was changed, moved or deleted after it was chosen: browsers neither read nor send it. */
async function isReadable(file: FormDataEntryValue | null): Promise<boolean> {
  if (!(file instanceof File)) return true;
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
