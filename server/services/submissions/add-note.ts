import { kindOf } from '../../../contracts/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeSubmission, type Author } from './change-submission.ts';

/** Adds what the firm's people should know; the visitor never sees it. It overwrites nothing, whatever was seen. */
export async function addNote(deps: Dependencies, reference: string, text: string, { by }: Author) {
  return await changeSubmission(deps, kindOf(reference), reference, { by }, () => ({
    act: 'note',
    note: text,
  }));
}
