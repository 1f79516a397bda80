import { company } from '../../../content/company.ts';
import type { CertificateSentence } from '../../../domain/certificate-design.ts';
import { PATHS } from '../../../contracts/paths.ts';
import type { CertificateRow, CredentialStatusRow } from '../../storage/database.ts';
import { startOfDay } from '../calendar.ts';
import type { StoredAward } from '../papers/issued-paper.ts';
import { issuerId } from './issuer.ts';
import { BADGES_CONTEXT, CREDENTIALS_CONTEXT } from './sign-document.ts';
import { statusListAddress } from './status-list.ts';

type Stored = Pick<CertificateRow, 'number' | 'name' | 'course' | 'issued' | 'expires'>;

/**
 * Makes an unsigned Open Badges 3.0 credential for a certificate. Like the PDF, it contains only the name of the
 * person.
 */
export function achievementCredential(
  { number, name, course, issued, expires }: Stored,
  { list, position }: Pick<CredentialStatusRow, 'list' | 'position'>,
  { publicUrl, timeZone, meaning }: { publicUrl: string; timeZone: string; meaning: Meaning },
) {
  const status = statusListAddress(publicUrl, list);
  const page = `${publicUrl}${PATHS.certificate}`;
  return {
    '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
    id: `${page}?${new URLSearchParams({ cert_number: number }).toString()}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course,
    issuer: {
      id: issuerId(publicUrl),
      type: ['Profile'],
      name: company.name,
      url: publicUrl,
      email: company.email,
    },
    validFrom: beginningOf(issued, timeZone),
    // Valid until the end of that day in UTC, as in a check on the site.
    ...(expires === null ? {} : { validUntil: `${expires}T23:59:59Z` }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }],
      achievement: achievementOf(course, meaning, publicUrl),
    },
    credentialStatus: {
      id: `${status}#${position}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(position),
      statusListCredential: status,
    },
  };
}

interface Meaning {
  says: CertificateSentence;
  award?: StoredAward;
}

const NARRATIVES: Record<CertificateSentence, string> = {
  passed: 'Completed the course and passed its assessment.',
  completed: 'Completed the course.',
  attended: 'Attended the course.',
};

/**
 * Achievement: the course as it was at the time of issue. Without a stored award it has only the name of the course.
 */
function achievementOf(course: string, { says, award }: Meaning, publicUrl: string) {
  const common = { type: ['Achievement'], achievementType: 'Certificate', name: course };
  if (!award) {
    return {
      id: `${publicUrl}${PATHS.trainings}?${new URLSearchParams({ course }).toString()}`,
      ...common,
      description: `A course of ${company.name}: ${course}.`,
      criteria: { narrative: NARRATIVES[says] },
    };
  }
  const { path, description, hours, covered, assessedBy, passed } = award;
  return {
    id: `${publicUrl}${path}`,
    ...common,
    description: `${description} ${hours} hours in class: ${covered.join('; ')}.`,
    criteria: {
      id: `${publicUrl}${path}#syllabus`,
      narrative: says === 'passed' ? `Assessed by: ${assessedBy}. ${passed}` : NARRATIVES[says],
    },
  };
}

/** Midnight in the firm's time zone, written with the UTC offset so that the date is readable. */
function beginningOf(day: string, timeZone: string): string {
  const midnight = `${day}T00:00:00`;
  const ahead = (Date.parse(`${midnight}Z`) - startOfDay(day, timeZone).getTime()) / 60_000;
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = Math.abs(ahead);
  return `${midnight}${ahead < 0 ? '-' : '+'}${twoDigits(distance / 60)}:${twoDigits(distance % 60)}`;
}
