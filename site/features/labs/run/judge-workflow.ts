import type { Verdict } from '../../../../content/lab-types.ts';
export function judgeWorkflow(_code: string): Verdict {
  return { correct: false, message: '' };
}
