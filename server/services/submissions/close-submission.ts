import type { EnquiryOutcome } from '../../../contracts/enquiry-outcome.ts';
import { batchName } from '../../../contracts/batch.ts';
import { kindOf } from '../../../contracts/submission-kind.ts';
import { selectBatchNames } from '../../storage/batches.ts';
import type { Enquiry } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { changeSubmission, type Author, type Changed } from './change-submission.ts';
import { seatAfterClosing } from './use-seat.ts';

/** What became of an enquiry, and why, as a note. */
export interface Closing {
  outcome?: EnquiryOutcome;
  why?: string;
}

export interface Closed extends Changed {
  /** The batch in which closing gave a seat back. */
  seatGivenBack?: string;
}

/** Nothing is left to do about this enquiry or application. */
export async function closeSubmission(
  deps: Dependencies,
  reference: string,
  author: Author,
  { outcome, why = '' }: Closing = {},
): Promise<Closed> {
  let freed: string | null = null;
  const changed = await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    // What became of it may be said later.
    const isToldNow = row.kind === 'enquiry' && outcome !== undefined && row.outcome !== outcome;
    if (row.state === 'closed' && !isToldNow) throw new OperatorError(`${row.reference} is closed already.`);
    freed = row.kind === 'enquiry' && isSeatFreed(row, outcome) ? row.seat_batch : null;
    return { act: 'close', state: 'closed', outcome, note: why.trim() === '' ? undefined : why };
  });
  const [batch] = freed === null ? [] : await selectBatchNames(deps.storage.database, [freed]);
  if (!batch) return changed;
  return { ...changed, seatGivenBack: batchName({ courseTitle: batch.course_title, start: batch.start }) };
}

/** Tells whether closing with this outcome gives a seat back. */
export function isSeatFreed(
  { seat, seat_until: until, outcome: former }: Pick<Enquiry, 'seat' | 'seat_until' | 'outcome'>,
  outcome: EnquiryOutcome | null = former,
): boolean {
  return seat !== null && seatAfterClosing({ seat, until }, outcome).seat === null;
}
