import { batchName, latestDay } from '../../../contracts/batch.ts';
import type { PersonData } from '../../../contracts/person-data.ts';
import type { Testimonial } from '../../../contracts/testimonial.ts';
import { selectBatch } from '../../storage/batches.ts';
import { selectCertificatesNamed } from '../../storage/certificates.ts';
import { selectLookupsOfHolder } from '../../storage/holder-mails.ts';
import { selectFactsAbout } from '../../storage/office-facts.ts';
import { selectMailsAbout } from '../../storage/outbox.ts';
import { selectSubscriptionsOf } from '../../storage/subscriptions.ts';
import { listPresentCopies } from '../../storage/present-copies.ts';
import { selectRepliesTo, selectUnmatchedToDelete } from '../../storage/replies.ts';
import { kindOf } from '../../../contracts/submission-kind.ts';
import type { Connection } from '../../storage/database.ts';
import {
  type Received,
  selectOfPerson,
  selectReceived,
  selectReceivedFrom,
} from '../../storage/received-rows.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { selectNotesAndLetters } from '../../storage/submission-history.ts';
import { DAY_MS, dateOf } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** Of mails that fit nothing. */
const COUNTED_MAX = 1_000;

/** As rows keep it. */
function requireAddress(email: string): string {
  const lookup = email.trim().normalize('NFC').toLowerCase();
  if (/^[^\s@]+@\S+$/.test(lookup)) return lookup;
  throw new OperatorError(
    `"${email}" is no email address: give the one from which the person wrote, or the reference of what they sent. A search for the name finds it.`,
  );
}

/**
 * What somebody sent, by the address from which they wrote, or by a reference of it: that leads to all from the same address, and
 * both to what was joined by hand as the same person's, from whichever addresses. `whose` finds the same again.
 */
export async function findSent(
  database: Connection,
  typed: string,
): Promise<{ whose: string; addresses: string[]; rows: Received[] }> {
  const reference = normaliseReference(typed);
  const named = typed.includes('@')
    ? undefined
    : await selectReceived(database, kindOf(reference), reference);
  const whose = named?.email === '' ? reference : (named?.email_lookup ?? requireAddress(typed));
  const found = new Map(named && [[named.reference, named]]);
  const addresses = new Set<string>();
  const persons = new Set<string>();
  const wanted = named?.email === '' ? [] : [whose];
  const add = (rows: Received[]) => {
    for (const row of rows) {
      found.set(row.reference, row);
      if (row.email_lookup !== '' && !addresses.has(row.email_lookup)) wanted.push(row.email_lookup);
    }
  };
  for (;;) {
    for (const address of wanted.splice(0)) {
      if (addresses.has(address)) continue;
      addresses.add(address);
      add(await selectReceivedFrom(database, address));
    }
    const joined = [...found.values()].flatMap(({ person }) =>
      person === null || persons.has(person) ? [] : person,
    );
    if (joined.length === 0) return { whose, addresses: [...addresses], rows: [...found.values()] };
    for (const person of new Set(joined)) {
      persons.add(person);
      add(await selectOfPerson(database, person));
    }
  }
}

/** What is kept of a person, by the address from which they wrote: what an erasure takes, and what stays. */
export async function findPersonData({ storage, config }: Dependencies, email: string): Promise<PersonData> {
  const { database } = storage;
  const { whose, addresses, rows: all } = await findSent(database, email);
  const references = all.map(({ reference }) => reference);
  const { notes, letters } = await selectNotesAndLetters(database, references);
  const mails = (await Promise.all(references.map((one) => selectMailsAbout(database, one)))).flat();
  const replies = await selectRepliesTo(database, references);
  const ofAll = async <T>(select: (address: string) => Promise<T[]>) =>
    (await Promise.all(addresses.map(select))).flat();
  const unmatched = await ofAll((sender) => selectUnmatchedToDelete(database, { sender }, COUNTED_MAX));
  return {
    email: whose,
    addresses: addresses.filter((address) => address !== whose),
    items: all
      .toSorted((one, other) => one.received.localeCompare(other.received))
      .map((row) => ({
        reference: row.reference,
        name: row.name,
        received: row.received,
        subject: row.kind === 'application' ? row.job_title : null,
      })),
    seats: await findSeats(database, all, config),
    resumes: all.filter(({ kind }) => kind === 'application').length,
    notes: notes.length,
    letters: letters.length,
    unsentMails: mails.filter(({ state }) => state !== 'sent').length,
    sentMails: mails.filter(({ state }) => state === 'sent').length,
    replies: replies.length + unmatched.length,
    subscriptions: (await ofAll((address) => selectSubscriptionsOf(database, address))).length,
    held: (await ofAll((address) => selectLookupsOfHolder(database, address))).length,
    testimonials: (await ofAll((address) => selectFactsAbout(database, address))).map(({ id, value }) => ({
      id,
      name: (JSON.parse(value) as Pick<Testimonial, 'name'>).name,
    })),
    certificates: await selectCertificatesNamed(database, [...new Set(all.map(({ name }) => name))]),
    copies: await listPresentCopies(config.dataFolder),
    engine: storage.engine,
  };
}

async function findSeats(
  database: Connection,
  rows: Received[],
  { retentionDays, traineeRetentionDays }: Dependencies['config'],
): Promise<PersonData['seats']> {
  const seats: PersonData['seats'] = [];
  for (const row of rows) {
    if (row.kind !== 'enquiry' || row.seat !== 'taken' || row.seat_batch === null) continue;
    const batch = await selectBatch(database, row.seat_batch);
    if (!batch) continue;
    const ends = [
      Date.parse(latestDay(batch)) + traineeRetentionDays * DAY_MS,
      Date.parse(row.received) + retentionDays * DAY_MS,
    ];
    seats.push({
      batch: batchName({ courseTitle: batch.course_title, start: batch.start }),
      keptUntil: dateOf(new Date(Math.max(...ends))),
    });
  }
  return seats;
}
