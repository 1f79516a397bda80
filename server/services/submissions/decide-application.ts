import {
  HIRING_STEPS,
  STATE_LABELS,
  isOpenApplication,
  stepNumber,
  type HiringStep,
} from '../../../contracts/submission-state.ts';
import type { Application } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { changeSubmission, type Author, type Changed, type Letter } from './change-submission.ts';

/**
 * Takes an application to the next step of the careers page, or to the later one that is named, with a letter or
 * without. After the last step it is accepted.
 */
export async function advanceApplication(
  deps: Dependencies,
  reference: string,
  { to, letter }: { to?: HiringStep; letter?: Letter },
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, 'application', reference, author, (row) => {
    requireOpen(row);
    const next = to ?? HIRING_STEPS[row.step];
    if (next === undefined) return { act: 'advance', state: 'accepted', letter };
    const step = stepNumber(next);
    if (step <= row.step) {
      throw new OperatorError(`${row.reference} has come to step ${row.step} already: name a later one.`);
    }
    return { act: 'advance', state: next, step, letter };
  });
}

/** Looked at, and left where it is for later: it keeps its step. */
export async function leaveApplication(
  deps: Dependencies,
  reference: string,
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, 'application', reference, author, (row) => {
    requireOpen(row);
    if (row.state === 'left') throw new OperatorError(`${row.reference} is left for later already.`);
    return { act: 'leave', state: 'left' };
  });
}

/** Says no, with a letter or without. */
export async function rejectApplication(
  deps: Dependencies,
  reference: string,
  { letter }: { letter?: Letter },
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, 'application', reference, author, (row) => {
    requireOpen(row);
    return { act: 'reject', state: 'rejected', letter };
  });
}

function requireOpen({ reference, state }: Application): void {
  if (isOpenApplication(state)) return;
  throw new OperatorError(
    `${reference} is ${STATE_LABELS[state].toLowerCase()} already. If that was a mistake, open it again: applications reopen ${reference}.`,
  );
}
