import type { Connection, PasskeyRow, PersonRow } from '../../../storage/database.ts';
import { selectPasskeys } from '../../../storage/passkeys.ts';
import { insertPerson, selectPeople, updatePerson } from '../../../storage/people.ts';
import { hasAuditEntry, selectAuditEntriesOf } from '../../../storage/audit-log.ts';
import { deleteRows, insertRows } from '../../../storage/rows.ts';
import type { Act } from '../../audit-log/acts.ts';

/** Changes to the firm's people. After a restore they have the same access as before it. */
export interface People {
  /** All people in the present database, with their passkeys. */
  present: PersonRow[];
  passkeys: PasskeyRow[];
  /** People who are missing in the backup, or have another role, state or passkeys there. */
  changed: PersonRow[];
  /**
   * People who are only in the backup although the audit log contains a change of their access. Their access is ended
   * as a precaution; `desk reset` gives it back.
   */
  ended: PersonRow[];
  /** People in the backup who have the same name as somebody else in the present database. */
  renamed: { id: string; name: string }[];
}

const CHANGES_ACCESS: string[] = [
  'person.ended',
  'person.reset',
  'person.role-changed',
  'desk.passkey-removed',
] satisfies Act[];

export async function planPeople(present: Connection, backup: Connection): Promise<People> {
  const here = await selectPeople(present);
  const passkeys = await selectPasskeys(present);
  const before = await selectPeople(backup);
  const passkeysBefore = await selectPasskeys(backup);
  const changed = here.filter((person) => {
    const old = before.find(({ id }) => id === person.id);
    const isSame = old?.role === person.role && old.state === person.state;
    return !isSame || keysOf(passkeys, person) !== keysOf(passkeysBefore, person);
  });
  const others = before.filter(({ id }) => here.every((person) => person.id !== id));
  const taken = new Set([...here, ...before].map((person) => person.name_lookup));
  const plan: People = { present: here, passkeys, changed, ended: [], renamed: [] };
  for (const person of others) {
    if (await wasChanged(present, backup, person)) plan.ended.push(person);
    if (here.every(({ name_lookup }) => name_lookup !== person.name_lookup)) continue;
    plan.renamed.push({ id: person.id, name: freeName(person.name, taken) });
  }
  return plan;
}

function keysOf(passkeys: PasskeyRow[], { id }: PersonRow): string {
  const own = passkeys.filter(({ person_id }) => person_id === id);
  return own
    .map((passkey) => passkey.id)
    .toSorted()
    .join(' ');
}

async function wasChanged(present: Connection, backup: Connection, { id }: PersonRow): Promise<boolean> {
  for (const line of await selectAuditEntriesOf(present, id)) {
    if (CHANGES_ACCESS.includes(line.act) && !(await hasAuditEntry(backup, line.id))) return true;
  }
  return false;
}

function freeName(name: string, taken: Set<string>): string {
  let count = 2;
  while (taken.has(`${name} (${count})`.toLowerCase())) count += 1;
  taken.add(`${name} (${count})`.toLowerCase());
  return `${name} (${count})`;
}

export async function applyPeople(
  backup: Connection,
  { present, passkeys, ended, renamed }: People,
): Promise<void> {
  for (const { id, name } of renamed)
    await updatePerson(backup, id, { name, name_lookup: name.toLowerCase() });
  for (const { id } of ended) {
    await updatePerson(backup, id, { state: 'ended' });
    await deleteRows(backup, 'passkeys', { person_id: id });
  }
  const known = new Set((await selectPeople(backup)).map(({ id }) => id));
  for (const person of present) {
    const { id, created: _created, ...columns } = person;
    await (known.has(id) ? updatePerson(backup, id, columns) : insertPerson(backup, person));
    await deleteRows(backup, 'passkeys', { person_id: id });
  }
  for (const passkey of passkeys) await insertRows(backup, 'passkeys', passkey);
}
