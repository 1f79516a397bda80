import { batchName } from '../../../contracts/batch.ts';
import { selectBatchNames } from '../../storage/batches.ts';
import { kindOf } from '../../../domain/submission-kind.ts';
import type { LetterRow, NoteRow, OutboxRow, SubmissionChangeRow } from '../../storage/database.ts';
import { selectMailsAbout } from '../../storage/outbox.ts';
import { selectHistory } from '../../storage/submission-history.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireReceived } from './require-received.ts';

export interface SubmissionHistory {
  changes: SubmissionChangeRow[];
  notes: NoteRow[];
  /** Emails that people wrote, each with its state in the outbox. */
  letters: (LetterRow & { mail: Pick<OutboxRow, 'state' | 'due' | 'sent' | 'last_error'> | null })[];
  /** Email of the last undone change, unless another was written since. It is offered as a draft. */
  draft?: { letter: LetterRow; change: SubmissionChangeRow };
  /** Automatic emails about the submission, including those to interviewers. */
  mails: OutboxRow[];
  /** Names of the batches that occur in changes, by id. */
  batchNames: ReadonlyMap<string, string>;
}

/** History of a submission: its changes, notes and emails. */
export async function readHistory({ storage }: Dependencies, reference: string): Promise<SubmissionHistory> {
  const row = await requireReceived(storage.database, kindOf(reference), reference);
  const { changes, notes, letters } = await selectHistory(storage.database, row.reference);
  const mails = await selectMailsAbout(storage.database, row.reference);
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  const written = new Set(letters.map(({ id }) => id));
  const draft = letters.findLast(({ withdrawn }) => withdrawn !== null);
  const ids = changes.flatMap(({ from_seat_batch, to_seat_batch }) => [from_seat_batch, to_seat_batch]);
  const named = new Set(ids.filter((id) => id !== null));
  const batches = await selectBatchNames(storage.database, [...named]);
  const change = draft && changes.find(({ letter_id }) => letter_id === draft.id);
  return {
    changes,
    notes,
    letters: letters
      .filter(({ withdrawn }) => withdrawn === null)
      .map((letter) => ({ ...letter, mail: byId.get(letter.id) ?? null })),
    draft: draft && change && { letter: draft, change },
    mails: mails.filter(({ id, kind }) => kind === 'morning-mail' || !written.has(id)),
    batchNames: new Map(
      batches.map(({ id, course_title: courseTitle, start }) => [id, batchName({ courseTitle, start })]),
    ),
  };
}
