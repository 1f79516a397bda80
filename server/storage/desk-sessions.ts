import type { Connection, DeskSessionRow } from './database.ts';
import { selectRows } from './rows.ts';

/** Deletes sessions that nobody used since `seenBefore`. */
export async function deleteEndedSessions(database: Connection, seenBefore: string): Promise<void> {
  await database.deleteFrom('desk_sessions').where('seen', '<', seenBefore).execute();
}

/** Sessions of one person, or of everybody; the most recently used first. */
export async function selectSessions(database: Connection, personId?: string): Promise<DeskSessionRow[]> {
  const whose = personId === undefined ? {} : { person_id: personId };
  return await selectRows(database, 'desk_sessions', whose, 'seen desc');
}

/** Deletes all sessions of a person, or all sessions opened by a link. A session can be excluded. */
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
