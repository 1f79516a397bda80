import { kindOf, type SubmissionKind } from '../../../domain/submission-kind.ts';
import { refusalInWords } from '../../mail/refusal.ts';
import { selectUndelivered } from '../../storage/outbox.ts';
import { selectReceived } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';

/** An email that did not reach a visitor and that nobody has dealt with. */
export interface Undelivered {
  kind: SubmissionKind;
  reference: string;
  name: string;
  to: string;
  /** Name of the person who wrote it. */
  by: string;
  /** Reason, worded as the end of a sentence. */
  reason: string;
}

/** Undelivered emails about these submissions or about all, newest first. */
export async function findUndelivered(
  { storage: { database } }: Dependencies,
  references?: string[],
): Promise<Undelivered[]> {
  const found: Undelivered[] = [];
  for (const { reference, recipient, written_by, last_error, isHandled } of await selectUndelivered(
    database,
    references,
  )) {
    if (isHandled) continue;
    const kind = kindOf(reference);
    const row = await selectReceived(database, kind, reference);
    if (!row) continue;
    const reason = refusalInWords(last_error ?? '');
    found.push({ kind, reference, name: row.name, to: recipient, by: written_by, reason });
  }
  return found;
}
