import type { Connection, DeskSessionRow } from './database.ts';

export async function insertSession(database: Connection, session: DeskSessionRow): Promise<void> {
  await database.insertInto('desk_sessions').values(session).execute();
}

export async function selectSession(
  database: Connection,
  tokenHash: string,
): Promise<DeskSessionRow | undefined> {
  return await database
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function updateSession(
  database: Connection,
  id: string,
  change: Partial<Pick<DeskSessionRow, 'seen' | 'confirmed'>>,
): Promise<void> {
  await database.updateTable('desk_sessions').set(change).where('id', '=', id).execute();
}

export async function deleteSession(database: Connection, id: string): Promise<void> {
  await database.deleteFrom('desk_sessions').where('id', '=', id).execute();
}

/** Deletes sessions that nobody used since `seenBefore`. */
export async function deleteEndedSessions(database: Connection, seenBefore: string): Promise<void> {
  await database.deleteFrom('desk_sessions').where('seen', '<', seenBefore).execute();
}

/** Sessions of one person or of all, last used first. */
export async function selectSessions(database: Connection, personId?: string): Promise<DeskSessionRow[]> {
  return await database
    .selectFrom('desk_sessions')
    .selectAll()
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .orderBy('seen', 'desc')
    .execute();
}

/** Deletes all sessions of a person, or all by link, except one if it is given. */
export async function deleteSessionsOf(
  database: Connection,
  personId: string | null,
  except?: string,
): Promise<void> {
  await database
    .deleteFrom('desk_sessions')
    .where('person_id', personId === null ? 'is' : '=', personId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

export async function deleteAllSessions(database: Connection): Promise<void> {
  await database.deleteFrom('desk_sessions').execute();
}
