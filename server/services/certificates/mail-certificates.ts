import { randomUUID } from 'node:crypto';
import { certificateHolder } from '../../mail/messages/certificate-holder.ts';
import { ERASED, selectOfClass } from '../../storage/certificates.ts';
import type { CertificateRow, Connection, HolderMailRow } from '../../storage/database.ts';
import { deleteWithHanging } from '../../storage/hanging-rows.ts';
import {
  countWaitingHolderMails,
  lockHolderMails,
  selectHolderAddresses,
  selectHolderMails,
  selectHolderMailsWritten,
} from '../../storage/holder-mails.ts';
import { withdrawMail } from '../../storage/outbox.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { MINUTE_MS } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { queueLetter } from '../mail/queue-mails.ts';
import { OperatorError } from '../operator-error.ts';
import { newReference } from '../submissions/reference.ts';
import { keepAddress, requireMailable } from './holder-address.ts';
import { checkAddress } from './printable-certificates.ts';
import { certificateState, isStillReplaced, requireCertificate } from './read-certificates.ts';
import { pagesOf } from '../../storage/pages.ts';
import { insertRows, selectRow } from '../../storage/rows.ts';

export interface MailReport {
  /** Time of the request, by which `stopHolderMails` finds its emails. */
  written: string;
  queued: number;
  /** Number of holders who already got an email about the same state. */
  before: number;
  /** Numbers of certificates whose holders have no address. */
  without: string[];
}

/** Limit of emails a minute. Microsoft 365 allows a sender 30, so this leaves ten for urgent emails. */
export const MAILS_A_MINUTE = 20;
/** Number of emails that are queued per transaction. */
const BATCH_SIZE = 100;
const FOREVER = '9999';

/** `holdMs` is the delay of the first email, in which sending can be undone. */
interface Hold {
  holdMs?: number;
}

/**
 * Emails the holder of a certificate about its present state. `to` is stored as the holder's address, for this
 * certificate only.
 */
export async function mailCertificate(
  deps: ActingDependencies,
  number: string,
  to?: string,
  { holdMs = 0 }: Hold = {},
): Promise<{ number: string; to: string; written: string }> {
  const now = deps.now();
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireReachable(transaction, number);
    if (to !== undefined) await keepAddress(transaction, row.lookup, requireMailable(to));
    const email = (await selectHolderAddresses(transaction, [row.lookup])).get(row.lookup);
    if (email === undefined) throw withoutAddress(row);
    const state = await stateOf(transaction, row, deps);
    const due = new Date(now.getTime() + holdMs);
    await queueNews(transaction, { ...deps, now: () => now }, row, { email, state, due });
    return { number: row.number, to: email, written: now.toISOString() };
  });
}

/** The email that `mailCertificate` would send. */
export async function previewHolderMail(deps: Dependencies, number: string, typed?: string) {
  const { database } = deps.storage;
  const row = await requireReachable(database, number);
  const to =
    typed === undefined
      ? (await selectHolderAddresses(database, [row.lookup])).get(row.lookup)
      : requireMailable(typed);
  if (to === undefined) throw withoutAddress(row);
  const state = await stateOf(database, row, deps);
  return { name: row.name, to, ...messageTo(deps, row, state), hasFiles: state === 'valid' };
}

async function requireReachable(database: Connection, number: string): Promise<CertificateRow> {
  const row = await requireCertificate(database, number);
  if (row.revocation_reason !== ERASED) return row;
  throw new OperatorError(`The holder of ${row.number} was erased, so there is nobody to email.`);
}

function withoutAddress({ number }: CertificateRow): OperatorError {
  return new OperatorError(
    `No address is known for ${number}: give it with --to name@example.com, or import the list with a column email.`,
    { fields: { email: 'Give the address of the holder' } },
  );
}

/** Emails the holders of a class. It leaves out revoked certificates and holders who were already emailed. */
export async function mailClass(
  deps: ActingDependencies,
  className: string,
  { holdMs = 0 }: Hold = {},
): Promise<MailReport> {
  const now = deps.now();
  const { database } = deps.storage;
  const rows = await requireInForce(database, className);
  const report: MailReport = { written: now.toISOString(), queued: 0, before: 0, without: [] };
  const ahead = await countWaitingHolderMails(database, FOREVER);
  for (const page of pagesOf(rows, BATCH_SIZE)) {
    await database.transaction().execute(async (transaction) => {
      await lockHolderMails(transaction);
      const { due: unwritten, before, without } = await sortForMail(transaction, deps, page);
      report.before += before;
      report.without.push(...without.map(({ number }) => number));
      for (const { row, email, state } of unwritten) {
        const minutes = Math.floor((ahead + report.queued) / MAILS_A_MINUTE);
        const due = new Date(now.getTime() + holdMs + minutes * MINUTE_MS);
        await queueNews(transaction, { ...deps, now: () => now }, row, { email, state, due });
        report.queued += 1;
      }
    });
  }
  return report;
}

/** Recipients of `mailClass`, and the first email. */
export async function previewClassMails(deps: Dependencies, className: string) {
  const { database } = deps.storage;
  const sorted = await sortForMail(database, deps, await requireInForce(database, className));
  const [first] = sorted.due;
  return {
    to: sorted.due.map(({ row, email }) => ({ name: row.name, email })),
    before: sorted.before,
    without: sorted.without.map(({ name }) => name),
    example: first && {
      name: first.row.name,
      ...messageTo(deps, first.row, first.state),
      hasFiles: first.state === 'valid',
    },
  };
}

async function requireInForce(database: Connection, className: string): Promise<CertificateRow[]> {
  const all = await selectOfClass(database, className, {});
  const rows = all.filter(({ revoked }) => revoked === null);
  if (rows.length > 0) return rows;
  throw new OperatorError(
    `The class “${className}” has no certificate in force. See the classes with certificates classes.`,
  );
}

/** Recipients, number of holders already emailed, and certificates without an address. */
async function sortForMail(database: Connection, { now }: Pick<Dependencies, 'now'>, rows: CertificateRow[]) {
  const lookups = rows.map(({ lookup }) => lookup);
  const addresses = await selectHolderAddresses(database, lookups);
  const mails = await selectHolderMails(database, lookups);
  const told = new Set(mails.map(({ lookup, state }) => `${lookup} ${state}`));
  const due: { row: CertificateRow; email: string; state: ReturnType<typeof certificateState> }[] = [];
  const without: CertificateRow[] = [];
  let before = 0;
  for (const row of rows) {
    const email = addresses.get(row.lookup);
    const state = certificateState(row, now());
    if (email === undefined) without.push(row);
    else if (told.has(`${row.lookup} ${state}`)) before += 1;
    else due.push({ row, email, state });
  }
  return { due, before, without };
}

/** Stops the unsent emails of a request. Returns their number, and the number of those already sent. */
export async function stopHolderMails(
  deps: ActingDependencies,
  written: string,
): Promise<{ stopped: number; left: number }> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    await lockHolderMails(transaction);
    const all = await selectHolderMailsWritten(transaction, written);
    const stopped = [];
    for (const mail of all) if (await withdrawMail(transaction, mail.id)) stopped.push(mail);
    const references = stopped.map(({ reference }) => reference);
    await deleteWithHanging(transaction, 'holder_mails', references);
    for (const { lookup } of stopped) {
      const row = await selectRow(transaction, 'certificates', { lookup });
      await recordAct(transaction, deps, 'certificate.mail-stopped', row?.number);
    }
    return { stopped: stopped.length, left: all.length - stopped.length };
  });
}

/** State of a certificate, in the same words as in the answer to a check. */
export async function stateOf(
  database: Connection,
  row: CertificateRow,
  { now }: Pick<ActingDependencies, 'now'>,
): Promise<Exclude<HolderMailRow['state'], 'expiring'>> {
  return (await isStillReplaced(database, row)) ? 'replaced' : certificateState(row, now());
}

/** Queues an email to a holder about the state of their certificate. */
export async function queueNews(
  transaction: Connection,
  deps: ActingDependencies,
  row: CertificateRow,
  { email, state, due = deps.now() }: { email: string; state: HolderMailRow['state']; due?: Date },
): Promise<void> {
  const now = deps.now();
  const { number, lookup } = row;
  const reference = newReference('C');
  const letter = {
    id: randomUUID(),
    reference,
    ...messageTo(deps, row, state),
    template: null,
    recipient: email,
    written_by: await nameOfActor(transaction, deps.actor),
    written_at: now.toISOString(),
  };
  await queueLetter(transaction, 'certificate-holder', letter, due);
  await insertRows(transaction, 'holder_mails', { reference, lookup, state });
  await recordAct(transaction, deps, 'certificate.mailed', number);
}

function messageTo(
  deps: Dependencies,
  { number, name, course, issued, expires }: CertificateRow,
  state: HolderMailRow['state'],
) {
  const { publicUrl } = deps.config;
  const address = checkAddress(deps, number);
  return certificateHolder({ number, name, course, issued, expires, state, address, publicUrl });
}
