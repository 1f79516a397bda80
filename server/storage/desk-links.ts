import type { Connection } from './database.ts';
import { deleteRows } from './rows.ts';

/** Deletes a link when it is used. Returns false if it was already used. */
export async function deleteLink(database: Connection, tokenHash: string): Promise<boolean> {
  return (await deleteRows(database, 'desk_links', { token_hash: tokenHash })) === 1;
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
