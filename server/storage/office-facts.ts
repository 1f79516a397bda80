import type { Connection, OfficeFactRow, OfficeFactVersionRow } from './database.ts';

type Kind = OfficeFactRow['kind'];

export async function selectFacts(database: Connection, kind: Kind): Promise<OfficeFactRow[]> {
  return await database
    .selectFrom('office_facts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Published facts of every kind, by age. */
export async function selectPublishedFacts(database: Connection): Promise<OfficeFactRow[]> {
  return await database
    .selectFrom('office_facts')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export async function selectFact(database: Connection, id: string): Promise<OfficeFactRow | undefined> {
  return await database.selectFrom('office_facts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False if the id is already taken. */
export async function insertFact(database: Connection, fact: OfficeFactRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('office_facts')
    .values(fact)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await keepVersion(database, fact);
  return true;
}

/** Writes the next version; false if the row has another one now. */
export async function updateFact(database: Connection, fact: OfficeFactRow): Promise<boolean> {
  const { state, value, version, email_lookup, changed_by, changed_at } = fact;
  const { numUpdatedRows } = await database
    .updateTable('office_facts')
    .set({ state, value, version, email_lookup, changed_by, changed_at })
    .where('id', '=', fact.id)
    .where('version', '=', version - 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await keepVersion(database, fact);
  return true;
}

/** Stores a version of a fact or an opening, unless it is already stored. */
export async function keepVersion(
  database: Connection,
  { id, state, value, version, changed_by, changed_at }: Omit<OfficeFactVersionRow, 'fact'>,
): Promise<void> {
  await database
    .insertInto('office_fact_versions')
    .values({ id: `${id} ${version}`, fact: id, version, state, value, changed_by, changed_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectVersions(
  database: Connection,
  fact: string,
  limit: number,
): Promise<OfficeFactVersionRow[]> {
  return await database
    .selectFrom('office_fact_versions')
    .selectAll()
    .where('fact', '=', fact)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function selectVersion(
  database: Connection,
  fact: string,
  version: number,
): Promise<OfficeFactVersionRow | undefined> {
  return await database
    .selectFrom('office_fact_versions')
    .selectAll()
    .where('fact', '=', fact)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Unpublishes a published fact. */
export async function withdrawFact(
  database: Connection,
  { id, changed_by, changed_at }: Pick<OfficeFactRow, 'id' | 'changed_by' | 'changed_at'>,
): Promise<void> {
  const fact = await selectFact(database, id);
  if (!fact || fact.state === 'withdrawn') return;
  await updateFact(database, {
    ...fact,
    state: 'withdrawn',
    version: fact.version + 1,
    changed_by,
    changed_at,
  });
}
