export type RefusalCode =
  | 'malformed'
  | 'job-closed'
  | 'resume-too-large'
  | 'resume-wrong-kind'
  | 'invalid-fields'
  | 'key-reused'
  | 'too-many'
  | 'unavailable';

/** An error that the visitor can fix or wait out. The message is shown to the visitor. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  /** Field → message, when fields are invalid. */
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(
    code: RefusalCode,
    message: string,
    details: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function resumeTooLarge(): Refusal {
  return new Refusal('resume-too-large', 'The resume is larger than 5MB. Please choose a smaller file.');
}
