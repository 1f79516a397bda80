import type { Connection, LetterRow, NoteRow, SubmissionChangeRow } from './database.ts';

export interface History {
  changes: SubmissionChangeRow[];
  notes: NoteRow[];
  letters: LetterRow[];
}

/** All acts of the firm's people on a submission, oldest first. */
export async function selectHistory(database: Connection, reference: string): Promise<History> {
  const changes = await selectChanges(database, reference);
  return { changes, ...(await selectNotesAndLetters(database, [reference])) };
}

export async function selectChanges(database: Connection, reference: string): Promise<SubmissionChangeRow[]> {
  return await database
    .selectFrom('submission_changes')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('version')
    .execute();
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
  if (references.length === 0) return { notes: [], letters: [] };
  const notes = await database
    .selectFrom('notes')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('written_at')
    .execute();
  const letters = await database
    .selectFrom('letters')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('written_at')
    .execute();
  return { notes, letters };
}

/** The change that an undo reversed. */
export async function selectUndone(
  database: Connection,
  { reference, version }: SubmissionChangeRow,
): Promise<SubmissionChangeRow | undefined> {
  return await database
    .selectFrom('submission_changes')
    .selectAll()
    .where('reference', '=', reference)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function selectLastChange(
  database: Connection,
  reference: string,
): Promise<SubmissionChangeRow | undefined> {
  return await database
    .selectFrom('submission_changes')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Seats of a batch that its cancellation changed, found by the time. */
export async function selectSeatMoves(
  database: Connection,
  batch: string,
  time: string,
): Promise<SubmissionChangeRow[]> {
  return await database
    .selectFrom('submission_changes')
    .selectAll()
    .where('act', '=', 'seat')
    .where('from_seat_batch', '=', batch)
    .where('made_at', '=', time)
    .orderBy('reference')
    .execute();
}

export async function selectLetter(database: Connection, id: string): Promise<LetterRow | undefined> {
  return await database.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Tells whether a change has this email, also if it was undone since. */
export async function hasChangeWithLetter(
  database: Connection,
  reference: string,
  letterId: string,
): Promise<boolean> {
  const change = await database
    .selectFrom('submission_changes')
    .select('id')
    .where('reference', '=', reference)
    .where('letter_id', '=', letterId)
    .executeTakeFirst();
  return change !== undefined;
}

/** Notes on one interview, oldest first. */
export async function selectInterviewNotes(
  database: Connection,
  reference: string,
  interview: string,
): Promise<NoteRow[]> {
  return await database
    .selectFrom('notes')
    .selectAll()
    .where('reference', '=', reference)
    .where('interview', '=', interview)
    .orderBy('written_at')
    .execute();
}

export async function insertChange(database: Connection, change: SubmissionChangeRow): Promise<void> {
  await database.insertInto('submission_changes').values(change).execute();
}

export async function insertNote(database: Connection, note: NoteRow): Promise<void> {
  await database.insertInto('notes').values(note).execute();
}

export async function insertLetter(
  database: Connection,
  letter: Omit<LetterRow, 'withdrawn' | 'calendar'> & { calendar?: string },
): Promise<void> {
  await database
    .insertInto('letters')
    .values({ ...letter, calendar: letter.calendar ?? null, withdrawn: null })
    .execute();
}

/** Undoes an email; its text stays as a draft. */
export async function withdrawLetter(database: Connection, id: string, withdrawn: string): Promise<void> {
  await database.updateTable('letters').set({ withdrawn }).where('id', '=', id).execute();
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

export async function deleteLetter(database: Connection, id: string): Promise<void> {
  await database.deleteFrom('letters').where('id', '=', id).execute();
}
