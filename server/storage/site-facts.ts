import type { Connection, SiteFactRow } from './database.ts';
import { insertMissing, selectRow, updateRows } from './rows.ts';

type Name = SiteFactRow['name'];

export async function readSiteFact(database: Connection, name: Name): Promise<string | undefined> {
  return (await selectRow(database, 'site_facts', { name }))?.value;
}

export async function writeSiteFact(database: Connection, name: Name, value: string): Promise<void> {
  await database
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Adds a fact. If several processes add it at the same time, the first one wins. */
export async function addSiteFact(database: Connection, name: Name, value: string): Promise<void> {
  await insertMissing(database, 'site_facts', { name, value });
}

/** Replaces a fact that was read before. Returns false if another process has changed it since. */
export async function replaceSiteFact(
  database: Connection,
  name: Name,
  before: string | undefined,
  value: string,
): Promise<boolean> {
  const count =
    before === undefined
      ? await insertMissing(database, 'site_facts', { name, value })
      : await updateRows(database, 'site_facts', { name, value: before }, { value });
  return count === 1;
}

/** Copies the facts about the site, but not those about its tables. */
export async function copySiteFacts(from: Connection, to: Connection): Promise<void> {
  const facts = await from.selectFrom('site_facts').selectAll().where('name', '!=', 'search_index').execute();
  for (const { name, value } of facts) await writeSiteFact(to, name, value);
}
