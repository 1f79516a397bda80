import { kindOf, type SubmissionKind } from '../../../contracts/submission-kind.ts';
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
  /** Author. */
  by: string;
  /** Reason as the rest of a sentence. */
  reason: string;
}

/** Newest first; of these submissions, or of all. */
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
