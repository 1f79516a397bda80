import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from '../../../contracts/limits.ts';
import { ACT_LABELS, STATE_LABELS, type SubmissionAct } from '../../../contracts/submission-state.ts';
import { nameLine, optionalText } from '../../../contracts/text.ts';
import { isMailable } from '../../mail/mail-address.ts';
import type { Connection, SubmissionChangeRow } from '../../storage/database.ts';
import {
  updateState,
  type NewState,
  type ReceivedRows,
  type ReceivedTable,
} from '../../storage/received-rows.ts';
import {
  insertChange,
  insertLetter,
  insertNote,
  selectLastChange,
} from '../../storage/submission-history.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { openPlaceholders } from '../mail/draft-letter.ts';
import { queueAnswer } from '../mail/queue-mails.ts';
import { parseRequest } from '../parse-request.ts';
import { VersionConflict } from '../version-conflict.ts';
import { WrongRequest } from '../wrong-request.ts';
import { requireReceived } from './require-received.ts';

/** Who changes it, by the name that colleagues see, and which version they saw; without one the newest is changed. */
export interface Author {
  by: string;
  version?: number;
}

/** What a person of the firm writes to a visitor. */
export interface Letter {
  subject: string;
  text: string;
  /** The template that it began as. */
  template?: string;
}

/** How a submission is to change; what is not named stays. */
export interface Plan<T extends ReceivedTable> {
  act: SubmissionAct;
  state?: ReceivedRows[T]['state'];
  step?: number;
  note?: string;
  letter?: Letter;
}

/** Where a submission stands after a change. */
export interface Changed<T extends ReceivedTable = ReceivedTable> {
  reference: string;
  state: ReceivedRows[T]['state'];
  version: number;
  changed_by: string;
  changed_at: string;
}

/** Changes one submission in one transaction: its state, the history, the note, the mail that leaves. */
export async function changeSubmission<T extends ReceivedTable>(
  deps: Dependencies,
  table: T,
  typed: string,
  { by, version: seen }: Author,
  plan: (row: ReceivedRows[T]) => Plan<T>,
): Promise<Changed<T>> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireReceived(transaction, table, typed);
    if (seen !== undefined && row.version !== seen) throw await versionConflict(transaction, row);
    const planned = plan(row);
    return await applyChange(deps, transaction, table, row, by, planned);
  });
}

/** The same within a transaction of the caller, for a row that was read in it. */
export async function applyChange<T extends ReceivedTable>(
  deps: Dependencies & Partial<Pick<ActingDependencies, 'actor'>>,
  transaction: Connection,
  table: T,
  row: ReceivedRows[T],
  by: string,
  { act, state = row.state, step, note, letter }: Plan<T>,
): Promise<Changed<T>> {
  const { reference } = row;
  const now = deps.now();
  const time = now.toISOString();
  const changes: Changed<T> = {
    reference,
    state,
    version: row.version + 1,
    changed_by: by,
    changed_at: time,
  };
  const fromStep = 'step' in row ? row.step : null;
  const toStep = fromStep === null ? null : (step ?? fromStep);
  const { reference: _reference, ...columns } = changes;
  const isFirst = await updateState(transaction, table, row, {
    ...columns,
    ...(toStep === null ? {} : { step: toStep }),
  } as NewState<T>);
  if (!isFirst)
    throw await versionConflict(transaction, await requireReceived(transaction, table, reference));

  const written = { reference, written_by: by, written_at: time };
  const noteId = note === undefined ? null : randomUUID();
  if (noteId !== null) {
    const text = requireText(note ?? '', 'Write the note');
    await insertNote(transaction, { id: noteId, text, ...written });
  }
  const letterId = letter === undefined ? null : randomUUID();
  if (letter !== undefined && letterId !== null) {
    if (!isMailable(row.email)) {
      throw new WrongRequest(
        `Mail to ${row.email} would not arrive: call instead, and note that with --phone.`,
      );
    }
    await insertLetter(transaction, {
      id: letterId,
      template: letter.template ?? null,
      recipient: row.email,
      ...readLetter(letter, reference),
      ...written,
    });
    const kind = table === 'enquiries' ? 'enquiry-answer' : 'application-answer';
    await queueAnswer(transaction, kind, { id: letterId, reference, email: row.email, now });
  }
  await insertChange(transaction, {
    id: randomUUID(),
    reference,
    version: changes.version,
    act,
    from_state: row.state,
    to_state: state,
    from_step: fromStep,
    to_step: toStep,
    note_id: noteId,
    letter_id: letterId,
    made_by: by,
    made_at: time,
  });
  await recordAct(transaction, { actor: deps.actor ?? by, now: deps.now }, `submission.${act}`, reference);
  return changes;
}

const SUBJECT_MAX_LENGTH = 200;
const SUBJECT = nameLine('Give the mail a subject', SUBJECT_MAX_LENGTH);

/** The reference is in the subject of every letter; what a template leaves open must be filled. */
function readLetter({ subject, text, template }: Letter, reference: string) {
  const open = template === undefined ? [] : openPlaceholders(`${subject} ${text}`);
  if (open.length > 0) throw new WrongRequest(`The mail still has ${open.join(', ')}: fill that in first.`);
  const line = parseRequest(SUBJECT, subject);
  return {
    subject: line.includes(reference) ? line : `${line} (${reference})`,
    text: requireText(text, 'Write the text of the mail'),
  };
}

/** What is typed for a note or a mail: several lines, without control characters. */
function requireText(text: string, message: string): string {
  return parseRequest(v.pipe(optionalText(MESSAGE_MAX_LENGTH), v.nonEmpty(message)), text);
}

export async function versionConflict(
  database: Connection,
  row: ReceivedRows[ReceivedTable],
): Promise<VersionConflict> {
  const last = await selectLastChange(database, row.reference);
  return new VersionConflict(row.reference, describe(last, row), row.changed_by, row.changed_at);
}

function describe(change: SubmissionChangeRow | undefined, row: ReceivedRows[ReceivedTable]): string {
  return change ? ACT_LABELS[change.act].toLowerCase() : STATE_LABELS[row.state].toLowerCase();
}
