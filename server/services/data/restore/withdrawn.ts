import type { Connection } from '../../../storage/database.ts';
import { selectFacts, withdrawFact } from '../../../storage/office-facts.ts';
import { personThings } from '../person-things.ts';

/** Unpublishes things of persons in the backup that were unpublished since. */
export async function applyWithdrawals(present: Connection, backup: Connection): Promise<void> {
  for (const { kind } of personThings())
    for (const { id, state, changed_by, changed_at } of await selectFacts(present, kind))
      if (state === 'withdrawn') await withdrawFact(backup, { id, changed_by, changed_at });
}
