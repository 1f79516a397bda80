import type { Connection } from '../../storage/database.ts';
import { VISITOR } from '../../storage/audit-log.ts';
import { deleteForGood } from '../../storage/hanging-rows.ts';
import { selectSubscription, selectSubscriptionsOf } from '../../storage/subscriptions.ts';
import { selectRow } from '../../storage/rows.ts';
import { overwriteNoted } from '../data/overwrite-noted.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { normaliseReference } from '../submissions/reference.ts';

/** Tells whether this link still takes somebody off, also who did not confirm in time and is not deleted yet. */
export async function mayLeave({ storage }: Dependencies, token: string): Promise<boolean> {
  return (await selectRow(storage.database, 'subscriptions', { token })) !== undefined;
}

/**
 * Takes the address of whoever has this link off the list, whatever it asked about. False where the link is on no list any
 * more. The server overwrites it later in the database's files: no visitor waits for that.
 */
export async function leaveList(deps: Dependencies, token: string): Promise<boolean> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await selectRow(transaction, 'subscriptions', { token });
    if (!row) return false;
    const all = await selectSubscriptionsOf(transaction, row.email_lookup);
    await endSubscriptions(
      transaction,
      { ...deps, actor: VISITOR },
      all.map(({ reference }) => reference),
    );
    return true;
  });
}

/** Deletes a subscriber at the desk. It cannot be undone, because the address is deleted. */
export async function removeSubscriber(
  deps: ActingDependencies,
  typed: string,
): Promise<{ reference: string; course: string }> {
  const reference = normaliseReference(typed);
  const row = await selectSubscription(deps.storage.database, reference);
  if (!row) throw new OperatorError(`There is no subscriber ${typed}. List them with subscribers list.`);
  await deps.storage.database
    .transaction()
    .execute((transaction) => endSubscriptions(transaction, deps, [reference]));
  await overwriteNoted(deps);
  return { reference, course: row.course };
}

/** In a transaction: rows and emails go, and the audit log keeps the references, so that a restore brings nobody back. */
export async function endSubscriptions(
  transaction: Connection,
  deps: ActingDependencies,
  references: readonly string[],
): Promise<void> {
  const ended = await deleteForGood(transaction, 'subscriptions', references, deps.now().toISOString());
  for (const reference of ended) await recordAct(transaction, deps, 'subscription.ended', reference);
}
