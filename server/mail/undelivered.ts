import { randomUUID } from 'node:crypto';
import { kindOf } from '../../contracts/submission-kind.ts';
import type { SubmissionAct, SubmissionState } from '../../contracts/submission-state.ts';
import type { Config } from '../config.ts';
import type { Connection, OutboxRow, SubmissionChangeRow } from '../storage/database.ts';
import { type Received, selectReceived, updateStanding } from '../storage/received-rows.ts';
import { queueWebhook } from '../storage/webhooks.ts';
import { insertChange, selectChanges } from '../storage/submission-history.ts';

interface Dependencies {
  config: Config;
  now: () => Date;
}

/** In the history, where people stand otherwise. */
const BY = 'Mail server';

/** A letter was given up: an enquiry that nothing else answers is new again. In the transaction that gives it up. */
export async function recordUndelivered(
  transaction: Connection,
  deps: Dependencies,
  letter: Pick<OutboxRow, 'id' | 'reference'>,
  time: string,
): Promise<void> {
  await record(transaction, deps, letter, time, (row, changes) => ({
    act: 'undelivered',
    state: row.state === 'answered' && lastAnswer(changes)?.letter_id === letter.id ? 'new' : row.state,
  }));
}

/** A letter left that had been given up, as when somebody had it tried again. */
export async function recordDelivered(
  transaction: Connection,
  deps: Dependencies,
  letter: Pick<OutboxRow, 'id' | 'reference'>,
  time: string,
): Promise<void> {
  await record(transaction, deps, letter, time, (row, changes) => {
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

/** Who worked on it last stays who did. */
async function record(
  transaction: Connection,
  deps: Dependencies,
  { id, reference }: Pick<OutboxRow, 'id' | 'reference'>,
  time: string,
  plan: (
    row: Received,
    changes: SubmissionChangeRow[],
  ) => { act: SubmissionAct; state: SubmissionState } | undefined,
): Promise<void> {
  for (;;) {
    const row = await selectReceived(transaction, kindOf(reference), reference);
    const planned = row && plan(row, await selectChanges(transaction, reference));
    if (!planned) return;
    const version = row.version + 1;
    const { changed_by, changed_at, owner, due, person } = row;
    const outcome = row.kind === 'enquiry' ? row.outcome : null;
    // Somebody may change it in the same moment: then it is read again.
    const standing = { state: planned.state, version, changed_by, changed_at, owner, due, person };
    if (!(await updateStanding(transaction, row, standing))) continue;
    const [step, interview] = row.kind === 'application' ? [row.step, row.interview] : [null, null];
    await queueWebhook(transaction, deps, `${row.kind}.changed`, reference);
    return await insertChange(transaction, {
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
      note_id: null,
      letter_id: id,
      former_email: null,
      made_by: BY,
      made_at: time,
    });
  }
}
