import { NO_SEAT } from '../../contracts/seat.ts';
import { STANDING, type SubmissionChangeRow } from './database.ts';
import type { Received } from './received-rows.ts';

/** State of a submission, without its content; null where its kind has none. */
type Standing = { [Name in keyof typeof STANDING]: SubmissionChangeRow[`to_${Name}`] };

const NAMES = Object.keys(STANDING) as (keyof Standing)[];
const NONE = { step: null, interview: null, outcome: null, ...NO_SEAT };

export function standingIn(row: Received): Standing {
  const all: Standing = { ...NONE, ...row };
  return Object.fromEntries(NAMES.map((name) => [name, all[name]])) as unknown as Standing;
}
