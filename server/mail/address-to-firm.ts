import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Connection, OutboxRow } from '../storage/database.ts';
import { isToFirm, lockMailsAbout } from '../storage/outbox.ts';
import { transactionDespiteDeadlocks } from '../storage/retry-deadlock.ts';
import type { Storage } from '../storage/storage.ts';
import { insertLetter } from '../storage/submission-history.ts';
import { insertRows, selectRow, updateRows } from '../storage/rows.ts';
import { officeAddresses } from './compose-mail.ts';

/**
 * Assigns an outbox entry for the firm to one address of NOTIFY_EMAIL, and adds an entry for each other address that
 * has none. An entry may lack an address because the setting has changed, or because earlier releases queued one email
 * for all. Undefined if every address already has an entry.
 */
export async function addressToFirm(
  deps: { storage: Storage; config: Config; now: () => Date },
  entry: OutboxRow,
): Promise<OutboxRow | undefined> {
  const addresses = officeAddresses(deps.config).map((address) => address.toLowerCase());
  if (!isToFirm(entry.kind) || addresses.includes(entry.recipient_lookup)) return entry;
  return await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const about = await lockMailsAbout(transaction, entry.reference);
    if (!about.some(({ id, state }) => id === entry.id && state === 'sending')) return undefined;
    const told = about.filter(({ id, kind }) => id !== entry.id && kind === entry.kind);
    const [own, ...others] = addresses.filter((address) =>
      told.every(({ recipient_lookup }) => recipient_lookup !== address),
    );
    if (own === undefined) return undefined;
    await updateRows(transaction, 'outbox', { id: entry.id }, { recipient_lookup: own });
    for (const other of others) await queueAlso(transaction, entry, other, deps.now().toISOString());
    return { ...entry, recipient_lookup: own };
  });
}

/** Adds an outbox entry for another address. Copies the stored text of the email too. */
async function queueAlso(
  transaction: Connection,
  entry: OutboxRow,
  recipient_lookup: string,
  due: string,
): Promise<void> {
  const id = randomUUID();
  const letter = await selectRow(transaction, 'letters', { id: entry.id });
  if (letter)
    await insertLetter(transaction, { ...letter, id, recipient: recipient_lookup, calendar: undefined });
  const fresh = { state: 'waiting', attempts: 0, due, last_error: null } as const;
  await insertRows(transaction, 'outbox', [{ ...entry, ...fresh, id, recipient_lookup }]);
}
