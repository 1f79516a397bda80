import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import { selectCertificates, selectCertificatesNamed } from '../../storage/certificates.ts';
import { selectLookupsOfHolder } from '../../storage/holder-mails.ts';
import { selectOfPerson } from '../../storage/received-rows.ts';
import { homeNumber } from '../../storage/search-words.ts';
import { selectNotesAndLetters } from '../../storage/submission-history.ts';
import { lookupOf } from '../certificates/certificate-number.ts';
import type { Dependencies } from '../dependencies.ts';
import { listSubmissions, recordOf, type SubmissionRecord } from './read-submissions.ts';

const SHOWN = 10;

/**
 * Submissions of the same person, newest first. They have the same email address or the same digits of a phone number,
 * or somebody linked them; addresses and numbers of linked submissions count too.
 */
export async function findAlsoFrom(
  deps: Dependencies,
  row: SubmissionRecord,
  kinds: readonly SubmissionKind[],
): Promise<SubmissionRecord[]> {
  const joined =
    row.person === null ? [] : (await selectOfPerson(deps.storage.database, row.person)).map(recordOf);
  const all = [row, ...joined];
  const emails = new Set(all.map(({ email }) => email.toLowerCase()).filter(Boolean));
  const phones = new Set(all.map((one) => homeNumber(phoneOf(one))).filter(Boolean));
  const found = new Map(joined.map((one) => [one.reference, one]));
  // Searches for complete phone numbers. Rows that earlier releases stored are found by the last ten digits.
  const numbers = new Set(all.map(phoneOf).filter((phone) => homeNumber(phone) !== ''));
  for (const search of [...emails, ...numbers].slice(0, SHOWN)) {
    for (const kind of kinds) {
      // A search finds beginnings of words, in messages too, so the numbers of the found submissions are compared.
      const { rows } = await listSubmissions(deps, kind, { search, limit: 5 * SHOWN });
      for (const other of rows)
        if (emails.has(other.email.toLowerCase()) || phones.has(homeNumber(phoneOf(other))))
          found.set(other.reference, other);
    }
  }
  return [...found.values()]
    .filter(({ kind, reference }) => kinds.includes(kind) && reference !== row.reference)
    .toSorted((one, other) => (one.received > other.received ? -1 : 1))
    .slice(0, SHOWN);
}

/** Certificates of the person with these submissions: the holder has the same address or the same name. */
export async function findCertificatesOf(
  { storage: { database } }: Pick<Dependencies, 'storage'>,
  rows: readonly SubmissionRecord[],
) {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()).filter(Boolean))];
  const held = new Set(
    (await Promise.all(emails.map((email) => selectLookupsOfHolder(database, email)))).flat(),
  );
  const named = await selectCertificatesNamed(database, [...new Set(rows.map(({ name }) => name))], SHOWN);
  const certain = await selectCertificates(database, [...held]);
  const others = named.filter(({ number }) => !held.has(lookupOf(number)));
  return [
    ...certain.map(({ number, course }) => ({ number, course, isCertain: true })),
    ...others.map(({ number, course }) => ({ number, course, isCertain: false })),
  ].slice(0, SHOWN);
}

/** Emails that the firm has written about these submissions, newest first, without stopped ones. */
export async function findLettersTo(
  { storage: { database } }: Pick<Dependencies, 'storage'>,
  references: readonly string[],
) {
  const { letters } = await selectNotesAndLetters(database, [...references]);
  return letters
    .filter(({ withdrawn }) => withdrawn === null)
    .map(({ id, reference, subject, written_by: by, written_at: written }) => {
      return { id, reference, subject, by, written };
    })
    .toReversed()
    .toSorted((one, other) => other.written.localeCompare(one.written))
    .slice(0, SHOWN);
}

function phoneOf(row: SubmissionRecord): string {
  return row.kind === 'enquiry' ? row.mobile : row.phone;
}
