import type { Connection } from '../../storage/database.ts';
import { insertAuditEntry } from '../../storage/audit-log.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { Act } from './acts.ts';

/**
 * Adds a line to the audit log, in the transaction of the act itself. `reference` names what it was done to, never a person
 * outside the firm: what is erased leaves its reference alone.
 */
export async function recordAct(
  transaction: Connection,
  { actor, now }: Pick<ActingDependencies, 'actor' | 'now'>,
  act: Act,
  reference = '',
): Promise<void> {
  await insertAuditEntry(transaction, { time: now().toISOString(), actor, act, reference });
}

/** Rows that leave as a file: which ones are not told, as there may be a million. */
export async function recordExport(
  deps: ActingDependencies,
  what: 'enquiries' | 'applications' | 'certificates' | 'batches' | 'notices' | 'figures',
): Promise<void> {
  await recordAct(deps.storage.database, deps, 'data.exported', what);
}

/** What was done to everything that is stored. */
export async function recordWhole(
  deps: ActingDependencies,
  act: 'data.purged' | 'data.backed-up' | 'data.rekeyed',
): Promise<void> {
  await recordAct(deps.storage.database, deps, act);
}
