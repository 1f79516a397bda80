export type VisitorErrorCode =
  | 'malformed'
  | 'job-closed'
  | 'resume-too-large'
  | 'resume-wrong-kind'
  | 'invalid-fields'
  | 'key-reused'
  | 'too-many'
  | 'unavailable';

/** An error that the visitor can correct, or that will pass. The visitor sees the message. */
export class VisitorError extends Error {
  override name = 'VisitorError';
  readonly code: VisitorErrorCode;
  /** Error messages by field. */
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(
    code: VisitorErrorCode,
    message: string,
    details: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function resumeTooLarge(): VisitorError {
  return new VisitorError('resume-too-large', 'The resume is larger than 5MB. Please choose a smaller file.');
}

export function tooBusy(): VisitorError {
  return new VisitorError('unavailable', 'We are very busy right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  });
}
