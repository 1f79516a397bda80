import type { Dependencies } from '../dependencies.ts';
import { planAnswer, type Answer } from './answer.ts';
import { changeSubmission, type Actor, type Changed } from './change-submission.ts';

/** Notes that an enquiry was answered by phone, or sends the letter that answers it. A closed one is open again. */
export async function answerEnquiry(
  deps: Dependencies,
  reference: string,
  answer: Answer,
  actor: Actor,
): Promise<Changed<'enquiries'>> {
  return await changeSubmission(deps, 'enquiries', reference, actor, () => ({
    ...planAnswer(answer),
    state: 'answered',
  }));
}
