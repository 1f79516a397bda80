import type { Connection, OutboxRow, SubmissionChangeRow } from '../storage/database.ts';
import { type EventDependencies, recordEvent } from './record-event.ts';

/** Name to show in the history in place of a person's. */
const BY = 'Mail server';

/**
 * Records that an email could not be delivered. An enquiry that was not answered otherwise counts as new again. Must
 * run in the same transaction.
 */
export async function recordUndelivered(
  transaction: Connection,
  deps: EventDependencies,
  letter: Pick<OutboxRow, 'id' | 'reference'>,
  time: string,
): Promise<void> {
  const event = { reference: letter.reference, by: BY, letterId: letter.id, time };
  await recordEvent(transaction, deps, event, (row, changes) => ({
    act: 'undelivered',
    state: row.state === 'answered' && lastAnswer(changes)?.letter_id === letter.id ? 'new' : row.state,
  }));
}

/** Records that an email was sent although it had been given up, for example after `outbox retry`. */
export async function recordDelivered(
  transaction: Connection,
  deps: EventDependencies,
  letter: Pick<OutboxRow, 'id' | 'reference'>,
  time: string,
): Promise<void> {
  const event = { reference: letter.reference, by: BY, letterId: letter.id, time };
  await recordEvent(transaction, deps, event, (row, changes) => {
    const own = changes.filter(({ letter_id }) => letter_id === letter.id);
    if (own.at(-1)?.act !== 'undelivered') return undefined;
    const wasAnswered = row.state === 'new' && own.some(({ from_state }) => from_state === 'answered');
    return { act: 'delivered', state: wasAnswered ? 'answered' : row.state };
  });
}

function lastAnswer(changes: SubmissionChangeRow[]): SubmissionChangeRow | undefined {
  return changes.findLast(
    ({ act }, index) =>
      (act === 'answer-by-mail' || act === 'answer-by-phone') && changes[index + 1]?.act !== 'undo',
  );
}
