import {
  type Author,
  type Changed,
  changeSubmission,
  type Letter,
  type PersonsAct,
} from './change-submission.ts';
import type { Dependencies } from '../dependencies.ts';

/** A call, with what it came to or without, or a letter. */
export type Answer = 'phone' | { note: string } | Letter;

function planAnswer(answer: Answer): { act: PersonsAct; note?: string; letter?: Letter } {
  if (answer === 'phone') return { act: 'answer-by-phone' };
  if ('note' in answer) return { act: 'answer-by-phone', note: answer.note };
  return { act: 'answer-by-mail', letter: answer };
}

/** Notes that an enquiry was answered by phone, or sends the letter that answers it. A closed one is open again. */
export async function answerEnquiry(
  deps: Dependencies,
  reference: string,
  answer: Answer,
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, 'enquiry', reference, author, () => ({
    ...planAnswer(answer),
    state: 'answered',
  }));
}

/** Notes a call with an applicant, or sends them a letter. The application stays in its step. */
export async function answerApplication(
  deps: Dependencies,
  reference: string,
  answer: Answer,
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, 'application', reference, author, () => planAnswer(answer));
}
