import { groupNumber, meantNumber } from '../../../contracts/certificate.ts';
import {
  checkedCertificate,
  type CheckedCertificate,
  SCREEN_MESSAGES,
} from '../../../contracts/certificate-wording.ts';
import type { CertificateCheck } from './check-certificate.ts';

/** Line that stays after the popup has closed. */
export function recordOf(typed: string, check: CertificateCheck, now: Date): CheckedCertificate {
  if (check.state === 'answered') return checkedCertificate(typed, check.answer, now);
  const line = check.reason || 'Our system did not answer. Try again in a minute.';
  return {
    number: groupNumber(meantNumber(typed)),
    look: 'notice',
    verdict: 'Could not be checked',
    title: SCREEN_MESSAGES.failed,
    text: line,
    lines: [line, 'This says nothing about the certificate.'],
    checkedAt: now,
  };
}
