import type { Connection } from '../../storage/database.ts';
import { VISITOR } from '../../storage/audit-log.ts';
import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import {
  deleteSubscriptions,
  selectSubscription,
  selectSubscriptionByToken,
} from '../../storage/subscriptions.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { normaliseReference } from '../submissions/reference.ts';

/** Takes whoever has this link off the list. Nothing happens where they are off it already. */
export async function leaveList(deps: Dependencies, token: string): Promise<void> {
  const row = await selectSubscriptionByToken(deps.storage.database, token);
  if (row) await end({ ...deps, actor: VISITOR }, [row.reference]);
}

/** The same by one of the firm's people. It cannot be taken back: the address is gone. */
export async function removeSubscriber(
  deps: ActingDependencies,
  typed: string,
): Promise<{ reference: string; course: string }> {
  const reference = normaliseReference(typed);
  const row = await selectSubscription(deps.storage.database, reference);
  if (!row) throw new OperatorError(`There is no subscriber ${typed}. List them with subscribers list.`);
  await end(deps, [reference]);
  return { reference, course: row.course };
}

async function end(deps: ActingDependencies, references: string[]): Promise<void> {
  await deps.storage.database
    .transaction()
    .execute((transaction) => endSubscriptions(transaction, deps, references));
  await overwriteDeleted(deps.storage);
}

/** In a transaction: rows and mails go, and the audit log keeps the references, so that a restore brings nobody back. */
export async function endSubscriptions(
  transaction: Connection,
  deps: ActingDependencies,
  references: readonly string[],
): Promise<void> {
  const ended = await deleteSubscriptions(transaction, references, deps.now().toISOString());
  for (const reference of ended) await recordAct(transaction, deps, 'subscription.ended', reference);
}
