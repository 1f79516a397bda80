import * as v from 'valibot';
import { deleteForGood } from '../../storage/hanging-rows.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { overwriteNoted } from '../data/overwrite-noted.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError, refuseWrong } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import type { Change, Fields, Listed, Thing, Values } from './thing.ts';
import { changeVersion, makeVersion, requireThing } from './versions.ts';

/** Makes a thing, as a draft or published at once. */
export async function makeThing<Name extends string, State extends string, Shown extends string>(
  deps: ActingDependencies,
  thing: Thing<Name, State, Shown>,
  typed: Partial<Values<Name>>,
  { isDraft = false }: { isDraft?: boolean } = {},
): Promise<Listed<Values<Name>, State, Shown>> {
  const { making } = thing;
  if (!making) throw new OperatorError(`No other ${thing.name} can be made.`);
  const { state, audit } = (isDraft && making.draft) || making.published;
  const value = await readValues(deps, thing, { state, value: { ...making.initial, ...typed } });
  return await makeVersion(deps, thing, making.newId(value), { state, audit, value });
}

/** Changes the given fields and keeps the others. */
export async function editThing<Name extends string, State extends string, Shown extends string>(
  deps: ActingDependencies,
  thing: Thing<Name, State, Shown>,
  id: string,
  typed: Partial<Values<Name>>,
  seen?: number,
): Promise<Listed<Values<Name>, State, Shown>> {
  const names = namesOf(thing.fields);
  if (names.every((name) => typed[name] === undefined))
    throw new OperatorError(`Give at least one change, for example ${thing.command.edit.examples[0]}.`);
  return await changeVersion(deps, thing, id, seen, async (before) => {
    const { state } = before;
    const value = await readValues(deps, thing, { state, value: { ...before.value, ...typed }, before });
    if (names.every((name) => value[name] === before.value[name])) return undefined;
    return { value, ...thing.edited({ state, value, before }) };
  });
}

/** Runs an action on a thing, if the thing's state allows it. */
export async function actOnThing<Name extends string, State extends string, Shown extends string>(
  deps: ActingDependencies,
  thing: Thing<Name, State, Shown>,
  id: string,
  verb: string,
  { seen }: { seen?: number } = {},
): Promise<Listed<Values<Name>, State, Shown>> {
  const act = thing.acts[verb];
  if (!act) throw new OperatorError(`There is no “${verb}” for a ${thing.name}.`);
  return await changeVersion(deps, thing, id, seen, async (before) => {
    if (!act.from.includes(before.shown)) return undefined;
    const { state, value } = { ...before, ...act.change(before) };
    if (act.isChecked) await readValues(deps, thing, { state, value, before });
    return { state, value, audit: act.audit };
  });
}

/**
 * Deletes a thing about a person, with all its versions. The deletion is in the audit log, and a restore repeats it.
 */
export async function eraseThing(deps: ActingDependencies, thing: Thing, id: string): Promise<void> {
  const { name, person } = thing;
  if (!person) throw new OperatorError(`A ${name} cannot be erased.`);
  await requireThing(deps, thing, id);
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteForGood(transaction, 'office_facts', [id], deps.now().toISOString());
    await recordAct(transaction, deps, person.erased, id);
  });
  await overwriteNoted(deps);
}

export function namesOf<Name extends string>(fields: Fields<Name>): Name[] {
  return Object.keys(fields) as Name[];
}

/** Schema for an object with these fields. */
export function rulesOf<Of extends Fields>(fields: Of) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule]);
  return Object.fromEntries(rules) as { -readonly [Name in keyof Of]: Of[Name]['rule'] };
}

/** Returns the value to store. Throws an OperatorError with a message for each wrong field. */
export async function readValues<Name extends string, State extends string, Shown extends string>(
  deps: Dependencies,
  thing: Thing<Name, State, Shown>,
  { value: typed, ...change }: Omit<Change<Values<Name>, State>, 'value'> & { value: Partial<Values<Name>> },
): Promise<Values<Name>> {
  const empty = Object.fromEntries(namesOf(thing.fields).map((name) => [name, '']));
  const read = parseRequest(v.object(rulesOf(thing.fields)), { ...empty, ...typed }) as Values<Name>;
  const value = thing.complete?.(read) ?? read;
  const wrong = await thing.check({ ...change, value }, deps);
  refuseWrong(wrong as Record<string, string>);
  return value;
}
