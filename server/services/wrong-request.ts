/** What an operator asked for cannot be done; the message says what to type instead. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}
