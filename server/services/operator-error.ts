/** A request of the operator or of the desk that cannot be done. The message says what to do instead. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Messages by field; general ones under the empty name. */
  readonly fields?: Record<string, string>;

  constructor(message: string, { cause, fields }: { cause?: unknown; fields?: Record<string, string> } = {}) {
    super(message, { cause });
    this.fields = fields;
  }
}

/** Throws if there are errors: a sentence for each field, and all of them as one message. */
export function refuseWrong(wrong: Record<string, string>): void {
  const sentences = Object.values(wrong);
  if (sentences.length > 0) throw new OperatorError(`${sentences.join('. ')}.`, { fields: wrong });
}

/** An error about one field. */
export function wrongField(field: string, sentence: string): OperatorError {
  return new OperatorError(`${sentence}.`, { fields: { [field]: sentence } });
}
