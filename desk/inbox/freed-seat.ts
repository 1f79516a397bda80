import { isSeatUsed } from '../../domain/seat.ts';
import { findToBeTold } from '../../server/services/subscriptions/announce-batch.ts';
import { dayIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';

/**
 * The page shown before a seat of a full batch becomes free. It lists the people who get an email. Undefined if nobody
 * gets one.
 */
export async function freedSeatReview(deps: Dependencies, row: SubmissionRecord, label: string) {
  if (row.kind === 'application' || row.seat_batch === null) return undefined;
  const today = dayIn(deps.now(), deps.config.timeZone);
  if (!isSeatUsed({ seat: row.seat, until: row.seat_until }, today)) return undefined;
  const told = await findToBeTold(deps, row.seat_batch);
  if (told.length === 0) return undefined;
  const people = told.length === 1 ? 'One person' : `${told.length} people`;
  return {
    heading: `${label} and email ${told.length === 1 ? 'one person' : `${told.length} people`}?`,
    says: [
      `The batch is full. ${row.name}’s seat becomes free.`,
      `${people} asked to be told of a date. They get the email that this batch is open now:`,
    ],
    rows: told.map(({ name, email }) => ({ name, detail: email })),
    label: `${label} and email ${told.length}`,
  };
}
