import { randomUUID } from 'node:crypto';
import { certificateHolder } from '../../mail/messages/certificate-holder.ts';
import { ERASED, selectOfClass } from '../../storage/certificates.ts';
import type { CertificateRow, Connection, HolderMailRow } from '../../storage/database.ts';
import {
  countWaitingHolderMails,
  insertHolderMail,
  lockHolderMails,
  selectHolderAddresses,
  selectHolderMails,
} from '../../storage/holder-mails.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { MINUTE_MS } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { queueLetter } from '../mail/queue-mails.ts';
import { OperatorError } from '../operator-error.ts';
import { newReference } from '../submissions/reference.ts';
import { keepAddress, requireMailable } from './holder-address.ts';
import { checkAddress } from './printable-certificates.ts';
import { certificateState, isStillReplaced, requireCertificate } from './read-certificates.ts';
import { pagesOf } from '../../storage/pages.ts';

export interface MailReport {
  queued: number;
  /** They had a mail about the same state before. */
  before: number;
  /** Numbers of certificates whose holders have no address here. */
  without: string[];
}

/** Microsoft 365 takes 30 a minute from one sender: ten are left for what people wait for. */
export const MAILS_A_MINUTE = 20;
/** So many are queued in one transaction. */
const BATCH_SIZE = 100;
const FOREVER = '9999';

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
    await queueNews(transaction, deps, row, { email, state: await stateOf(transaction, row, deps) });
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
  const ahead = await countWaitingHolderMails(database, FOREVER);
  for (const batch of pagesOf(rows, BATCH_SIZE)) {
    await database
      .transaction()
      .execute((transaction) => mailBatch(transaction, deps, { batch, ahead, report }));
  }
  return report;
}

async function mailBatch(
  transaction: Connection,
  deps: ActingDependencies,
  { batch, ahead, report }: { batch: CertificateRow[]; ahead: number; report: MailReport },
): Promise<void> {
  await lockHolderMails(transaction);
  const lookups = batch.map(({ lookup }) => lookup);
  const addresses = await selectHolderAddresses(transaction, lookups);
  const mails = await selectHolderMails(transaction, lookups);
  const told = new Set(mails.map(({ lookup, state }) => `${lookup} ${state}`));
  for (const row of batch) {
    const email = addresses.get(row.lookup);
    if (email === undefined) report.without.push(row.number);
    else if (told.has(`${row.lookup} ${certificateState(row, deps.now())}`)) report.before += 1;
    else {
      const due = new Date(
        deps.now().getTime() + Math.floor((ahead + report.queued) / MAILS_A_MINUTE) * MINUTE_MS,
      );
      await queueNews(transaction, deps, row, { email, state: certificateState(row, deps.now()), due });
      report.queued += 1;
    }
  }
}

/** What its holder is told of it, as a check of it says. */
export async function stateOf(
  database: Connection,
  row: CertificateRow,
  { now }: Pick<ActingDependencies, 'now'>,
): Promise<Exclude<HolderMailRow['state'], 'expiring'>> {
  return (await isStillReplaced(database, row)) ? 'replaced' : certificateState(row, now());
}

/** Queues a mail that tells a holder of a state of their certificate. */
export async function queueNews(
  transaction: Connection,
  deps: ActingDependencies,
  row: CertificateRow,
  { email, state, due = deps.now() }: { email: string; state: HolderMailRow['state']; due?: Date },
): Promise<void> {
  const now = deps.now();
  const { number, name, course, issued, expires, lookup } = row;
  const address = checkAddress(deps, number);
  const { publicUrl } = deps.config;
  const news = { number, name, course, issued, expires, state, address, publicUrl };
  const reference = newReference('C');
  const letter = {
    id: randomUUID(),
    reference,
    ...certificateHolder(news),
    template: null,
    recipient: email,
    written_by: await nameOfActor(transaction, deps.actor),
    written_at: now.toISOString(),
  };
  await queueLetter(transaction, 'certificate-holder', letter, due);
  await insertHolderMail(transaction, { reference, lookup, state });
  await recordAct(transaction, deps, 'certificate.mailed', number);
}
