import { compactNumber, groupNumber } from '../../../contracts/certificate.ts';
import { certificateOutcome, dateInWords } from '../../../contracts/certificate-wording.ts';
import type { CheckedCertificate } from '../../../contracts/page.ts';
import type { CertificateCheck } from './check-certificate.ts';

/** What stays on the screen once the popup has left. */
export function checkedCertificate(typed: string, check: CertificateCheck, now: Date): CheckedCertificate {
  const number = groupNumber(compactNumber(typed));
  if (check.state === 'failed') {
    const line = check.reason || 'Our system did not answer. Try again in a minute.';
    const lines = [line, 'This says nothing about the certificate.'];
    return { number, look: 'notice', verdict: 'Could not be checked', lines, checkedAt: now };
  }
  const { look, verdict, facts, advice } = certificateOutcome(check.answer);
  return {
    number,
    look,
    verdict,
    lines: advice ? [...facts, advice] : facts,
    course: check.answer.course,
    name: check.answer.name,
    issued: check.answer.issued && dateInWords(check.answer.issued),
    checkedAt: timeOf(check.answer.checked) ?? now,
  };
}

function timeOf(text: string | undefined): Date | undefined {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
