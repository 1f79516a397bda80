import type { Connection, OfficeFactRow, OfficeFactVersionRow } from './database.ts';
import { insertMissing, selectRow, selectRows, updateRows } from './rows.ts';

type Kind = OfficeFactRow['kind'];

export async function selectFacts(database: Connection, kind: Kind): Promise<OfficeFactRow[]> {
  return await selectRows(database, 'office_facts', { kind }, 'created desc', 'id');
}

/** Published facts of every kind, oldest first. */
export async function selectPublishedFacts(database: Connection): Promise<OfficeFactRow[]> {
  return await selectRows(database, 'office_facts', { state: 'published' }, 'created', 'id');
}

/** Stores a new fact. Returns false if its id is already taken. */
export async function insertFact(database: Connection, fact: OfficeFactRow): Promise<boolean> {
  if ((await insertMissing(database, 'office_facts', fact)) === 0) return false;
  await keepVersion(database, fact);
  return true;
}

/** Writes the next version of a fact. Returns false if somebody has changed it since it was read. */
export async function updateFact(database: Connection, fact: OfficeFactRow): Promise<boolean> {
  const { state, value, version, email_lookup, changed_by, changed_at } = fact;
  const changes = { state, value, version, email_lookup, changed_by, changed_at };
  const former = { id: fact.id, version: version - 1 };
  if ((await updateRows(database, 'office_facts', former, changes)) === 0) return false;
  await keepVersion(database, fact);
  return true;
}

/** Stores a copy of a fact or an opening under its version, unless it is already stored. */
export async function keepVersion(
  database: Connection,
  { id, state, value, version, changed_by, changed_at }: Omit<OfficeFactVersionRow, 'fact'>,
): Promise<void> {
  const kept = { id: `${id} ${version}`, fact: id, version, state, value, changed_by, changed_at };
  await insertMissing(database, 'office_fact_versions', kept);
}

export async function selectVersions(database: Connection, fact: string, limit: number) {
  return await database
    .selectFrom('office_fact_versions')
    .selectAll()
    .where('fact', '=', fact)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Unpublishes a published fact. */
export async function withdrawFact(
  database: Connection,
  { id, changed_by, changed_at }: Pick<OfficeFactRow, 'id' | 'changed_by' | 'changed_at'>,
): Promise<void> {
  const fact = await selectRow(database, 'office_facts', { id });
  if (!fact || fact.state === 'withdrawn') return;
  await updateFact(database, {
    ...fact,
    state: 'withdrawn',
    version: fact.version + 1,
    changed_by,
    changed_at,
  });
}
