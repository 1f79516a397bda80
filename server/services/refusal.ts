export type RefusalCode =
  | 'malformed'
  | 'job-closed'
  | 'resume-too-large'
  | 'resume-wrong-kind'
  | 'invalid-fields'
  | 'key-reused'
  | 'too-many'
  | 'unavailable';

/** What a visitor can mend, or wait out. The message is the sentence that the visitor reads. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  /** By field name, when fields fail their rule. */
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
