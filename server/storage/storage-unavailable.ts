/**
 * Thrown if the database or the file store does not work at present. Nothing was stored, unless the outcome is unknown:
 * a commit or an upload without an answer may have succeeded. Visitors get status 503 and may try again.
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

/** Makes a function that awaits work and converts its errors to StorageUnavailable with `describe`. */
export function unavailableOnFailure(describe: (error: Error) => StorageUnavailable) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw describe(error as Error);
    }
  };
}
