import type { OfficeFactRow } from '../../storage/database.ts';
import { insertFact, selectFacts, updateFact } from '../../storage/office-facts.ts';
import { selectRow } from '../../storage/rows.ts';
import type { Records, Stored } from './thing.ts';

export type FactState = OfficeFactRow['state'];

const UNCHANGED = {
  state: 'withdrawn',
  version: 0,
  created: '',
  changedBy: null,
  changedAt: null,
} as const;

/** Storage for things of one kind in the table `office_facts`, with JSON values. */
export function factRecords<Value extends object>(kind: OfficeFactRow['kind']): Records<Value, FactState> {
  return {
    async find(database, id) {
      const row = await selectRow(database, 'office_facts', { id });
      return row?.kind === kind ? storedIn(row) : undefined;
    },
    list: async (database) => (await selectFacts(database, kind)).map((row) => storedIn<Value>(row)),
    insert: async (transaction, made) => await insertFact(transaction, rowOf(kind, made)),
    update: async (transaction, next) => await updateFact(transaction, rowOf(kind, next)),
  };
}

/** Storage for records that always exist. Each has its built-in value until somebody changes it. */
export function factRecordsFrom<Value extends object>(
  kind: OfficeFactRow['kind'],
  originals: () => readonly Pick<Stored<Value>, 'id' | 'reference' | 'value'>[],
): Records<Value, FactState> {
  const find: Records<Value, FactState>['find'] = async (database, id) => {
    const original = originals().find((one) => one.id === id);
    if (!original) return undefined;
    const row = await selectRow(database, 'office_facts', { id: original.reference ?? id });
    if (!row) return { ...original, ...UNCHANGED };
    const stored = storedIn<Value>(row);
    return { ...stored, ...original, value: stored.state === 'published' ? stored.value : original.value };
  };
  return {
    find,
    async list(database) {
      const found = await Promise.all(originals().map(({ id }) => find(database, id)));
      return found.filter((one) => one !== undefined);
    },
    insert: async () => false,
    async update(transaction, next, before) {
      const row = rowOf(kind, {
        ...next,
        id: next.reference ?? next.id,
        created: before.created || (next.changedAt ?? ''),
      });
      return await (before.version === 0 ? insertFact : updateFact)(transaction, row);
    },
  };
}

function storedIn<Value>(row: OfficeFactRow): Stored<Value, FactState> {
  const { id, state, version, created, changed_by: changedBy, changed_at: changedAt } = row;
  return { id, state, version, created, changedBy, changedAt, value: JSON.parse(row.value) as Value };
}

function rowOf<Value extends object>(
  kind: OfficeFactRow['kind'],
  { id, state, value, address, version, created, changedBy, changedAt }: Stored<Value, FactState>,
): OfficeFactRow {
  return {
    id,
    kind,
    state,
    value: JSON.stringify(value),
    email_lookup: address || null,
    version,
    created,
    changed_by: changedBy ?? '',
    changed_at: changedAt ?? created,
  };
}
