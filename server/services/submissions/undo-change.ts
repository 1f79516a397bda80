import { kindOf, PLURALS } from '../../../contracts/submission-kind.ts';
import { ACTS } from '../../../contracts/submission-state.ts';
import { withdrawMail } from '../../storage/outbox.ts';
import { deleteNote, selectLastChange, withdrawLetter } from '../../storage/submission-history.ts';
import { unsettleReplies } from '../../storage/replies.ts';
import type { Connection } from '../../storage/database.ts';
import type { Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { applyChange, type Author, type Changed, withSubmission } from './change-submission.ts';
import { readdress } from './correct-address.ts';

export type Undone = Changed & {
  /** Of the change that was taken back: `left` when it is on its way or there, and cannot be. */
  mail: 'withdrawn' | 'left' | null;
};

export interface UndoOptions {
  /** The note that belongs to the change is deleted with it: without this, a change with a note is not taken back. */
  withNote?: boolean;
  /** Of the act on several that it is part of. */
  bulkAct?: string;
}

/**
 * Takes the last change back: the submission stands as before, and a mail that has not left does not leave. Its letter stays
 * as a draft. Taking back is a change too, and cannot be taken back itself.
 */
export async function undoChange(
  deps: Dependencies,
  reference: string,
  author: Author,
  options: UndoOptions = {},
): Promise<Undone> {
  return await withSubmission(deps, kindOf(reference), reference, author, async (transaction, row) => {
    return await undoLast(deps, transaction, row, author.by, { ...options, bulkAct: author.bulkAct });
  });
}

/** The same within a transaction of the caller, for a row that was read in it. */
export async function undoLast(
  deps: Dependencies,
  transaction: Connection,
  row: Received,
  by: string,
  { withNote = false, bulkAct }: UndoOptions = {},
): Promise<Undone> {
  const last = await selectLastChange(transaction, row.reference);
  if (!last)
    throw new OperatorError(`Nobody has changed ${row.reference} yet: there is nothing to take back.`);
  if (last.act === 'undo')
    throw new OperatorError(`The last change of ${row.reference} was taken back already.`);
  if (ACTS[last.act].isFinal) {
    throw new OperatorError(
      `What happened last to ${row.reference} nobody did: ${ACTS[last.act].label.toLowerCase()}. There is nothing to take back.`,
    );
  }
  if (last.note_id !== null && !withNote) {
    throw new OperatorError(
      `The last change of ${row.reference} holds a note, which would be deleted: ${PLURALS[row.kind]} undo ${row.reference} --with-note takes both back.`,
    );
  }
  let mail: Undone['mail'] = null;
  if (last.letter_id !== null) {
    mail = (await withdrawMail(transaction, last.letter_id)) ? 'withdrawn' : 'left';
    if (mail === 'left' && (last.act === 'set-interview' || last.act === 'cancel-interview')) {
      throw new OperatorError(
        `The letter about the interview of ${row.reference} has left, and stands in a calendar: move the interview or cancel it.`,
      );
    }
    if (mail === 'withdrawn') await withdrawLetter(transaction, last.letter_id, deps.now().toISOString());
  }
  if (last.former_email !== null) await readdress(deps, transaction, row, last.former_email);
  if (last.note_id !== null) await deleteNote(transaction, last.note_id);
  await unsettleReplies(transaction, row.reference, last.version);
  const changed = await applyChange(deps, transaction, row, by, {
    act: 'undo',
    bulkAct,
    state: last.from_state,
    step: last.from_step ?? undefined,
    owner: last.from_owner,
    due: last.from_due,
    outcome: last.from_outcome,
    person: last.from_person,
    seat: {
      seat: last.from_seat,
      until: last.from_seat_until,
      // Old changes do not name a batch.
      ...((last.from_seat_batch ?? last.to_seat_batch) !== null && { batch: last.from_seat_batch }),
    },
    course: last.from_course === last.to_course ? undefined : last.from_course,
    fee: last.from_fee === last.to_fee ? undefined : last.from_fee,
    feeDue: last.from_fee_due === last.to_fee_due ? undefined : last.from_fee_due,
    interview: last.from_interview,
  });
  return { ...changed, mail };
}
