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

/** True if this link can still unsubscribe somebody, including unconfirmed addresses that are not deleted yet. */
export async function mayLeave({ storage }: Dependencies, token: string): Promise<boolean> {
  return (await selectRow(storage.database, 'subscriptions', { token })) !== undefined;
}

/**
 * Removes the address of this link from all lists. False if it is on no list. The row is overwritten on disk later, so that
 * no visitor waits for that.
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

/**
 * Must run in a transaction: deletes rows and emails, and keeps the references in the audit log, so that a restore brings
 * nobody back.
 */
export async function endSubscriptions(
  transaction: Connection,
  deps: ActingDependencies,
  references: readonly string[],
): Promise<void> {
  const ended = await deleteForGood(transaction, 'subscriptions', references, deps.now().toISOString());
  for (const reference of ended) await recordAct(transaction, deps, 'subscription.ended', reference);
}
