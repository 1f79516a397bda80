/** A request of the operator or of the desk that cannot be done. The message says what to do instead. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Field → message, when fields are invalid; under the empty name what concerns them all. */
  readonly fields?: Record<string, string>;

  constructor(message: string, { cause, fields }: { cause?: unknown; fields?: Record<string, string> } = {}) {
    super(message, { cause });
    this.fields = fields;
  }
}

/** Throws where anything is wrong: a sentence for each field, and all of them as one message. */
export function refuseWrong(wrong: Record<string, string>): void {
  const sentences = Object.values(wrong);
  if (sentences.length > 0) throw new OperatorError(`${sentences.join('. ')}.`, { fields: wrong });
}

/** One sentence about one field, which is the message too. */
export function wrongField(field: string, sentence: string): OperatorError {
  return new OperatorError(`${sentence}.`, { fields: { [field]: sentence } });
}
