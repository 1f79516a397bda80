import type { Dependencies } from '../dependencies.ts';
import { planAnswer, type Answer } from './answer.ts';
import { changeSubmission, type Actor, type Changed } from './change-submission.ts';

/** Notes a call with an applicant, or sends them a letter. The application stays in its step. */
export async function answerApplication(
  deps: Dependencies,
  reference: string,
  answer: Answer,
  actor: Actor,
): Promise<Changed<'applications'>> {
  return await changeSubmission(deps, 'applications', reference, actor, () => planAnswer(answer));
}
