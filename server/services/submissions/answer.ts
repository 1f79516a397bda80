import type { SubmissionAct } from '../../../contracts/submission-state.ts';
import type { Letter } from './change-submission.ts';

/** A call, with what it came to or without, or a letter. */
export type Answer = 'phone' | { note: string } | Letter;

export function planAnswer(answer: Answer): { act: SubmissionAct; note?: string; letter?: Letter } {
  if (answer === 'phone') return { act: 'answer-by-phone' };
  if ('note' in answer) return { act: 'answer-by-phone', note: answer.note };
  return { act: 'answer-by-mail', letter: answer };
}
