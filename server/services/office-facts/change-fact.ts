import type { Connection, OfficeFactRow } from '../../storage/database.ts';
import {
  insertFact,
  selectFact,
  selectVersion,
  selectVersions,
  updateFact,
} from '../../storage/office-facts.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import type { Act } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { VersionConflict } from '../version-conflict.ts';

type Kind = OfficeFactRow['kind'];
export type FactState = OfficeFactRow['state'];

/** Something that the office changes, with its value read from the row. */
export interface Fact<Value> extends Pick<OfficeFactRow, 'id' | 'state' | 'version' | 'created'> {
  value: Value;
  changedBy: string;
  changedAt: string;
}

export interface FactChange<Value> {
  act: Act;
  state: FactState;
  value: Value;
}

export function factOf<Value>(row: OfficeFactRow): Fact<Value> {
  const { id, state, version, created, changed_by: changedBy, changed_at: changedAt } = row;
  return { id, state, version, created, changedBy, changedAt, value: JSON.parse(row.value) as Value };
}

/** The first version, in one transaction with its line in the audit log. */
export async function makeFact<Value>(
  deps: ActingDependencies,
  { id, kind }: { id: string; kind: Kind },
  change: FactChange<Value>,
): Promise<Fact<Value>> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const created = deps.now().toISOString();
    const row: OfficeFactRow = { ...(await nextRow(deps, transaction, change, 1)), id, kind, created };
    if (!(await insertFact(transaction, row))) throw conflictOf(await requireRow(transaction, id, kind));
    await recordAct(transaction, deps, change.act, id);
    return factOf(row);
  });
}

/** The next version. Who saw an older one is refused; where `plan` gives nothing all stays as it is. */
export async function changeFact<Value>(
  deps: ActingDependencies,
  { id, kind, seen }: { id: string; kind: Kind; seen?: number },
  plan: (fact: Fact<Value>) => FactChange<Value> | undefined,
): Promise<Fact<Value>> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireRow(transaction, id, kind);
    if (seen !== undefined && seen !== row.version) throw conflictOf(row);
    const change = plan(factOf(row));
    if (!change) return factOf(row);
    return await writeVersion(deps, transaction, row, change);
  });
}

/**
 * Brings back the version before the present one, as a new version: taken back twice it is as before. Before the first one
 * there was `origin`: nothing that a visitor sees.
 */
export async function undoFact<Value>(
  deps: ActingDependencies,
  { id, kind, seen }: { id: string; kind: Kind; seen?: number },
  { act, origin }: { act: Act; origin: FactState },
): Promise<Fact<Value>> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireRow(transaction, id, kind);
    if (seen !== undefined && seen !== row.version) throw conflictOf(row);
    const before = await selectVersion(transaction, id, row.version - 1);
    if (!before && row.state === origin) throw new OperatorError(`Nothing of ${id} can be taken back.`);
    const { state, value } = before ?? { state: origin, value: row.value };
    return await writeVersion(deps, transaction, row, { act, state, value: JSON.parse(value) as Value });
  });
}

const VERSIONS_SHOWN = 50;

/** The newest first. */
export async function readVersions<Value>({ storage }: Dependencies, id: string): Promise<Fact<Value>[]> {
  const rows = await selectVersions(storage.database, id, VERSIONS_SHOWN);
  return rows.map((row) => factOf({ ...row, kind: 'letter', created: '', email_lookup: null }));
}

/** Undefined when there is none of this kind. */
export async function findFact<Value>(
  { storage }: Pick<Dependencies, 'storage'>,
  { id, kind }: { id: string; kind: Kind },
): Promise<Fact<Value> | undefined> {
  // Ids come from addresses: what cannot be one never reaches the database.
  const row = /^[\w-]{1,80}$/.test(id) ? await selectFact(storage.database, id) : undefined;
  return row?.kind === kind ? factOf(row) : undefined;
}

async function writeVersion<Value>(
  deps: ActingDependencies,
  transaction: Connection,
  row: OfficeFactRow,
  change: FactChange<Value>,
): Promise<Fact<Value>> {
  const written = { ...row, ...(await nextRow(deps, transaction, change, row.version + 1)) };
  if (!(await updateFact(transaction, written))) throw conflictOf(row);
  await recordAct(transaction, deps, change.act, row.id);
  return factOf(written);
}

async function nextRow<Value>(
  deps: ActingDependencies,
  transaction: Connection,
  { state, value }: FactChange<Value>,
  version: number,
) {
  // Of whom it is about, where it is about somebody.
  const { email } = value as { email?: string };
  return {
    state,
    value: JSON.stringify(value),
    email_lookup: email?.toLowerCase() || null,
    version,
    changed_by: await nameOfActor(transaction, deps.actor),
    changed_at: deps.now().toISOString(),
  };
}

async function requireRow(database: Connection, id: string, kind: Kind): Promise<OfficeFactRow> {
  const row = await selectFact(database, id);
  if (row?.kind === kind) return row;
  throw new OperatorError(`There is no ${kind} ${id}.`);
}

function conflictOf({ id, state, changed_by, changed_at }: OfficeFactRow): VersionConflict {
  return new VersionConflict(id, state, changed_by, changed_at);
}
