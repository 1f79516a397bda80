import type { CheckAnswer } from '../../domain/statistics.ts';

/** The answers to certificate checks. */
export const CHECK_LABELS: Record<CheckAnswer, string> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  unknown: 'Unknown number',
};
