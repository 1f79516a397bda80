import type { Connection, DeskLinkRow } from './database.ts';

export async function insertLink(database: Connection, link: DeskLinkRow): Promise<void> {
  await database.insertInto('desk_links').values(link).execute();
}

export async function selectLink(database: Connection, tokenHash: string): Promise<DeskLinkRow | undefined> {
  return await database
    .selectFrom('desk_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** False if it was already used. */
export async function deleteLink(database: Connection, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('desk_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteLinksBefore(database: Connection, time: string): Promise<void> {
  await database.deleteFrom('desk_links').where('expires', '<', time).execute();
}

export async function deleteAllLinks(database: Connection): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('desk_links').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function countLinks(database: Connection): Promise<number> {
  const rows = await database.selectFrom('desk_links').select('token_hash').execute();
  return rows.length;
}

export async function deleteLinksOf(database: Connection, personId: string): Promise<void> {
  await database.deleteFrom('desk_links').where('person_id', '=', personId).execute();
}
