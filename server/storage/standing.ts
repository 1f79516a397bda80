import { NO_SEAT } from '../../domain/seat.ts';
import { STANDING, type SubmissionChangeRow } from './database.ts';
import type { Received } from './received-rows.ts';

/** State of a submission as stored in its history. A column is null if this kind of submission does not have it. */
type Standing = { [Name in keyof typeof STANDING]: SubmissionChangeRow[`to_${Name}`] };

const NAMES = Object.keys(STANDING) as (keyof Standing)[];
const NONE = { step: null, interview: null, outcome: null, ...NO_SEAT };

export function standingIn(row: Received): Standing {
  const all: Standing = { ...NONE, ...row };
  return Object.fromEntries(NAMES.map((name) => [name, all[name]])) as unknown as Standing;
}
