import { type Reply, selectRepliesTo } from '../../storage/replies.ts';
import { selectFormerEmails, selectNotesAndLetters } from '../../storage/submission-history.ts';
import type { Dependencies } from '../dependencies.ts';

const BATCH_SIZE = 200;

/** Texts that were written about a submission. */
export interface Written {
  notes: string | null;
  answers: string | null;
  /** Replies with the names of their attachments. */
  replies: string | null;
  /** Addresses before they were corrected. */
  former_emails: string | null;
}

/** Adds notes, emails and replies to each record, because an export must contain all data about a person. */
export async function* withNotes<Row extends { reference: string }>(
  deps: Dependencies,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row & Written> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield* await addNotes(deps, batch);
    batch = [];
  }
  yield* await addNotes(deps, batch);
}

async function addNotes<Row extends { reference: string }>(
  { storage }: Dependencies,
  rows: Row[],
): Promise<(Row & Written)[]> {
  const { notes, letters } = await selectNotesAndLetters(
    storage.database,
    rows.map(({ reference }) => reference),
  );
  const former = await selectFormerEmails(
    storage.database,
    rows.map(({ reference }) => reference),
  );
  const replies = await selectRepliesTo(
    storage.database,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => ({
    ...row,
    notes: together(
      notes
        .filter(({ reference }) => reference === row.reference)
        .map(({ written_at, written_by, text }) => `${written_at} ${written_by}: ${text}`),
    ),
    replies: together(replies.filter(({ reference }) => reference === row.reference).map(replyInWords)),
    former_emails: together(
      former.filter(({ reference }) => reference === row.reference).map(({ former_email }) => former_email),
    ),
    answers: together(
      letters
        .filter(({ reference, withdrawn }) => reference === row.reference && withdrawn === null)
        .map(
          ({ written_at, written_by, subject, text }) => `${written_at} ${written_by}: ${subject}\n${text}`,
        ),
    ),
  }));
}

/** A reply as text, for commands and exports. */
export function replyInWords({ received, sender, subject, text, earlier, attachments }: Reply): string {
  const files = attachments.map(({ name }) => `[${name}]`).join(' ');
  const parts = [`${received} ${sender}: ${subject}`, text, earlier, files];
  return parts.filter((part) => part !== '').join('\n');
}

function together(texts: string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n\n');
}
