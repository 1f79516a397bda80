import type { Connection } from '../../storage/database.ts';
import { selectMail } from '../../storage/outbox.ts';
import type { BatchRow } from '../../storage/database.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import { selectLastChange, selectSeatMoves } from '../../storage/submission-history.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { undoLast } from '../submissions/undo-change.ts';
import { type Agree, type BatchChanges, requireSeenBatch, writeChange } from './change-batch.ts';

/** Last change of a batch, for the text of the undo button: "published by Arjun". */
export interface LastChange {
  what: string;
  by: string | null;
  at: string;
}

export interface UndoneBatch {
  batch: CountedBatch;
  undone: LastChange;
  /** Number of people who were moved back, because they had not been emailed about the cancellation. */
  back: number;
  /** Number of people who were not moved back, because the email about the cancellation had been sent. */
  told: number;
}

/** The change that an undo would reverse; undefined if there is none. */
export function lastChangeOf(batch: Omit<BatchRow, 'state'> & { state: string }): LastChange | undefined {
  if (batch.before_change === null) return undefined;
  const before = JSON.parse(batch.before_change) as BatchChanges;
  return { what: whatChanged(before, batch), by: batch.changed_by, at: batch.changed_at ?? batch.created };
}

const TO_STATE: Record<string, string> = {
  draft: 'unpublished',
  open: 'published',
  full: 'bookings stopped',
  cancelled: 'cancelled',
};

function whatChanged(before: BatchChanges, now: { state: string; taken: number }): string {
  if (before.state !== undefined) {
    // The states `few`, `running` and `done` are those of an open batch on a certain day.
    const state = now.state in TO_STATE ? now.state : 'open';
    return state === 'open' && before.state === 'full' ? 'bookings opened again' : (TO_STATE[state] ?? state);
  }
  if (before.taken === undefined) return 'edited';
  return now.taken > before.taken ? 'seat added' : 'seat removed';
}

/**
 * Goes back to the version before the last change. The undo is a change too, so it can be undone. If it reverses a
 * cancellation, people who were moved are moved back, unless they got the email about it.
 */
export async function undoBatch(
  deps: ActingDependencies,
  id: string,
  { seen, agree }: { seen?: number; agree?: Agree } = {},
): Promise<UndoneBatch> {
  return await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const batch = await requireSeenBatch(transaction, deps, id, seen);
    const undone = lastChangeOf(batch);
    if (!undone) throw new OperatorError(`There is no change of ${id} to undo. Change it with batches edit.`);
    const changes = JSON.parse(batch.before_change ?? '{}') as BatchChanges;
    const changed = await writeChange(deps, transaction, batch, { act: 'batch.undone', changes }, agree);
    const people =
      batch.state === 'cancelled' ? await moveBack(transaction, deps, batch) : { back: 0, told: 0 };
    return { batch: changed, undone, ...people };
  });
}

/** Moves people back whose enquiries have not changed since the cancellation. */
async function moveBack(transaction: Connection, deps: ActingDependencies, { id, changed_at }: CountedBatch) {
  const by = await nameOfActor(transaction, deps.actor);
  const people = { back: 0, told: 0 };
  for (const move of await selectSeatMoves(transaction, id, changed_at ?? '')) {
    const last = await selectLastChange(transaction, move.reference);
    if (last?.id !== move.id) continue;
    const mail = move.letter_id === null ? undefined : await selectMail(transaction, move.letter_id);
    if (move.letter_id !== null && mail?.state !== 'waiting' && mail?.state !== 'failed') {
      people.told += 1;
      continue;
    }
    await undoLast(deps, transaction, await requireReceived(transaction, 'enquiry', move.reference), by);
    people.back += 1;
  }
  return people;
}
