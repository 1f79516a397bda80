import { countRows } from './count-rows.ts';
import type { Connection } from './database.ts';

/** Deletes a challenge and returns it, so that it works only once. */
export async function takeChallenge(database: Connection, idHash: string) {
  return await database
    .deleteFrom('desk_challenges')
    .where('id_hash', '=', idHash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteChallengesBefore(database: Connection, time: string): Promise<void> {
  await database.deleteFrom('desk_challenges').where('expires', '<', time).execute();
}

/** Deletes all but the newest `kept` challenges. */
export async function deleteOldestChallenges(database: Connection, kept: number): Promise<void> {
  const surplus = (await countRows(database.selectFrom('desk_challenges'))) - kept;
  if (surplus <= 0) return;
  await database
    .deleteFrom('desk_challenges')
    .where('id_hash', 'in', (select) =>
      select.selectFrom('desk_challenges').select('id_hash').orderBy('expires').limit(surplus),
    )
    .execute();
}
