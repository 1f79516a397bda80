/** An operator's request that cannot be done. The message says what to type instead. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}
