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

/** Of several that write at once the first one wins. */
export async function addSiteFact(database: Connection, name: Name, value: string): Promise<void> {
  await database
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function deleteSiteFact(database: Connection, name: Name): Promise<void> {
  await database.deleteFrom('site_facts').where('name', '=', name).execute();
}
