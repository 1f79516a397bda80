import { SEAT_LABELS } from '../../../contracts/seat.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { type Author, type Changed, changeSubmission } from './change-submission.ts';

/** Records whether somebody with a taken seat has passed. Certificates of the batch are for those who have. */
export async function setResult(
  deps: Dependencies,
  reference: string,
  hasPassed: boolean,
  author: Author,
): Promise<Changed & { passed: boolean }> {
  const changed = await changeSubmission(deps, 'enquiry', reference, author, ({ name, seat, result }) => {
    if (seat !== 'taken')
      throw new OperatorError(
        `${name} has not taken a seat${seat === null ? '' : ` (${SEAT_LABELS[seat].toLowerCase()})`}. Record the seat first.`,
      );
    const wanted = hasPassed ? null : 'not-passed';
    if (result === wanted)
      throw new OperatorError(`${name} is already recorded as ${hasPassed ? 'passed' : 'not passed'}.`);
    return { act: 'seat', result: wanted };
  });
  return { ...changed, passed: hasPassed };
}
