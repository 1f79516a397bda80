import { deleteLink } from '../../server/storage/desk-links.ts';
import type { Connection, PersonRow } from '../../server/storage/database.ts';
import { selectPerson, updatePerson } from '../../server/storage/people.ts';
import { deleteRows, insertRows, selectRow } from '../../server/storage/rows.ts';
import { MINUTE_MS } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { addPasskey, type NewPasskey } from './add-passkey.ts';
import { type Browser, openSession } from './session.ts';
import { isAlive, newToken, tokenHash } from './token.ts';

const INVITATION_LIFE_MS = 30 * MINUTE_MS;

/** The token of a link for registering a passkey. It is not stored. */
export interface Invitation {
  person: PersonRow;
  token: string;
  expires: string;
}

/** Person of an invitation link; undefined if it is unknown, used or expired. */
export async function findInvited(deps: Dependencies, token: string): Promise<PersonRow | undefined> {
  const { database } = deps.storage;
  const link = await selectRow(database, 'desk_links', { token_hash: tokenHash(token) });
  if (!link || link.person_id === null || !isAlive(link.expires, deps.now(), INVITATION_LIFE_MS))
    return undefined;
  const person = await selectPerson(database, link.person_id);
  return person?.state === 'ended' ? undefined : person;
}

/** Uses up the invitation for a first passkey, and opens a session; undefined if it was used meanwhile. */
export async function acceptInvitation(
  deps: Dependencies,
  person: PersonRow,
  { token, passkey, label, ...at }: Acceptance,
): Promise<string | undefined> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    if (!(await deleteLink(transaction, tokenHash(token)))) return undefined;
    await updatePerson(transaction, person.id, { state: 'active' });
    await addPasskey(transaction, deps, person.id, passkey, label);
    return await openSession(transaction, deps, { personId: person.id, ...at });
  });
}

interface Acceptance extends Browser {
  token: string;
  passkey: NewPasskey;
  label: string;
}

/** Makes a new link for a person; earlier ones become invalid. */
export async function makeInvitation(
  transaction: Connection,
  deps: Dependencies,
  person: PersonRow,
): Promise<Invitation> {
  const token = newToken();
  const expires = new Date(deps.now().getTime() + INVITATION_LIFE_MS).toISOString();
  await deleteRows(transaction, 'desk_links', { person_id: person.id });
  await insertRows(transaction, 'desk_links', {
    token_hash: tokenHash(token),
    person_id: person.id,
    expires,
  });
  return { person, token, expires };
}
