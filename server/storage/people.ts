import type { Connection, PersonRow } from './database.ts';

export async function insertPerson(database: Connection, person: PersonRow): Promise<void> {
  await database.insertInto('people').values(person).execute();
}

export async function selectPerson(database: Connection, id: string): Promise<PersonRow | undefined> {
  return await database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectPeople(database: Connection): Promise<PersonRow[]> {
  return await database.selectFrom('people').selectAll().orderBy('name_lookup').execute();
}

/**
 * Claims the morning email of a day for a person, so that only one server sends it. Returns false if it is already
 * claimed or no longer wanted.
 */
export async function claimMorningMail(transaction: Connection, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('people')
    .set({ morning_mail_day: day })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('morning_mail', 'is not', null)
    .where(({ or, eb }) => or([eb('morning_mail_day', 'is', null), eb('morning_mail_day', '!=', day)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function updatePerson(
  database: Connection,
  id: string,
  change: Partial<Omit<PersonRow, 'id' | 'created'>>,
): Promise<void> {
  await database.updateTable('people').set(change).where('id', '=', id).execute();
}
