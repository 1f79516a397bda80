import type { PersonData } from '../../../contracts/person-data.ts';
import type { Testimonial } from '../../../contracts/testimonial.ts';
import { selectCertificatesNamed } from '../../storage/certificates.ts';
import { selectLookupsOfHolder } from '../../storage/holder-mails.ts';
import { selectFactsAbout } from '../../storage/office-facts.ts';
import { selectMailsAbout } from '../../storage/outbox.ts';
import { listPresentCopies } from '../../storage/present-copies.ts';
import { kindOf } from '../../../contracts/submission-kind.ts';
import type { Connection } from '../../storage/database.ts';
import { type Received, selectReceived, selectReceivedFrom } from '../../storage/received-rows.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { selectNotesAndLetters } from '../../storage/submission-history.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** As rows keep it. */
function requireAddress(email: string): string {
  const lookup = email.trim().normalize('NFC').toLowerCase();
  if (/^\S+@\S+$/.test(lookup)) return lookup;
  throw new OperatorError(
    `"${email}" is no email address: give the one from which the person wrote, or the reference of what they sent. A search for the name finds it.`,
  );
}

/**
 * What somebody sent, by the address from which they wrote, or by a reference of it: that leads to all from the same address,
 * and to itself alone where no address is known. `whose` finds the same again.
 */
export async function findSent(
  database: Connection,
  typed: string,
): Promise<{ whose: string; rows: Received[] }> {
  const reference = normaliseReference(typed);
  const named = typed.includes('@')
    ? undefined
    : await selectReceived(database, kindOf(reference), reference);
  if (named?.email === '') return { whose: reference, rows: [named] };
  const whose = named?.email_lookup ?? requireAddress(typed);
  return { whose, rows: await selectReceivedFrom(database, whose) };
}

/** What is kept of a person, by the address from which they wrote: what an erasure takes, and what stays. */
export async function findPersonData({ storage, config }: Dependencies, email: string): Promise<PersonData> {
  const { database } = storage;
  const { whose: lookup, rows: all } = await findSent(database, email);
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
    testimonials: (await selectFactsAbout(database, lookup)).map(({ id, value }) => ({
      id,
      name: (JSON.parse(value) as Pick<Testimonial, 'name'>).name,
    })),
    certificates: await selectCertificatesNamed(database, [...new Set(all.map(({ name }) => name))]),
    copies: await listPresentCopies(config.dataFolder),
  };
}
