/** An operator's request that cannot be done. The message says what to type instead. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}

/** The same, with what is wrong about each field; under the empty name what concerns them all. */
export class WrongFields extends WrongRequest {
  override name = 'WrongFields';
  readonly errors: Record<string, string>;

  constructor(message: string, errors: Record<string, string>) {
    super(message);
    this.errors = errors;
  }
}
