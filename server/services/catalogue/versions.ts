import type { Connection } from '../../storage/database.ts';
import { selectVersions } from '../../storage/office-facts.ts';
import { selectRow } from '../../storage/rows.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import type { Act } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { VersionConflict } from '../version-conflict.ts';
import type { Listed, Stored, Versioned } from './thing.ts';

interface Planned<Value, State extends string> {
  state: State;
  value: Value;
  audit: Act;
}

/** Writes the first version and its line in the audit log, in one transaction. */
export async function makeVersion<Value, State extends string, Shown extends string>(
  deps: ActingDependencies,
  thing: Versioned<Value, State, Shown>,
  id: string,
  { audit, ...written }: Planned<Value, State>,
): Promise<Listed<Value, State, Shown>> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const { changed_by: changedBy, changed_at: changedAt } = await changeBy(deps, transaction);
    const address = addressIn(thing, written.value);
    const made = { id, ...written, address, version: 1, created: changedAt, changedBy, changedAt };
    if (!(await thing.records.insert(transaction, made, deps)))
      throw conflictWith(await requireStored(transaction, thing, id));
    await recordAct(transaction, deps, audit, id);
    return listed(deps, thing, made);
  });
}

/** Writes the next version. Refuses a change based on an older version; if `plan` returns nothing, nothing changes. */
export async function changeVersion<Value, State extends string, Shown extends string>(
  deps: ActingDependencies,
  thing: Versioned<Value, State, Shown>,
  id: string,
  seen: number | undefined,
  plan: (
    stored: Listed<Value, State, Shown>,
    transaction: Connection,
  ) => Planned<Value, State> | undefined | Promise<Planned<Value, State> | undefined>,
): Promise<Listed<Value, State, Shown>> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const before = await requireStored(transaction, thing, id);
    if (seen !== undefined && seen !== before.version) throw conflictWith(before);
    const planned = await plan(listed(deps, thing, before), transaction);
    if (!planned) return listed(deps, thing, before);
    const { audit, ...written } = planned;
    const { changed_by: changedBy, changed_at: changedAt } = await changeBy(deps, transaction);
    const address = addressIn(thing, written.value);
    const next = { ...before, ...written, address, version: before.version + 1, changedBy, changedAt };
    if (!(await thing.records.update(transaction, next, before, deps))) throw conflictWith(before);
    await recordAct(transaction, deps, audit, before.reference ?? id);
    return listed(deps, thing, next);
  });
}

/** Goes back to the version before, as a new version, so that an undo can be undone. */
export async function undoVersion<Value, State extends string, Shown extends string>(
  deps: ActingDependencies,
  thing: Versioned<Value, State, Shown>,
  id: string,
  seen?: number,
): Promise<Listed<Value, State, Shown>> {
  return await changeVersion(deps, thing, id, seen, async (stored, transaction) => {
    const before = await versionBefore(transaction, thing, stored);
    if (before) return { ...before, audit: `${thing.kind}.undone` };
    throw new OperatorError(`There is nothing to undo for the ${thing.name} ${id}.`);
  });
}

/** Version to which an undo goes back. Before the first version there is a hidden one. */
export async function versionBefore<Value, State extends string>(
  database: Connection,
  { origin }: Pick<Versioned<Value, State>, 'origin'>,
  { id, reference, state, value, version }: Stored<Value, State>,
): Promise<{ state: State; value: Value } | undefined> {
  if (version <= 1) return version === 0 || state === origin ? undefined : { state: origin, value };
  const row = await selectRow(database, 'office_fact_versions', {
    fact: reference ?? id,
    version: version - 1,
  });
  return row && { state: row.state as string as State, value: JSON.parse(row.value) as Value };
}

const VERSIONS_SHOWN = 50;

/** All versions, newest first. */
export async function listVersions<Value>({ storage }: Dependencies, { id, reference }: Stored<Value>) {
  const rows = await selectVersions(storage.database, reference ?? id, VERSIONS_SHOWN);
  return rows.map(({ state, value, version, changed_by, changed_at }) => ({
    state,
    version,
    changed: { name: changed_by, time: changed_at },
    value: JSON.parse(value) as Value,
  }));
}

export async function listThings<Value, State extends string, Shown extends string>(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
  thing: Versioned<Value, State, Shown>,
): Promise<Listed<Value, State, Shown>[]> {
  return (await thing.records.list(deps.storage.database)).map((stored) => listed(deps, thing, stored));
}

export async function findThing<Value, State extends string, Shown extends string>(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
  thing: Versioned<Value, State, Shown>,
  id: string,
): Promise<Listed<Value, State, Shown> | undefined> {
  const stored = await findStored(deps.storage.database, thing, id);
  return stored && listed(deps, thing, stored);
}

export async function requireThing<Value, State extends string, Shown extends string>(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
  thing: Versioned<Value, State, Shown>,
  id: string,
): Promise<Listed<Value, State, Shown>> {
  return listed(deps, thing, await requireStored(deps.storage.database, thing, id));
}

async function requireStored<Value, State extends string>(
  database: Connection,
  thing: Pick<Versioned<Value, State>, 'records' | 'name' | 'noun'>,
  id: string,
): Promise<Stored<Value, State>> {
  const stored = await findStored(database, thing, id);
  if (stored) return stored;
  throw new OperatorError(`There is no ${thing.name} ${id}. List them with ${thing.noun} list.`);
}

async function findStored<Value, State extends string>(
  database: Connection,
  { records }: Pick<Versioned<Value, State>, 'records'>,
  id: string,
): Promise<Stored<Value, State> | undefined> {
  // Ids come from addresses, so implausible ones are refused before the database is asked.
  return /^[\p{L}\p{N}_-]{1,80}$/u.test(id) ? await records.find(database, id) : undefined;
}

function listed<Value, State extends string, Shown extends string>(
  deps: Pick<Dependencies, 'now' | 'config'>,
  thing: Versioned<Value, State, Shown>,
  stored: Stored<Value, State>,
): Listed<Value, State, Shown> {
  return { ...stored, shown: thing.shownState(stored, deps) };
}

function addressIn<Value>({ person }: Pick<Versioned<Value, string>, 'person'>, value: Value) {
  return person && String(value[person.address]).toLowerCase();
}

/** Author and time of a change, as columns. */
export async function changeBy(deps: ActingDependencies, transaction: Connection) {
  return {
    changed_by: await nameOfActor(transaction, deps.actor),
    changed_at: deps.now().toISOString(),
  };
}

function conflictWith({ id, reference, state, changedBy, changedAt }: Stored<unknown>): VersionConflict {
  return new VersionConflict(reference ?? id, state, changedBy, changedAt);
}
