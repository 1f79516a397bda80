import type { Dependencies } from '../dependencies.ts';
import { changeSubmission, type Actor, type Changed, type Letter } from './change-submission.ts';

/** Notes a call with an applicant, or sends them a letter. The application stays in its step. */
export async function answerApplication(
  deps: Dependencies,
  reference: string,
  answer: 'phone' | Letter,
  actor: Actor,
): Promise<Changed<'applications'>> {
  return await changeSubmission(deps, 'applications', reference, actor, () =>
    answer === 'phone' ? { act: 'answer-by-phone' } : { act: 'answer-by-mail', letter: answer },
  );
}
