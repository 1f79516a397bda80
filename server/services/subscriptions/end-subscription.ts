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

/** True if the link of this token can still end a subscription, including one that was never confirmed. */
export async function mayLeave({ storage }: Dependencies, token: string): Promise<boolean> {
  return (await selectRow(storage.database, 'subscriptions', { token })) !== undefined;
}

/**
 * Deletes all subscriptions of the address to which this link was sent. Returns false if there are none. The deleted
 * rows are overwritten on disk later, so that no visitor waits for that.
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

/** Deletes a subscriber at the desk. This cannot be undone, because the address is deleted. */
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
 * Deletes subscriptions and emails to their subscribers. The audit log keeps the references, so that a restore deletes
 * them again. Must run in a transaction.
 */
export async function endSubscriptions(
  transaction: Connection,
  deps: ActingDependencies,
  references: readonly string[],
): Promise<void> {
  const ended = await deleteForGood(transaction, 'subscriptions', references, deps.now().toISOString());
  for (const reference of ended) await recordAct(transaction, deps, 'subscription.ended', reference);
}
