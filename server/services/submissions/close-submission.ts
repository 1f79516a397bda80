import { kindOf } from '../../../contracts/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { changeSubmission, type Author, type Changed } from './change-submission.ts';

/** Nothing is left to do about this enquiry or application. */
export async function closeSubmission(
  deps: Dependencies,
  reference: string,
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    if (row.state === 'closed') throw new OperatorError(`${row.reference} is closed already.`);
    return { act: 'close', state: 'closed' };
  });
}
