import type { Connection, DeskChallengeRow } from './database.ts';

export async function insertChallenge(database: Connection, challenge: DeskChallengeRow): Promise<void> {
  await database.insertInto('desk_challenges').values(challenge).execute();
}

/** Each is taken once, by whichever desk asks first. */
export async function takeChallenge(
  database: Connection,
  idHash: string,
): Promise<DeskChallengeRow | undefined> {
  return await database
    .deleteFrom('desk_challenges')
    .where('id_hash', '=', idHash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteChallengesBefore(database: Connection, time: string): Promise<void> {
  await database.deleteFrom('desk_challenges').where('expires', '<', time).execute();
}
