import type { Connection, LetterRow, NoteRow, SubmissionChangeRow } from './database.ts';
import { hasRow, insertRows, selectRow, selectRows } from './rows.ts';

export interface History {
  changes: SubmissionChangeRow[];
  notes: NoteRow[];
  letters: LetterRow[];
}

/** All changes to a submission by the firm's people, oldest first. */
export async function selectHistory(database: Connection, reference: string): Promise<History> {
  const changes = await selectRows(database, 'submission_changes', { reference }, 'version');
  return { changes, ...(await selectNotesAndLetters(database, [reference])) };
}

export async function selectFormerEmails(
  database: Connection,
  references: string[],
): Promise<{ reference: string; former_email: string }[]> {
  if (references.length === 0) return [];
  return await database
    .selectFrom('submission_changes')
    .select(['reference', 'former_email'])
    .where('reference', 'in', references)
    .where('former_email', 'is not', null)
    .where('former_email', '!=', '')
    .orderBy('version')
    .$narrowType<{ former_email: string }>()
    .execute();
}

export async function selectNotesAndLetters(
  database: Connection,
  references: string[],
): Promise<Pick<History, 'notes' | 'letters'>> {
  const notes = await selectRows(database, 'notes', { reference: references }, 'written_at');
  const letters = await selectRows(database, 'letters', { reference: references }, 'written_at');
  return { notes, letters };
}

/** The change that an undo has reversed. */
export async function selectUndone(database: Connection, { reference, version }: SubmissionChangeRow) {
  return await database
    .selectFrom('submission_changes')
    .selectAll()
    .where('reference', '=', reference)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function selectLastChange(database: Connection, reference: string) {
  return await selectRow(database, 'submission_changes', { reference }, 'version desc');
}

/** Changes of seats that the cancellation of a batch has made. They have the same time as the cancellation. */
export async function selectSeatMoves(database: Connection, batch: string, time: string) {
  return await selectRows(
    database,
    'submission_changes',
    { act: 'seat', from_seat_batch: batch, made_at: time },
    'reference',
  );
}

/** True if a change of the submission has this email, even if it was undone since. */
export async function hasChangeWithLetter(database: Connection, reference: string, letterId: string) {
  return await hasRow(database, 'submission_changes', { reference, letter_id: letterId });
}

/** Notes on one interview, oldest first. */
export async function selectInterviewNotes(database: Connection, reference: string, interview: string) {
  return await selectRows(database, 'notes', { reference, interview }, 'written_at');
}

export async function insertNote(database: Connection, note: NoteRow): Promise<void> {
  await database.insertInto('notes').values(note).execute();
}

export async function insertLetter(
  database: Connection,
  letter: Omit<LetterRow, 'withdrawn' | 'calendar'> & { calendar?: string },
): Promise<void> {
  await insertRows(database, 'letters', { ...letter, calendar: letter.calendar ?? null, withdrawn: null });
}

export async function deleteDrafts(database: Connection, reference: string): Promise<void> {
  await database
    .deleteFrom('letters')
    .where('reference', '=', reference)
    .where('withdrawn', 'is not', null)
    .execute();
}

export async function deleteNote(database: Connection, id: string): Promise<void> {
  await database.deleteFrom('notes').where('id', '=', id).execute();
}
