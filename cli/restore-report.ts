import { plural } from '../contracts/plural.ts';
import type { RestorePlan } from '../server/services/data/restore/plan-restore.ts';
import type { Fields } from './output.ts';

/** Counts to print after a restore or its preview, without the number of rows. */
export function restoreFields({
  made,
  rows,
  resumes,
  erasures,
  mails,
  people,
  certificates,
  sessions,
  links,
  lost,
}: RestorePlan & { rows: number; resumes: number }): Fields {
  return {
    made,
    rows,
    resumes,
    lost: joined(lost),
    mailsHeld: joined(mails.held.map(({ reference }) => reference)),
    mailsSentSince: joined(mails.sentSince.map(({ reference }) => reference)),
    lettersWithdrawn: joined(mails.withdrawn.map(({ reference }) => reference)),
    erasedAgain: joined(erasures.submissions.map(({ reference }) => reference)),
    accessesKept: joined(people.changed.map(({ name, role, state }) => `${name} (${role}, ${state})`)),
    accessesEnded: joined(people.ended.map(({ name }) => name)),
    peopleRenamed: joined(people.renamed.map(({ name }) => name)),
    certificatesErased: joined(certificates.erased.map(({ number }) => number)),
    certificatesWithdrawn: joined(certificates.withdrawn.map(({ number }) => number)),
    certificatesKept: joined(certificates.kept.map(({ number }) => number)),
    certificatesRemoved: joined(certificates.removed.map(({ number }) => number)),
    sessionsEnded: sessions,
    linksEnded: links,
  };
}

/** Advice to print after a restore. */
export function restoreAdvice({ isTrailKnown, mails, certificates, lost }: RestorePlan): string[] {
  return [
    ...(lost.length > 0
      ? [
          `Not in the backup, because received later: ${plural(lost.length, 'enquiry or application', 'enquiries and applications')}.`,
        ]
      : []),
    ...(mails.held.length > 0
      ? [
          `${plural(mails.held.length, 'email is', 'emails are')} not sent automatically. See outbox list, and send them with outbox retry.`,
        ]
      : []),
    ...(certificates.removed.length > 0
      ? ['The removed certificates belong to another site, which has another certificate secret.']
      : []),
    ...(isTrailKnown
      ? []
      : [
          'The present audit log does not show what was done after the backup. Check it by hand: ' +
            'erased people, access that was ended or changed, certificates that were revoked or issued, emails that were cancelled.',
        ]),
  ];
}

/** Joins items without duplicates; null if there are none. */
export function joined(items: string[]): string | null {
  return [...new Set(items)].join(', ') || null;
}
