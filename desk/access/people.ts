import { randomUUID } from 'node:crypto';
import { NAME_MAX_LENGTH } from '../../contracts/limits.ts';
import { type Role, ROLES } from '../../domain/roles.ts';
import { nameLine } from '../../contracts/text.ts';
import { type Connection, type DeskSessionRow, type PersonRow } from '../../server/storage/database.ts';
import { deleteAllLinks, deleteLinksBefore } from '../../server/storage/desk-links.ts';
import { deleteSessionsOf, selectSessions } from '../../server/storage/desk-sessions.ts';
import { selectPasskeys } from '../../server/storage/passkeys.ts';
import { insertPerson, selectPeople, selectPerson, updatePerson } from '../../server/storage/people.ts';
import { deleteRows, selectRow } from '../../server/storage/rows.ts';
import { officeAddresses } from '../../server/mail/compose-mail.ts';
import { accessReset } from '../../server/mail/messages/access-reset.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';
import { queueLetter } from '../../server/services/mail/queue-mails.ts';
import { parseRequest } from '../../server/services/parse-request.ts';
import { newReference } from '../../server/services/submissions/reference.ts';
import { LINK_HOLDER, LINK_HOLDER_NAME, nameOfActor } from '../../server/services/audit-log/actor.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { type Invitation, makeInvitation } from './invitation.ts';
import { isOpen } from './session.ts';

const NAME = nameLine('Give the name', NAME_MAX_LENGTH);

/** One of the firm's people for lists. */
export type PersonRecord = Pick<PersonRow, 'id' | 'name' | 'role' | 'state' | 'created'> & {
  passkeys: number;
  sessions: number;
  last_seen: string | null;
};

export async function invitePerson(
  deps: ActingDependencies,
  { name, role }: { name: string; role: string },
): Promise<Invitation> {
  const clean = parseRequest(NAME, name.replaceAll(/\s+/g, ' '));
  const person: PersonRow = {
    id: randomUUID(),
    name: clean,
    name_lookup: clean.toLowerCase(),
    role: requireRole(role),
    state: 'invited',
    created: deps.now().toISOString(),
    news_seen_at: null,
    morning_mail: null,
    morning_mail_day: null,
  };
  return await deps.storage.database.transaction().execute(async (transaction) => {
    if (await selectRow(transaction, 'people', { name_lookup: person.name_lookup })) {
      throw new OperatorError(`There is a ${clean} already. For a new link, use desk reset.`);
    }
    await insertPerson(transaction, person);
    await recordAct(transaction, deps, 'person.invited', person.id);
    return await makeInvitation(transaction, deps, person);
  });
}

/** Deletes all passkeys and sessions of a person and makes a new link, for example after a lost passkey. */
export async function resetPerson(deps: ActingDependencies, id: string): Promise<Invitation> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const person = await requirePerson(transaction, id);
    await revokeAll(transaction, id);
    await updatePerson(transaction, id, { state: 'invited' });
    await recordAct(transaction, deps, 'person.reset', id);
    await tellOfReset(transaction, deps, person);
    return await makeInvitation(transaction, deps, person);
  });
}

/** Makes a new link for an additional device and changes nothing else. */
export async function addDevice(deps: ActingDependencies, id: string): Promise<Invitation> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const person = await requirePerson(transaction, id);
    if (person.state === 'ended')
      throw new OperatorError(`The access of ${person.name} has ended. Use “New link…” instead.`);
    await recordAct(transaction, deps, 'person.device-link-made', id);
    await tellOfReset(transaction, deps, person, { isAdded: true });
    return await makeInvitation(transaction, deps, person);
  });
}

/** Informs the firm, because the person may not have asked for it. */
async function tellOfReset(
  transaction: Connection,
  deps: ActingDependencies,
  person: PersonRow,
  { isAdded = false } = {},
): Promise<void> {
  const now = deps.now();
  const [reference, time] = [newReference('D'), now.toISOString()];
  const by = await nameOfActor(transaction, deps.actor);
  const message = accessReset(person, { by, time, reference, isAdded }, deps.config);
  for (const recipient of officeAddresses(deps.config)) {
    const written = { template: null, recipient, written_by: by, written_at: time };
    const letter = { id: randomUUID(), reference, ...message, ...written };
    await queueLetter(transaction, 'access-reset', letter, now);
  }
}

/** The row stays, because the audit log refers to it. */
export async function endPerson(deps: ActingDependencies, id: string): Promise<PersonRow> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const person = await requirePerson(transaction, id);
    requireSomebodyElse(deps, id);
    await revokeAll(transaction, id);
    await updatePerson(transaction, id, { state: 'ended', morning_mail: null });
    await recordAct(transaction, deps, 'person.ended', id);
    return { ...person, state: 'ended' };
  });
}

export async function changeRole(deps: ActingDependencies, id: string, role: string): Promise<PersonRow> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const person = await requirePerson(transaction, id);
    requireSomebodyElse(deps, id);
    await updatePerson(transaction, id, { role: requireRole(role) });
    await recordAct(transaction, deps, 'person.role-changed', id);
    return { ...person, role: requireRole(role) };
  });
}

/** Ends all sessions of a person, or of LINK_HOLDER, except the session `except`. Returns how many were open. */
export async function endSessionsOf(deps: ActingDependencies, id: string, except?: string): Promise<number> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const isLink = id === LINK_HOLDER;
    if (!isLink) await requirePerson(transaction, id);
    const personId = isLink ? null : id;
    const open = (await selectSessions(transaction)).filter(
      (session) => session.person_id === personId && session.id !== except && isOpen(session, deps.now()),
    );
    await deleteSessionsOf(transaction, personId, except);
    await recordAct(transaction, deps, 'desk.sessions-ended', id);
    return open.length;
  });
}

/** Ends all sessions and links after a theft. Returns the number that were open. */
export async function endAllSessions(deps: ActingDependencies): Promise<{ sessions: number; links: number }> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const open = (await selectSessions(transaction)).filter((session) => isOpen(session, deps.now()));
    await deleteRows(transaction, 'desk_sessions', {});
    await deleteLinksBefore(transaction, deps.now().toISOString());
    const ended = {
      sessions: open.length,
      links: await deleteAllLinks(transaction),
    };
    await recordAct(transaction, deps, 'desk.all-sessions-ended');
    return ended;
  });
}

/** The firm's people, and a row for sessions by link while any are open. */
export async function listWhoMayEnter(
  deps: Dependencies,
): Promise<(Omit<PersonRecord, 'state'> & { state: PersonRow['state'] | 'by link' })[]> {
  const [people, byLink] = await Promise.all([listPeople(deps), listLinkSessions(deps)]);
  if (byLink.length === 0) return people;
  const [created = ''] = byLink.map((session) => session.created).toSorted();
  return [
    ...people,
    {
      id: LINK_HOLDER,
      name: LINK_HOLDER_NAME,
      role: 'owner',
      state: 'by link',
      created,
      passkeys: 0,
      sessions: byLink.length,
      last_seen: byLink[0]?.seen ?? null,
    },
  ];
}

/** Open sessions by links from the command line, last used first. */
export async function listLinkSessions({ storage, now }: Dependencies): Promise<DeskSessionRow[]> {
  const sessions = await selectSessions(storage.database);
  return sessions.filter((session) => session.person_id === null && isOpen(session, now()));
}

export async function listPeople({ storage, now }: Dependencies): Promise<PersonRecord[]> {
  const { database } = storage;
  const [people, passkeys, sessions] = await Promise.all([
    selectPeople(database),
    selectPasskeys(database),
    selectSessions(database),
  ]);
  return people.map(({ id, name, role, state, created }) => {
    const own = sessions.filter(({ person_id }) => person_id === id);
    const count = passkeys.filter(({ person_id }) => person_id === id).length;
    return {
      id,
      name,
      role,
      state,
      created,
      passkeys: count,
      sessions: own.filter((session) => isOpen(session, now())).length,
      last_seen: own[0]?.seen ?? null,
    };
  });
}

export async function findPersonNamed({ storage }: Dependencies, name: string): Promise<PersonRow> {
  const person = await selectRow(storage.database, 'people', {
    name_lookup: name.normalize('NFC').trim().toLowerCase(),
  });
  if (person) return person;
  throw new OperatorError(`There is nobody named ${name}. List them with desk list.`);
}

async function revokeAll(transaction: Connection, id: string): Promise<void> {
  await deleteRows(transaction, 'desk_links', { person_id: id });
  await deleteRows(transaction, 'passkeys', { person_id: id });
  await deleteSessionsOf(transaction, id);
}

async function requirePerson(transaction: Connection, id: string): Promise<PersonRow> {
  const person = await selectPerson(transaction, id);
  if (person) return person;
  throw new OperatorError('There is no such person.');
}

/** Refuses changes to one's own access, so that nobody is locked out by mistake. */
function requireSomebodyElse({ actor }: ActingDependencies, id: string): void {
  if (actor === id) throw new OperatorError('You cannot do this to your own access. Ask another owner.');
}

function requireRole(role: string): Role {
  const known = ROLES.find((candidate) => candidate === role);
  if (known) return known;
  throw new OperatorError(`The role must be one of ${ROLES.join(', ')}.`);
}
