import { randomUUID } from 'node:crypto';
import { isMailable } from '../../mail/mail-address.ts';
import { certificateHolder } from '../../mail/messages/certificate-holder.ts';
import { ERASED, selectOfClass } from '../../storage/certificates.ts';
import type { CertificateRow, Connection, HolderMailRow } from '../../storage/database.ts';
import {
  insertHolderMail,
  lockHolderMails,
  selectHolderAddresses,
  selectHolderMails,
  writeHolderAddresses,
} from '../../storage/holder-mails.ts';
import { insertLetter } from '../../storage/submission-history.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { queueHolderMail } from '../mail/queue-mails.ts';
import { OperatorError } from '../operator-error.ts';
import { newReference } from '../submissions/reference.ts';
import { lookupOf } from './certificate-number.ts';
import { checkAddress } from './printable-certificates.ts';
import { certificateState, requireCertificate } from './read-certificates.ts';

export interface MailReport {
  queued: number;
  /** They had a mail about the same state before. */
  before: number;
  /** Numbers of certificates whose holders have no address here. */
  without: string[];
}

/** So many leave in one transaction. */
const BATCH_SIZE = 100;

/**
 * Queues a mail to the holder of a certificate, about its state as it is now. `to` is kept as the holder's address, for
 * this certificate alone.
 */
export async function mailCertificate(
  deps: ActingDependencies,
  number: string,
  to?: string,
): Promise<{ number: string; to: string }> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireCertificate(transaction, number);
    if (row.revocation_reason === ERASED)
      throw new OperatorError(`The holder of ${row.number} was erased: there is nobody to write to.`);
    if (to !== undefined) await keepAddress(transaction, row.lookup, requireMailable(to));
    const email = (await selectHolderAddresses(transaction, [row.lookup])).get(row.lookup);
    if (email === undefined)
      throw new OperatorError(
        `No address is known for ${row.number}: give it with --to name@example.com, or import the list with a column email.`,
        { fields: { email: 'Give the address of the holder' } },
      );
    await queue(transaction, deps, row, email);
    return { number: row.number, to: email };
  });
}

/** The same for all of a class that are not withdrawn; whoever had this mail before gets none. */
export async function mailClass(deps: ActingDependencies, className: string): Promise<MailReport> {
  const { database } = deps.storage;
  const all = await selectOfClass(database, className, {});
  const rows = all.filter(({ revoked }) => revoked === null);
  if (rows.length === 0)
    throw new OperatorError(
      `The class “${className}” has no certificate in force. See the classes with certificates classes.`,
    );
  const report: MailReport = { queued: 0, before: 0, without: [] };
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = rows.slice(start, start + BATCH_SIZE);
    await database.transaction().execute((transaction) => mailBatch(transaction, deps, batch, report));
  }
  return report;
}

async function mailBatch(
  transaction: Connection,
  deps: ActingDependencies,
  batch: CertificateRow[],
  report: MailReport,
): Promise<void> {
  await lockHolderMails(transaction);
  const lookups = batch.map(({ lookup }) => lookup);
  const addresses = await selectHolderAddresses(transaction, lookups);
  const mails = await selectHolderMails(transaction, lookups);
  const told = new Set(mails.map(({ lookup, state }) => `${lookup} ${state}`));
  for (const row of batch) {
    const email = addresses.get(row.lookup);
    if (email === undefined) report.without.push(row.number);
    else if (told.has(`${row.lookup} ${stateOf(row, deps)}`)) report.before += 1;
    else {
      await queue(transaction, deps, row, email);
      report.queued += 1;
    }
  }
}

/** Empty where none is known. */
export async function holderAddress(
  { storage }: Pick<ActingDependencies, 'storage'>,
  number: string,
): Promise<string> {
  const lookup = lookupOf(number);
  return (await selectHolderAddresses(storage.database, [lookup])).get(lookup) ?? '';
}

/** Where the holder is reached, as it is kept. */
export function requireMailable(typed: string): string {
  const email = typed.trim().normalize('NFC');
  if (isMailable(email)) return email;
  const reason = `"${typed}" is no address that mail can be sent to: give one such as name@example.com`;
  throw new OperatorError(`${reason}.`, { fields: { email: reason } });
}

export async function keepHolderAddress(
  { storage }: Pick<ActingDependencies, 'storage'>,
  number: string,
  email: string,
): Promise<void> {
  await keepAddress(storage.database, lookupOf(number), email);
}

export async function keepAddress(database: Connection, lookup: string, email: string): Promise<void> {
  await writeHolderAddresses(database, [{ lookup, email, email_lookup: email.toLowerCase() }]);
}

function stateOf(row: CertificateRow, { now }: ActingDependencies): HolderMailRow['state'] {
  return row.replaced_by === null ? certificateState(row, now()) : 'replaced';
}

async function queue(
  transaction: Connection,
  deps: ActingDependencies,
  row: CertificateRow,
  email: string,
): Promise<void> {
  const now = deps.now();
  const { number, name, course, issued, expires, lookup } = row;
  const state = stateOf(row, deps);
  const address = checkAddress(deps, number);
  const { publicUrl } = deps.config;
  const news = { number, name, course, issued, expires, state, address, publicUrl };
  const [id, reference] = [randomUUID(), newReference('C')];
  const by = await nameOfActor(transaction, deps.actor);
  await insertLetter(transaction, {
    id,
    reference,
    ...certificateHolder(news),
    template: null,
    recipient: email,
    written_by: by,
    written_at: now.toISOString(),
  });
  await queueHolderMail(transaction, { id, reference, email, now });
  await insertHolderMail(transaction, { reference, lookup, state });
  await recordAct(transaction, deps, 'certificate.mailed', number);
}
