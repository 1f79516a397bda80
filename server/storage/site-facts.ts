import type { Connection, SiteFactRow } from './database.ts';

type Name = SiteFactRow['name'];

export async function readSiteFact(database: Connection, name: Name): Promise<string | undefined> {
  const fact = await database
    .selectFrom('site_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return fact?.value;
}

export async function writeSiteFact(database: Connection, name: Name, value: string): Promise<void> {
  await database
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Adds a fact; if several writers add it, the first one wins. */
export async function addSiteFact(database: Connection, name: Name, value: string): Promise<void> {
  await database
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Replaces a value that was read before. False if another process changed it first. */
export async function replaceSiteFact(
  database: Connection,
  name: Name,
  before: string | undefined,
  value: string,
): Promise<boolean> {
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('site_facts')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await database
    .updateTable('site_facts')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Copies facts about the site, except for those about its tables. */
export async function copySiteFacts(from: Connection, to: Connection): Promise<void> {
  const facts = await from.selectFrom('site_facts').selectAll().where('name', '!=', 'search_index').execute();
  for (const { name, value } of facts) await writeSiteFact(to, name, value);
}

export async function deleteSiteFact(database: Connection, name: Name): Promise<void> {
  await database.deleteFrom('site_facts').where('name', '=', name).execute();
}
