import { compactNumber, groupNumber } from '../../../contracts/certificate.ts';
import type { CertificateCheck } from './check-certificate.ts';

/** What stays on the screen once the popup has left. */
export interface CertificateRecord {
  number: string;
  look: 'success' | 'failure' | 'notice';
  verdict: 'Valid' | 'Expired' | 'Revoked' | 'Not found' | 'Could not be checked';
  lines: string[];
  checkedAt: Date;
}

export function certificateRecord(typed: string, check: CertificateCheck, now: Date): CertificateRecord {
  const number = groupNumber(compactNumber(typed));
  if (check.state === 'failed') {
    const line = check.reason || 'Our system did not answer. Try again in a minute.';
    const lines = [line, 'This says nothing about the certificate.'];
    return { number, look: 'notice', verdict: 'Could not be checked', lines, checkedAt: now };
  }
  const { answer } = check;
  const found = { number, checkedAt: timeOf(answer.checked) ?? now };
  if (answer.valid) {
    return {
      ...found,
      look: 'success',
      verdict: 'Valid',
      lines: [...origin(answer), ...expiry(answer, 'Valid until')],
    };
  }
  switch (answer.state) {
    case 'expired':
      return {
        ...found,
        look: 'notice',
        verdict: 'Expired',
        lines: [...origin(answer), ...expiry(answer, 'Expired on'), 'Ask the holder for the newer one.'],
      };
    case 'revoked':
      return {
        ...found,
        look: 'failure',
        verdict: 'Revoked',
        lines: [...origin(answer), 'We issued it and have withdrawn it since. It no longer counts.'],
      };
    default:
      return {
        ...found,
        look: 'failure',
        verdict: 'Not found',
        lines: ['Check the digits against the document.'],
      };
  }
}

type Answer = Extract<CertificateCheck, { state: 'answered' }>['answer'];

/** Course, then date of issue and holder, as far as the answer tells. */
function origin({ course, issued, name }: Answer): string[] {
  const issue = issued ? `Issued ${dateInWords(issued)}` : 'Issued';
  return [course ?? '', name ? `${issue} to ${name}` : issued ? issue : ''].filter(Boolean);
}

function expiry({ expires }: Answer, words: string): string[] {
  return expires ? [`${words} ${dateInWords(expires)}`] : [];
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 2026-03-14 → 14 March 2026; anything else stays as it is. */
function dateInWords(date: string): string {
  const day = timeOf(date);
  return day ? DAY.format(day) : date;
}

function timeOf(text: string | undefined): Date | undefined {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
