import type { Connection } from '../../storage/database.ts';
import { kindOf } from '../../../domain/submission-kind.ts';
import type { WebhookEvent } from '../../webhook-events.ts';
import { insertAuditEntry } from '../../storage/audit-log.ts';
import type { Exported } from '../../storage/tables.ts';
import { queueWebhook } from '../../storage/webhooks.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { Act } from './acts.ts';

/**
 * Adds a line to the audit log in the transaction of the action, and queues an event for webhooks. `reference`
 * identifies a record and never names a person outside the firm, because the line stays after an erasure.
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

/**
 * Event for webhooks; undefined if there is none. Notes are never sent, and the code that deletes data announces the
 * deletion itself.
 */
function eventOf(act: Act, reference: string): WebhookEvent | undefined {
  if (act.startsWith('submission.') && act !== 'submission.note') return `${kindOf(reference)}.changed`;
  return EVENTS[act] ?? (act.startsWith('batch.') ? 'batch.changed' : undefined);
}

/** Records an export. The line does not have the references of the rows, because there may be a million. */
export async function recordExport(deps: ActingDependencies, what: Exported): Promise<void> {
  await recordAct(deps.storage.database, deps, 'data.exported', what);
}

/** Records an action on all data. */
export async function recordWhole(
  deps: ActingDependencies,
  act: 'data.purged' | 'data.backed-up' | 'data.rekeyed',
): Promise<void> {
  await recordAct(deps.storage.database, deps, act);
}
