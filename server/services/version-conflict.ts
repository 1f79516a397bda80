import { OperatorError } from './operator-error.ts';

/** Thrown if somebody has changed a record since the person saw it. Nothing was done. */
export class VersionConflict extends OperatorError {
  override name = 'VersionConflict';
  readonly changedBy: string | null;
  readonly changedAt: string | null;

  constructor(what: string, change: string, changedBy: string | null, changedAt: string | null) {
    super(
      `${changedBy ?? 'Somebody'} changed ${what} at ${changedAt ?? 'another time'} (${change}). ` +
        'Nothing was done: look at it again.',
    );
    this.changedBy = changedBy;
    this.changedAt = changedAt;
  }
}
