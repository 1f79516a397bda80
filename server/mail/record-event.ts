import { NO_SEAT } from '../../contracts/seat.ts';
import { randomUUID } from 'node:crypto';
import { kindOf } from '../../contracts/submission-kind.ts';
import type { SubmissionAct, SubmissionState } from '../../contracts/submission-state.ts';
import type { Config } from '../config.ts';
import type { Connection, SubmissionChangeRow } from '../storage/database.ts';
import { type Received, selectReceived, updateStanding } from '../storage/received-rows.ts';
import { insertChange, selectChanges } from '../storage/submission-history.ts';
import { queueWebhook } from '../storage/webhooks.ts';

export interface EventDependencies {
  config: Config;
  now: () => Date;
}

interface Event {
  reference: string;
  /** Name in the history instead of a person's. */
  by: string;
  /** Id of the email's text. */
  letterId?: string;
  time: string;
}

/**
 * Adds an automatic event to the history, in a transaction; who worked on the submission last does not change. Returns the
 * version after it; undefined if there is nothing to add, or the submission is gone.
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
    const planned = row && plan(row, await selectChanges(transaction, reference));
    if (!planned) return undefined;
    const version = row.version + 1;
    const { changed_by, changed_at, owner, due, person } = row;
    const outcome = row.kind === 'enquiry' ? row.outcome : null;
    // If somebody changes it at the same time, it is read again.
    const standing = { state: planned.state, version, changed_by, changed_at, owner, due, person };
    if (!(await updateStanding(transaction, row, standing))) continue;
    const [step, interview] = row.kind === 'application' ? [row.step, row.interview] : [null, null];
    await queueWebhook(transaction, deps, `${row.kind}.changed`, reference);
    await insertChange(transaction, {
      id: randomUUID(),
      reference,
      version,
      act: planned.act,
      from_state: row.state,
      to_state: planned.state,
      from_step: step,
      to_step: step,
      from_owner: owner,
      to_owner: owner,
      from_due: due,
      to_due: due,
      from_outcome: outcome,
      to_outcome: outcome,
      from_interview: interview,
      to_interview: interview,
      from_person: person,
      to_person: person,
      ...traineeOf(row),
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

/** Course, seat and fee, unchanged. */
function traineeOf(row: Received) {
  const { course, seat, seat_until, seat_batch, fee, fee_due, result } =
    row.kind === 'enquiry' ? row : NO_SEAT;
  return {
    from_seat: seat,
    to_seat: seat,
    from_seat_until: seat_until,
    to_seat_until: seat_until,
    from_seat_batch: seat_batch,
    to_seat_batch: seat_batch,
    from_course: course,
    to_course: course,
    from_fee: fee,
    to_fee: fee,
    from_fee_due: fee_due,
    to_fee_due: fee_due,
    from_result: result,
    to_result: result,
  };
}
