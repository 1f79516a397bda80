import type { Connection, PasskeyRow } from './database.ts';

export async function insertPasskey(database: Connection, passkey: PasskeyRow): Promise<void> {
  await database.insertInto('passkeys').values(passkey).execute();
}

export async function selectPasskey(database: Connection, id: string): Promise<PasskeyRow | undefined> {
  return await database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Passkeys of one person or of all, oldest first. */
export async function selectPasskeys(database: Connection, personId?: string): Promise<PasskeyRow[]> {
  return await database
    .selectFrom('passkeys')
    .selectAll()
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .orderBy('created')
    .execute();
}

export async function updatePasskey(
  database: Connection,
  id: string,
  change: Pick<PasskeyRow, 'counter' | 'used'>,
): Promise<void> {
  await database.updateTable('passkeys').set(change).where('id', '=', id).execute();
}

export async function deletePasskey(database: Connection, id: string): Promise<void> {
  await database.deleteFrom('passkeys').where('id', '=', id).execute();
}

export async function deletePasskeysOf(database: Connection, personId: string): Promise<void> {
  await database.deleteFrom('passkeys').where('person_id', '=', personId).execute();
}
