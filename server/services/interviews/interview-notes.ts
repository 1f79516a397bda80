import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readInterview } from '../../../domain/interview.ts';
import { MESSAGE_MAX_LENGTH } from '../../../contracts/limits.ts';
import { optionalText } from '../../../contracts/text.ts';
import { selectInterviewNotes, insertNote, deleteNote } from '../../storage/submission-history.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { requireReceived } from '../submissions/require-received.ts';

export interface InterviewNotes {
  /** True if this person is one of the interviewers. */
  isAsked: boolean;
  /** The person's own note. */
  own: string;
  /** Interviewers who have written a note, and those who have not. */
  written: string[];
  missing: string[];
  /** All notes. They are empty until everybody has written one, so that nobody is influenced. */
  all: { by: string; at: string; text: string }[];
}

/** Notes that this person may read at present. */
export async function readInterviewNotes(
  { storage }: Dependencies,
  reference: string,
  name: string,
): Promise<InterviewNotes | undefined> {
  const row = await requireReceived(storage.database, 'application', reference);
  const interview = readInterview(row.interview);
  if (!interview || interview.state === 'proposed') return undefined;
  const notes = await selectInterviewNotes(storage.database, reference, interview.id);
  const written = notes.map(({ written_by }) => written_by);
  const missing = interview.interviewers.filter((one) => !written.includes(one));
  return {
    isAsked: interview.interviewers.includes(name),
    own: notes.find(({ written_by }) => written_by === name)?.text ?? '',
    written,
    missing,
    all:
      missing.length > 0
        ? []
        : notes.map(({ written_by, written_at, text }) => ({ by: written_by, at: written_at, text })),
  };
}

const TEXT = v.pipe(optionalText(MESSAGE_MAX_LENGTH), v.nonEmpty('Write what you noted'));

/** Saves the note of an interviewer. It can be changed until all notes are shown. */
export async function writeInterviewNote(
  deps: ActingDependencies,
  reference: string,
  typed: string,
  name: string,
): Promise<void> {
  const text = parseRequest(TEXT, typed);
  await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireReceived(transaction, 'application', reference);
    const interview = readInterview(row.interview);
    if (!interview?.interviewers.includes(name))
      throw new OperatorError('Only interviewers can add interview notes. Add a note to the application.');
    const notes = await selectInterviewNotes(transaction, row.reference, interview.id);
    const written = new Set(notes.map(({ written_by }) => written_by));
    if (interview.interviewers.every((one) => written.has(one)))
      throw new OperatorError(
        'All interviewers have written, so their notes are closed. Add a note to the application.',
      );
    const own = notes.find(({ written_by }) => written_by === name);
    if (own) await deleteNote(transaction, own.id);
    await insertNote(transaction, {
      id: own?.id ?? randomUUID(),
      reference: row.reference,
      text,
      written_by: name,
      written_at: deps.now().toISOString(),
      interview: interview.id,
    });
    await recordAct(transaction, deps, 'interview.note-written', row.reference);
  });
}
