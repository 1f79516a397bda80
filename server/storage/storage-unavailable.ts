/**
 * The database or the file store cannot do its work now. Nothing was stored, unless the outcome is unknown: then a
 * commit or an upload got no answer, and may still be done. Visitors get 503 and may try again.
 */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly isOutcomeUnknown: boolean;

  constructor(message: string, { cause, isOutcomeUnknown = false }: UnavailableDetails = {}) {
    super(message, { cause });
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

interface UnavailableDetails {
  cause?: unknown;
  isOutcomeUnknown?: boolean;
}

/** Awaits work and throws whatever it throws as the StorageUnavailable that `describe` makes of it. */
export function unavailableOnFailure(describe: (error: Error) => StorageUnavailable) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw describe(error as Error);
    }
  };
}
