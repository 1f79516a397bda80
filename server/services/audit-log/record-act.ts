import type { Connection } from '../../storage/database.ts';
import { kindOf } from '../../../contracts/submission-kind.ts';
import type { WebhookEvent } from '../../../contracts/webhook-events.ts';
import { insertAuditEntry } from '../../storage/audit-log.ts';
import type { Exported } from '../../storage/tables.ts';
import { queueWebhook } from '../../storage/webhooks.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { Act } from './acts.ts';

/**
 * Adds a line to the audit log, in the transaction of the act itself. `reference` names what it was done to, never a person
 * outside the firm: of erased things only the reference remains. Webhooks are told of it too.
 */
export async function recordAct(
  transaction: Connection,
  { actor, now, config }: Pick<ActingDependencies, 'actor' | 'now' | 'config'>,
  act: Act,
  reference = '',
): Promise<void> {
  await insertAuditEntry(transaction, { time: now().toISOString(), actor, act, reference });
  const event = eventOf(act, reference);
  if (event) await queueWebhook(transaction, { config, now }, event, reference);
}

const EVENTS: Partial<Record<Act, WebhookEvent>> = {
  'enquiry.added': 'enquiry.received',
  'certificate.issued': 'certificate.issued',
  'certificate.class-changed': 'certificate.changed',
  'certificate.revoked': 'certificate.revoked',
  'certificate.reissued': 'certificate.revoked',
  'certificate.taken-back': 'certificate.deleted',
  'certificate.erased': 'certificate.deleted',
  'batch.made': 'batch.made',
  'batch.copied': 'batch.made',
};

/** A note is only for the firm's people. A deletion is announced where it happens. */
function eventOf(act: Act, reference: string): WebhookEvent | undefined {
  if (act.startsWith('submission.') && act !== 'submission.note') return `${kindOf(reference)}.changed`;
  return EVENTS[act] ?? (act.startsWith('batch.') ? 'batch.changed' : undefined);
}

/** Rows that leave as a file: which ones are not told, as there may be a million. */
export async function recordExport(deps: ActingDependencies, what: Exported): Promise<void> {
  await recordAct(deps.storage.database, deps, 'data.exported', what);
}

/** Records an act on all data. */
export async function recordWhole(
  deps: ActingDependencies,
  act: 'data.purged' | 'data.backed-up' | 'data.rekeyed',
): Promise<void> {
  await recordAct(deps.storage.database, deps, act);
}
