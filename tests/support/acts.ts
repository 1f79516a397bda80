import { kindOf } from '../../domain/submission-kind.ts';
import type { HiringStep } from '../../domain/submission-state.ts';
import type { EnquiryOutcome } from '../../domain/enquiry-outcome.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { actOn } from '../../server/services/submissions/actions.ts';
import type { Author, Letter } from '../../server/services/submissions/change-submission.ts';

type Answer = 'phone' | { note: string } | Letter;

function answered(answer: Answer) {
  if (answer === 'phone') return {};
  return 'note' in answer ? answer : { letter: answer };
}

export async function answerEnquiry(deps: Dependencies, reference: string, answer: Answer, author: Author) {
  return await actOn(deps, 'enquiry', 'answer', reference, answered(answer), author);
}

export async function answerApplication(
  deps: Dependencies,
  reference: string,
  answer: Answer,
  author: Author,
) {
  return await actOn(deps, 'application', 'answer', reference, answered(answer), author);
}

export async function advanceApplication(
  deps: Dependencies,
  reference: string,
  asked: { to?: HiringStep; letter?: Letter },
  author: Author,
) {
  return await actOn(deps, 'application', 'advance', reference, asked, author);
}

export async function leaveApplication(deps: Dependencies, reference: string, author: Author) {
  return await actOn(deps, 'application', 'hold', reference, {}, author);
}

export async function rejectApplication(
  deps: Dependencies,
  reference: string,
  asked: { letter?: Letter },
  author: Author,
) {
  return await actOn(deps, 'application', 'reject', reference, asked, author);
}

export async function closeSubmission(
  deps: Dependencies,
  reference: string,
  author: Author,
  { outcome, why }: { outcome?: EnquiryOutcome; why?: string } = {},
) {
  return await actOn(deps, kindOf(reference), 'close', reference, { outcome, note: why }, author);
}

export async function reopenSubmission(deps: Dependencies, reference: string, author: Author) {
  return await actOn(deps, kindOf(reference), 'reopen', reference, {}, author);
}
