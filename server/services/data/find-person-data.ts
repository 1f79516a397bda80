import type { PersonData } from '../../../contracts/person-data.ts';
import { selectCertificatesNamed } from '../../storage/certificates.ts';
import { selectLookupsOfHolder } from '../../storage/holder-mails.ts';
import { selectMailsAbout } from '../../storage/outbox.ts';
import { listPresentCopies } from '../../storage/present-copies.ts';
import { selectReceivedFrom } from '../../storage/received-rows.ts';
import { selectNotesAndLetters } from '../../storage/submission-history.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** As rows keep it. */
export function requireAddress(email: string): string {
  const lookup = email.trim().normalize('NFC').toLowerCase();
  if (/^\S+@\S+$/.test(lookup)) return lookup;
  throw new OperatorError(
    `"${email}" is no email address: give the one from which the person wrote. A search for the name finds it.`,
  );
}

/** What is kept of a person, by the address from which they wrote: what an erasure takes, and what stays. */
export async function findPersonData({ storage, config }: Dependencies, email: string): Promise<PersonData> {
  const lookup = requireAddress(email);
  const { database } = storage;
  const all = await selectReceivedFrom(database, lookup);
  const references = all.map(({ reference }) => reference);
  const { notes, letters } = await selectNotesAndLetters(database, references);
  const mails = (await Promise.all(references.map((one) => selectMailsAbout(database, one)))).flat();
  return {
    email: lookup,
    items: all
      .toSorted((one, other) => one.received.localeCompare(other.received))
      .map((row) => ({
        reference: row.reference,
        name: row.name,
        received: row.received,
        subject: row.kind === 'application' ? row.job_title : null,
      })),
    resumes: all.filter(({ kind }) => kind === 'application').length,
    notes: notes.length,
    letters: letters.length,
    unsentMails: mails.filter(({ state }) => state !== 'sent').length,
    sentMails: mails.filter(({ state }) => state === 'sent').length,
    held: (await selectLookupsOfHolder(database, lookup)).length,
    certificates: await selectCertificatesNamed(database, [...new Set(all.map(({ name }) => name))]),
    copies: await listPresentCopies(config.dataFolder),
  };
}
