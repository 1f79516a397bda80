import { randomUUID } from 'node:crypto';
import { kindOf } from '../../domain/submission-kind.ts';
import type { SubmissionAct, SubmissionState } from '../../domain/submission-state.ts';
import type { Config } from '../config.ts';
import { fromAndTo, type Connection, type SubmissionChangeRow } from '../storage/database.ts';
import { type Received, selectReceived, updateStanding } from '../storage/received-rows.ts';
import { queueWebhook } from '../storage/webhooks.ts';
import { insertRows, selectRows } from '../storage/rows.ts';
import { standingIn } from '../storage/standing.ts';

export interface EventDependencies {
  config: Config;
  now: () => Date;
}

interface Event {
  reference: string;
  /** Name to show in the history in place of a person's. */
  by: string;
  /** Id of the stored text of the email. */
  letterId?: string;
  time: string;
}

/**
 * Adds an automatic event to a submission's history, in a transaction. Does not change who last worked on the
 * submission. Returns the version after the event; undefined if there is nothing to add, or the submission is gone.
 */
export async function recordEvent(
  transaction: Connection,
  deps: EventDependencies,
  { reference, by, letterId, time }: Event,
  plan: (
    row: Received,
    changes: SubmissionChangeRow[],
  ) => { act: SubmissionAct; state: SubmissionState } | undefined,
): Promise<number | undefined> {
  for (;;) {
    const row = await selectReceived(transaction, kindOf(reference), reference);
    const planned =
      row && plan(row, await selectRows(transaction, 'submission_changes', { reference }, 'version'));
    if (!planned) return undefined;
    const version = row.version + 1;
    const { changed_by, changed_at, owner, due, person } = row;
    const from = standingIn(row);
    // If somebody changes the submission at the same time, it is read again and the update is retried.
    const standing = { state: planned.state, version, changed_by, changed_at, owner, due, person };
    if (!(await updateStanding(transaction, row, standing))) continue;
    await queueWebhook(transaction, deps, `${row.kind}.changed`, reference);
    await insertRows(transaction, 'submission_changes', {
      id: randomUUID(),
      reference,
      version,
      act: planned.act,
      ...fromAndTo(from, { ...from, state: planned.state }),
      note_id: null,
      letter_id: letterId ?? null,
      former_email: null,
      bulk_act: null,
      made_by: by,
      made_at: time,
    });
    return version;
  }
}
