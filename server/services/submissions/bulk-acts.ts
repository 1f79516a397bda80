import { kindOf, type SubmissionKind } from '../../../domain/submission-kind.ts';
import { ACTS } from '../../../domain/submission-state.ts';
import { selectBulkAct, selectBulkActs } from '../../storage/bulk-acts.ts';
import type { OutboxRow, SubmissionChangeRow } from '../../storage/database.ts';
import { selectLastChange } from '../../storage/submission-history.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeMany, type ManyChanged } from './change-many.ts';
import { readHistory } from './read-history.ts';
import { showSubmission, type SubmissionRecord } from './read-submissions.ts';
import { undoChange } from './undo-change.ts';

const LISTED_MAX = 20;

/** A submission that the bulk action changed. */
interface BulkChange {
  record: SubmissionRecord;
  change: SubmissionChangeRow;
  /** Email that the action sent; `withdrawn` if it was stopped before sending. */
  email?: Pick<OutboxRow, 'sent' | 'due' | 'last_error'> & { state: OutboxRow['state'] | 'withdrawn' };
  /** Later change of the submission, which prevents an undo. */
  later?: SubmissionChangeRow;
  isUndoable: boolean;
}

/** Bulk actions of the last 24 hours, newest first. */
export async function listBulkActs({ storage, now }: Dependencies, kind: SubmissionKind) {
  return await selectBulkActs(storage.database, {
    prefix: kind === 'enquiry' ? 'E-' : 'A-',
    since: timeBefore(now(), DAY_MS),
    limit: LISTED_MAX,
  });
}

/** Submissions of one bulk action with their present state, only of these kinds. Empty if there is no such action. */
export async function readBulkAct(
  deps: Dependencies,
  id: string,
  kinds: readonly SubmissionKind[],
): Promise<BulkChange[]> {
  const { database } = deps.storage;
  const found: BulkChange[] = [];
  for (const change of await selectBulkAct(database, id)) {
    const kind = kindOf(change.reference);
    if (!kinds.includes(kind)) continue;
    const record = await showSubmission(deps, kind, change.reference);
    const later =
      record.version === change.version ? undefined : await selectLastChange(database, change.reference);
    const email = change.letter_id === null ? undefined : await emailOf(deps, change);
    const isUndoable =
      !later && !ACTS[change.act].isFinal && (email === undefined || email.state === 'waiting');
    found.push({ record, change, email, later, isUndoable });
  }
  return found;
}

/** Undoes a bulk action for each submission that has not changed since. The undo is a bulk action too. */
export async function undoBulkAct(
  deps: Dependencies,
  id: string,
  by: string,
  kinds: readonly SubmissionKind[],
): Promise<ManyChanged> {
  const chosen = (await readBulkAct(deps, id, kinds)).filter(({ isUndoable }) => isUndoable);
  return await changeMany(
    deps,
    chosen.map(({ change: { reference, version } }) => ({ reference, version })),
    by,
    undoChange,
  );
}

async function emailOf(
  deps: Dependencies,
  { reference, letter_id }: SubmissionChangeRow,
): Promise<BulkChange['email']> {
  const { letters } = await readHistory(deps, reference);
  const letter = letters.find(({ id }) => id === letter_id);
  if (!letter) return { state: 'withdrawn', sent: null, due: '', last_error: null };
  // An email without an entry in the outbox was sent, because the outbox keeps sent emails only for a while.
  return letter.mail ?? { state: 'sent', sent: null, due: '', last_error: null };
}
