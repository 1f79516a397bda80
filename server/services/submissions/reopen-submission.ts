import { kindOf } from '../../../contracts/submission-kind.ts';
import { HIRING_STEPS, isSettled, STATE_LABELS } from '../../../contracts/submission-state.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { changeSubmission, type Author, type Changed } from './change-submission.ts';

/** Opens again what was closed, rejected or accepted: an enquiry is new, an application in the step that it had. */
export async function reopenSubmission(
  deps: Dependencies,
  reference: string,
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    if (!isSettled(row.state)) {
      throw new OperatorError(
        `${row.reference} is open: its state is “${STATE_LABELS[row.state].toLowerCase()}”.`,
      );
    }
    const state = row.kind === 'enquiry' ? 'new' : (HIRING_STEPS[row.step - 1] ?? 'new');
    return { act: 'reopen', state };
  });
}
