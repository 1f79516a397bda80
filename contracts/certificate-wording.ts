import { type CertificateAward, type CertificateResponse, groupNumber, meantNumber } from './certificate.ts';

/** Texts of the certificate check on the trainings page (Spec §8). */
export const SECTION_MESSAGES = {
  valid: 'Certificate is valid and verified!',
  notFound: 'Certificate not found',
  notFoundInBox: 'Certificate not found. Please check the number and try again.',
  failed: 'Error validating certificate. Please try again.',
} as const;

/**
 * Texts of the certificate screen (Spec §2 and §8), and titles for answers that the specification does not distinguish.
 */
export const SCREEN_MESSAGES = {
  validTitle: 'Certificate Verified!',
  validText: 'This certificate is valid and authentic.',
  invalidTitle: 'Verification Failed',
  invalidText: 'No matching certificate found. Please check the number.',
  failed: 'Server error or invalid certificate number',
  sampleTitle: 'Sample Number',
  expiredTitle: 'Certificate Expired',
  revokedTitle: 'Certificate Revoked',
  replacedTitle: 'Certificate Replaced',
} as const;

/** Values of `message` in an answer about one of our certificates. */
export const CERTIFICATE_MESSAGES = {
  valid: SECTION_MESSAGES.valid,
  expired: 'This certificate is genuine, but it has expired. Ask the holder for a current one.',
  revoked: 'This certificate has been revoked. Do not rely on it.',
  replaced: 'This certificate has been replaced by a newer one. Ask the holder for it.',
  unknown: SECTION_MESSAGES.notFoundInBox,
  sample: 'This number belongs to the sample certificate on our course pages. It was never issued to anyone.',
} as const;

/** Result of a certificate check for display, with or without JavaScript. */
export interface CheckedCertificate {
  number: string;
  look: 'success' | 'notice' | 'failure';
  verdict: 'Valid' | 'Expired' | 'Revoked' | 'Replaced' | 'Not found' | 'Sample' | 'Could not be checked';
  /** Heading of the popup, and of the page that is shown without JavaScript. */
  title: string;
  text: string;
  /** Course, issue date with the holder, and expiry, if known; then advice. */
  lines: string[];
  course?: string;
  name?: string;
  /** Issue date in words: 14 March 2026. */
  issued?: string;
  checkedAt: Date;
  award?: CertificateAward;
}

/** Result of a check of a typed number. `now` is used if the answer contains no time. */
export function checkedCertificate(
  typed: string,
  answer: CertificateResponse,
  now: Date,
): CheckedCertificate {
  const { course, name, issued, checked, award } = answer;
  const time = new Date(checked ?? Number.NaN);
  const outcome = outcomeOf(answer);
  return {
    number: groupNumber(answer.number ?? meantNumber(typed)),
    ...outcome,
    ...wordsOf(answer, outcome.verdict),
    course,
    name,
    issued: issued && dateInWords(issued),
    checkedAt: Number.isNaN(time.getTime()) ? now : time,
    award,
  };
}

function outcomeOf(answer: CertificateResponse): Pick<CheckedCertificate, 'look' | 'verdict' | 'lines'> {
  const { valid, state, expires, message } = answer;
  const origin = originOf(answer);
  if (valid) return { look: 'success', verdict: 'Valid', lines: [...origin, ...validityOf(answer)] };
  if (state === 'expired') {
    const lines = [...origin, ...dated('Expired on', expires), 'Ask the holder for the newer one.'];
    return { look: 'notice', verdict: 'Expired', lines };
  }
  // The holder is not to blame: a name was corrected, or the number had to change.
  if (state === 'revoked' && message === CERTIFICATE_MESSAGES.replaced) {
    const lines = [
      ...origin,
      'It is no longer valid: we reissued it under a new number. Ask the holder for the newer one.',
    ];
    return { look: 'notice', verdict: 'Replaced', lines };
  }
  if (state === 'revoked') {
    const lines = [...origin, 'We issued it and have since revoked it. It is no longer valid.'];
    return { look: 'failure', verdict: 'Revoked', lines };
  }
  if (state === 'sample') return { look: 'notice', verdict: 'Sample', lines: [CERTIFICATE_MESSAGES.sample] };
  return { look: 'failure', verdict: 'Not found', lines: ['Check the digits against the document.'] };
}

/**
 * Texts of Spec §2 for valid and for unknown numbers. Other answers have their own title and use the message of the
 * answer.
 */
function wordsOf({ message = '' }: CertificateResponse, verdict: CheckedCertificate['verdict']) {
  const { validTitle, validText, invalidTitle, invalidText, ...titles } = SCREEN_MESSAGES;
  if (verdict === 'Valid') return { title: validTitle, text: validText };
  if (verdict === 'Expired') return { title: titles.expiredTitle, text: message };
  if (verdict === 'Revoked') return { title: titles.revokedTitle, text: message };
  if (verdict === 'Replaced') return { title: titles.replacedTitle, text: message };
  if (verdict === 'Sample') return { title: titles.sampleTitle, text: message };
  return { title: invalidTitle, text: invalidText };
}

/**
 * Sentence that asks to compare a valid certificate with the document. Undefined for existing backends, which give no
 * details.
 */
export function toCompare(answer: CertificateResponse): string | undefined {
  const record = originOf(answer).join(', ').replace(', Issued ', ', issued ');
  return record ? `${record}. Compare this with the document.` : undefined;
}

function originOf({ course, issued, name }: CertificateResponse): string[] {
  const [issue = 'Issued'] = dated('Issued', issued);
  return [course ?? '', name ? `${issue} to ${name}` : issued ? issue : ''].filter(Boolean);
}

/** Lines about the validity. The date is known only with the key of the QR code, and never from an existing backend. */
function validityOf({ state, expires }: CertificateResponse): string[] {
  if (expires) return dated('Valid until', expires);
  if (expires === null) return ['No expiry date: valid unless we revoke it'];
  return state === 'valid' ? ['If it has an expiry date, that is printed on the document'] : [];
}

function dated(words: string, date: string | null | undefined): string[] {
  return date ? [`${words} ${dateInWords(date)}`] : [];
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Converts 2026-03-14 to 14 March 2026. Any other text is returned unchanged. */
function dateInWords(date: string): string {
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? date : DAY.format(day);
}
