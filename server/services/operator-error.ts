/** An action of the operator or at the desk that is not possible. The message says what to do instead. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Error messages by field. The field of a general message is the empty name. */
  readonly fields?: Record<string, string>;

  constructor(message: string, { cause, fields }: { cause?: unknown; fields?: Record<string, string> } = {}) {
    super(message, { cause });
    this.fields = fields;
  }
}

/**
 * Throws an OperatorError if there are error messages. The error contains the message of each field, and a text with
 * all of them.
 */
export function refuseWrong(wrong: Record<string, string>): void {
  const sentences = Object.values(wrong);
  if (sentences.length > 0) throw new OperatorError(`${sentences.join('. ')}.`, { fields: wrong });
}

/** An error about one field. */
export function wrongField(field: string, sentence: string): OperatorError {
  return new OperatorError(`${sentence}.`, { fields: { [field]: sentence } });
}
