import { kindOf } from '../../../domain/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';
import { type Assignment, assignedBy } from './assign-submission.ts';
import { type Author, type Changed, changeSubmission, type PersonsAct } from './change-submission.ts';

export interface FollowUp extends Assignment {
  /** Note that only the firm's people see. */
  note?: string;
  /** True after a call. An enquiry then counts as answered. */
  isCalled?: boolean;
}

/**
 * Records a call or a note, and sets the follow-up date and the owner, as one change. If there is only a note, it
 * succeeds even if somebody else has changed the submission.
 */
export async function followUp(
  deps: Dependencies,
  reference: string,
  { note = '', isCalled = false, ...assignment }: FollowUp,
  { by, version, bulkAct }: Author,
): Promise<Changed & { act: PersonsAct }> {
  const assign = await assignedBy(deps, assignment);
  let act: PersonsAct = 'note';
  const isNoteOnly = !isCalled && assignment.to === undefined && assignment.due === undefined;
  const author = isNoteOnly ? { by, bulkAct } : { by, version, bulkAct };
  const changed = await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    const assigned = assign(row);
    if (!isCalled && !assigned && note.trim() === '')
      throw wrongField('note', 'Write a note, tick the call, or set a date or an owner');
    act = isCalled ? 'answer-by-phone' : assigned ? 'assign' : 'note';
    const state = isCalled && row.kind === 'enquiry' ? ('answered' as const) : row.state;
    return { act, state, note: note.trim() === '' ? undefined : note, ...assigned };
  });
  return { ...changed, act };
}
