import type { Verdict } from '../../../../content/lab-types.ts';

export interface Check {
  /** What is looked for, as a short statement. */
  text: string;
  met: boolean;
  /** What is said where it is not met. */
  otherwise: string;
}

/** All checks to tick, with what is said of the first that is not met. */
export function verdictOf(checks: Check[], right: string): Verdict {
  const failed = checks.find(({ met }) => !met);
  return {
    correct: !failed,
    message: failed?.otherwise ?? `Right. ${right}`,
    checks: checks.map(({ text, met }) => ({ text, met })),
  };
}
