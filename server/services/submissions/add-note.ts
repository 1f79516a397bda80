import { kindOf } from '../../../domain/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeSubmission, type Author } from './change-submission.ts';

/** Adds a note that only the firm's people see. It succeeds even if somebody else has changed the submission. */
export async function addNote(deps: Dependencies, reference: string, text: string, { by }: Author) {
  return await changeSubmission(deps, kindOf(reference), reference, { by }, () => ({
    act: 'note',
    note: text,
  }));
}
