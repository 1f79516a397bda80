import type { EnquiryOutcome } from '../../../contracts/enquiry-outcome.ts';
import { kindOf } from '../../../contracts/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { changeSubmission, type Author, type Changed } from './change-submission.ts';

/** What became of an enquiry, and why, as a note. */
export interface Closing {
  outcome?: EnquiryOutcome;
  why?: string;
}

/** Nothing is left to do about this enquiry or application. */
export async function closeSubmission(
  deps: Dependencies,
  reference: string,
  author: Author,
  { outcome, why = '' }: Closing = {},
): Promise<Changed> {
  return await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    // What became of it may be said later.
    const isToldNow = row.kind === 'enquiry' && outcome !== undefined && row.outcome !== outcome;
    if (row.state === 'closed' && !isToldNow) throw new OperatorError(`${row.reference} is closed already.`);
    return { act: 'close', state: 'closed', outcome, note: why.trim() === '' ? undefined : why };
  });
}
