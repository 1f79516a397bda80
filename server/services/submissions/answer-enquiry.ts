import type { Dependencies } from '../dependencies.ts';
import { changeSubmission, type Actor, type Changed, type Letter } from './change-submission.ts';

/** Notes that an enquiry was answered by phone, or sends the letter that answers it. A closed one is open again. */
export async function answerEnquiry(
  deps: Dependencies,
  reference: string,
  answer: 'phone' | Letter,
  actor: Actor,
): Promise<Changed<'enquiries'>> {
  return await changeSubmission(deps, 'enquiries', reference, actor, () =>
    answer === 'phone'
      ? { act: 'answer-by-phone', state: 'answered' }
      : { act: 'answer-by-mail', state: 'answered', letter: answer },
  );
}
