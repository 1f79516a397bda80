import { kindOf } from '../../../contracts/submission-kind.ts';
import { withdrawMail } from '../../storage/outbox.ts';
import { deleteLetter, deleteNote, selectLastChange } from '../../storage/submission-history.ts';
import type { Connection } from '../../storage/database.ts';
import type { Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { applyChange, versionConflict, type Author, type Changed } from './change-submission.ts';
import { requireReceived } from './require-received.ts';

export type Undone = Changed & {
  /** Of the change that was taken back: `left` when it is on its way or there, and cannot be. */
  mail: 'withdrawn' | 'left' | null;
};

/**
 * Takes the last change back: the submission stands as before, a note is gone, and so is a mail that has not left.
 * Taking back is a change too, and cannot be taken back itself.
 */
export async function undoChange(
  deps: Dependencies,
  reference: string,
  { by, version }: Author,
): Promise<Undone> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireReceived(transaction, kindOf(reference), reference);
    if (version !== undefined && row.version !== version) throw await versionConflict(transaction, row);
    return await undoLast(deps, transaction, row, by);
  });
}

/** The same within a transaction of the caller, for a row that was read in it. */
export async function undoLast(
  deps: Dependencies,
  transaction: Connection,
  row: Received,
  by: string,
): Promise<Undone> {
  const last = await selectLastChange(transaction, row.reference);
  if (!last)
    throw new OperatorError(`Nobody has changed ${row.reference} yet: there is nothing to take back.`);
  if (last.act === 'undo')
    throw new OperatorError(`The last change of ${row.reference} was taken back already.`);
  let mail: Undone['mail'] = null;
  if (last.letter_id !== null) {
    mail = (await withdrawMail(transaction, last.letter_id)) ? 'withdrawn' : 'left';
    if (mail === 'withdrawn') await deleteLetter(transaction, last.letter_id);
  }
  if (last.note_id !== null) await deleteNote(transaction, last.note_id);
  const changed = await applyChange(deps, transaction, row, by, {
    act: 'undo',
    state: last.from_state,
    step: last.from_step ?? undefined,
  });
  return { ...changed, mail };
}
