import { kindOf, PLURALS } from '../../../domain/submission-kind.ts';
import { ACTS } from '../../../domain/submission-state.ts';
import { withdrawMail } from '../../storage/outbox.ts';
import { deleteNote, selectLastChange, selectUndone } from '../../storage/submission-history.ts';
import { unsettleReplies } from '../../storage/replies.ts';
import type { CalendarEntry } from '../../../domain/interview.ts';
import type { Connection, LetterRow } from '../../storage/database.ts';
import type { Received } from '../../storage/received-rows.ts';
import { deleteRows, selectRow, updateRows } from '../../storage/rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { applyChange, type Author, type Changed, type Letter, withSubmission } from './change-submission.ts';
import { readdress } from './correct-address.ts';

export type Undone = Changed & {
  /** Email of the undone change. `withdrawn`: it was stopped. `left`: it is being sent or was sent. */
  mail: 'withdrawn' | 'left' | null;
};

export interface UndoOptions {
  /** True if the note of the change may be deleted. Otherwise a change with a note is not undone. */
  withNote?: boolean;
  /** Id of the bulk action that this undo is part of. */
  bulkAct?: string;
}

/**
 * Undoes the last change of a submission. An unsent email is stopped and becomes a draft. The undo can itself be
 * undone; then the email is sent after half a minute. Only a deleted note does not come back.
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

/** Undoes the last change in the caller's transaction. */
export async function undoLast(
  deps: Dependencies,
  transaction: Connection,
  row: Received,
  by: string,
  { withNote = false, bulkAct }: UndoOptions = {},
): Promise<Undone> {
  const last = await selectLastChange(transaction, row.reference);
  if (!last) throw new OperatorError(`Nobody has changed ${row.reference} yet, so there is nothing to undo.`);
  const undone = last.act === 'undo' ? await selectUndone(transaction, last) : undefined;
  if (undone?.act === 'note')
    throw new OperatorError('The note was deleted and cannot be restored. Write it again.');
  if (ACTS[last.act].isFinal) {
    throw new OperatorError(
      `The last change of ${row.reference} was automatic (${ACTS[last.act].label.toLowerCase()}), so it cannot be undone.`,
    );
  }
  if (last.note_id !== null && !withNote) {
    throw new OperatorError(
      `The last change of ${row.reference} has a note, which would be deleted. To undo both: ${PLURALS[row.kind]} undo ${row.reference} --with-note.`,
    );
  }
  let mail: Undone['mail'] = null;
  if (last.letter_id !== null) {
    mail = (await withdrawMail(transaction, last.letter_id)) ? 'withdrawn' : 'left';
    if (mail === 'left' && (last.act === 'set-interview' || last.act === 'cancel-interview')) {
      throw new OperatorError(
        `The email about the interview of ${row.reference} was sent, and the interview is in a calendar. Move or cancel the interview.`,
      );
    }
    if (mail === 'withdrawn')
      await updateRows(
        transaction,
        'letters',
        { id: last.letter_id },
        { withdrawn: deps.now().toISOString() },
      );
  }
  if (last.former_email !== null) await readdress(deps, transaction, row, last.former_email);
  if (last.note_id !== null) await deleteNote(transaction, last.note_id);
  await unsettleReplies(transaction, row.reference, last.version);
  const letter =
    undone?.letter_id == null ? undefined : await selectRow(transaction, 'letters', { id: undone.letter_id });
  const changed = await applyChange(deps, transaction, row, by, {
    act: 'undo',
    bulkAct,
    // If the last change is an undo, undoing it sends the email that was stopped.
    letter: letter && letter.withdrawn !== null ? letterOf(letter) : undefined,
    // Address before this undo, for an undo of the undo.
    formerEmail: last.former_email === null ? undefined : row.email,
    state: last.from_state,
    step: last.from_step ?? undefined,
    owner: last.from_owner,
    due: last.from_due,
    outcome: last.from_outcome,
    person: last.from_person,
    seat: {
      seat: last.from_seat,
      until: last.from_seat_until,
      // Changes by earlier releases have no batch.
      ...((last.from_seat_batch ?? last.to_seat_batch) !== null && { batch: last.from_seat_batch }),
    },
    course: last.from_course === last.to_course ? undefined : last.from_course,
    fee: last.from_fee === last.to_fee ? undefined : last.from_fee,
    feeDue: last.from_fee_due === last.to_fee_due ? undefined : last.from_fee_due,
    result: last.from_result === last.to_result ? undefined : last.from_result,
    interview: last.from_interview,
  });
  if (letter && letter.withdrawn !== null) await deleteRows(transaction, 'letters', { id: letter.id });
  return { ...changed, mail };
}

function letterOf({ subject, text, template, calendar }: LetterRow): Letter {
  return {
    subject,
    text,
    template: template ?? undefined,
    calendar: calendar === null ? undefined : (JSON.parse(calendar) as CalendarEntry),
  };
}
