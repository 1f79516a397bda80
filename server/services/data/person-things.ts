import type { Connection, Database } from '../../storage/database.ts';
import { selectKeys } from '../../storage/hanging-rows.ts';
import { pagesOf } from '../../storage/pages.ts';
import { BY_KIND, entryOf } from '../../storage/tables.ts';
import type { Act } from '../audit-log/acts.ts';
import { THING_KINDS, THINGS } from '../catalogue/things.ts';

type Table = keyof Database;

/** Names of a person's rows, and the act of their erasure. */
interface PersonRule {
  kind?: string;
  called: readonly [string, string];
  erased?: Act;
}

/** Kinds of things with data of a person. */
export function personThings() {
  return THING_KINDS.flatMap((kind) => {
    const { name, noun, person } = THINGS[kind];
    return person ? [{ kind, name, noun, ...person }] : [];
  });
}

/** Rules for the rows of a person in a table: one, or one for each kind of thing. */
export function personRules(table: Table): PersonRule[] {
  const { called, erased } = entryOf(table).person ?? {};
  if (called !== BY_KIND) return called ? [{ called, erased }] : [];
  return personThings().map(({ kind, name, noun, ...person }) =>
    table === 'office_facts'
      ? { kind, called: [name, noun], erased: person.erased }
      : { kind, called: [`version of a ${name}`, `versions of ${noun}`] },
  );
}

/** Groups the rows of a person by these rules. */
export async function groupRows(database: Connection, table: Table, keys: Set<string>) {
  const groups: (PersonRule & { keys: Set<string> })[] = [];
  for (const rule of personRules(table)) {
    const own = rule.kind === undefined ? keys : keys.intersection(await keysOf(database, table, rule.kind));
    if (own.size > 0) groups.push({ ...rule, keys: own });
  }
  return groups;
}

async function keysOf(database: Connection, table: Table, kind: string): Promise<Set<string>> {
  const facts = await selectKeys(database, 'office_facts', 'kind', [kind]);
  if (table === 'office_facts') return new Set(facts);
  const versions = pagesOf(facts).map((page) => selectKeys(database, table, 'fact', page));
  return new Set((await Promise.all(versions)).flat());
}
