import { SEAT_LABELS } from '../../../domain/seat.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { applyChange, type Author, type Changed, standingOf, withSubmission } from './change-submission.ts';

/**
 * Records whether a trainee with a taken seat has passed and can get a certificate. Recording the same result again
 * changes nothing.
 */
export async function setResult(
  deps: Dependencies,
  reference: string,
  hasPassed: boolean,
  author: Author,
): Promise<Changed & { passed: boolean }> {
  const changed = await withSubmission(deps, 'enquiry', reference, author, async (transaction, row) => {
    const { name, seat, result } = row;
    if (seat !== 'taken')
      throw new OperatorError(
        `${name} has not taken a seat${seat === null ? '' : ` (${SEAT_LABELS[seat].toLowerCase()})`}. Record the seat first.`,
      );
    const wanted = hasPassed ? null : 'not-passed';
    if (result === wanted) return standingOf(row);
    const { by, bulkAct } = author;
    return await applyChange(deps, transaction, row, by, { act: 'seat', result: wanted, bulkAct });
  });
  return { ...changed, passed: hasPassed };
}
