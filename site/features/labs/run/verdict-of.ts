import type { Verdict } from '../../../../content/lab-types.ts';

export interface Check {
  /** Short statement that the check makes about the answer. */
  text: string;
  met: boolean;
  /** Message if it is not met. */
  otherwise: string;
}

/** Verdict with all checks, and the message of the first that failed. */
export function verdictOf(checks: Check[], right: string): Verdict {
  const failed = checks.find(({ met }) => !met);
  return {
    correct: !failed,
    message: failed?.otherwise ?? `Right. ${right}`,
    checks: checks.map(({ text, met }) => ({ text, met })),
  };
}
