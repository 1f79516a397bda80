import type { Connection, PersonRow } from './database.ts';

export async function selectPerson(database: Connection, id: string): Promise<PersonRow | undefined> {
  return await database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectPeople(database: Connection): Promise<PersonRow[]> {
  return await database.selectFrom('people').selectAll().orderBy('name_lookup').execute();
}
