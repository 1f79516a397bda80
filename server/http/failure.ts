import { CircuitOpen } from '../circuit-breaker.ts';
import { VisitorError, type VisitorErrorCode } from '../services/visitor-error.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';

/** Error message for visitors. */
export interface Failure {
  status: number;
  sentence: string;
  /** Heading of the page. By default it says that the form was not sent. */
  heading?: string;
  /** Error messages by field. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

const STATUS_OF: Record<VisitorErrorCode, number> = {
  malformed: 400,
  'job-closed': 409,
  'resume-too-large': 413,
  'resume-wrong-kind': 415,
  'invalid-fields': 422,
  'key-reused': 422,
  'too-many': 429,
  unavailable: 503,
};

const SENTENCES: Record<number, string> = {
  403: 'This form can be sent from our own pages only. Open the page there and send it again.',
  404: 'There is nothing at this address.',
  405: 'This address cannot be used in that way.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'This is too large. Please send less.',
  414: 'The address is too long.',
  415: 'This kind of content is not accepted here.',
};
const UNREADABLE = 'The request could not be read. Please try again.';

export const STORAGE_RETRY_AFTER_S = 5;

/** True if a request was refused to reduce the load: the server is busy, or a circuit breaker is open. */
export function isShed(error: unknown): boolean {
  if (error instanceof VisitorError) return error.code === 'unavailable';
  return error instanceof StorageUnavailable && causesOf(error).some((cause) => cause instanceof CircuitOpen);
}

function causesOf({ cause }: Error): unknown[] {
  return cause instanceof Error ? [cause, ...causesOf(cause)] : [];
}

export function failureOf(error: unknown): Failure {
  if (error instanceof VisitorError) {
    const { code, message, fields, retryAfterSeconds } = error;
    return { status: STATUS_OF[code], sentence: message, fields, retryAfterSeconds };
  }
  if (error instanceof StorageUnavailable) {
    return {
      status: 503,
      sentence: error.isOutcomeUnknown
        ? 'We cannot tell whether this was stored. Please send it again in a few seconds: it is never stored twice.'
        : 'We cannot store this right now, and nothing was kept. Please try again in a few seconds.',
      retryAfterSeconds: STORAGE_RETRY_AFTER_S,
    };
  }
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status, sentence: SENTENCES[status] ?? UNREADABLE };
  }
  return { status: 500, sentence: 'Something went wrong on our side. Please try again, or call us.' };
}
