import { randomUUID } from 'node:crypto';
import type { Role } from '../../domain/roles.ts';
import type { Connection, DeskSessionRow, PersonRow } from '../../server/storage/database.ts';
import { deleteEndedSessions } from '../../server/storage/desk-sessions.ts';
import { selectPerson } from '../../server/storage/people.ts';
import { deleteRows, insertRows, selectRow, updateRows } from '../../server/storage/rows.ts';
import { HOUR_MS, MINUTE_MS, timeBefore } from '../../server/services/calendar.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';
import { type Actor, LINK_HOLDER, LINK_HOLDER_NAME } from '../../server/services/audit-log/actor.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { CLOCKS_APART_MS, newToken, tokenHash } from './token.ts';

const IDLE_MS = 30 * MINUTE_MS;
const WHOLE_MS = 8 * HOUR_MS;
/** Time since the last use of an expired session within which it still shows who used the browser. */
const REMEMBERED_MS = 8 * HOUR_MS;
/** Interval for storing the last use. */
const SEEN_EVERY_MS = MINUTE_MS;
const CONFIRMED_FOR_MS = 5 * MINUTE_MS;
const BROWSER_MAX = 40;

/** Person of a session. */
export interface SignedIn {
  sessionId: string;
  actor: Actor;
  /** Undefined for a session by link. */
  personId?: string;
  name: string;
  role: Role;
  /** True for a short time after a proof by passkey or link. */
  isConfirmed: boolean;
}

/** Browser of a sign-in. */
export interface Browser {
  browser: string;
  /** Earlier session of this browser, which the new one replaces. */
  before?: Pick<SignedIn, 'sessionId'>;
}

/** Returns the cookie's value, which is not stored. */
export async function openSession(
  transaction: Connection,
  { now }: Pick<Dependencies, 'now'>,
  { personId, browser, before }: Browser & { personId: string | null },
): Promise<string> {
  const token = newToken();
  const time = now().toISOString();
  await deleteEndedSessions(transaction, timeBefore(now(), REMEMBERED_MS));
  if (before) await deleteRows(transaction, 'desk_sessions', { id: before.sessionId });
  await insertRows(transaction, 'desk_sessions', {
    id: randomUUID(),
    token_hash: tokenHash(token),
    person_id: personId,
    browser: browser.slice(0, BROWSER_MAX),
    created: time,
    seen: time,
    confirmed: time,
  });
  return token;
}

/** Undefined if the session is unknown or has ended, or if its person may no longer use the desk. */
export async function findSession(
  deps: Dependencies,
  token: string,
  { isUse } = { isUse: true },
): Promise<SignedIn | undefined> {
  const { database } = deps.storage;
  const now = deps.now();
  const session = await selectRow(database, 'desk_sessions', { token_hash: tokenHash(token) });
  if (!session || !isOpen(session, now)) return undefined;
  const person = await holderOf(database, session);
  if (!person) return undefined;
  if (isUse && session.seen < timeBefore(now, SEEN_EVERY_MS))
    await updateRows(database, 'desk_sessions', { id: session.id }, { seen: now.toISOString() });
  return {
    sessionId: session.id,
    ...person,
    isConfirmed: session.confirmed >= timeBefore(now, CONFIRMED_FOR_MS),
  };
}

/** An expired session, found by the cookie of its browser. It can do nothing until its user signs in again. */
export type EndedSession = Omit<SignedIn, 'isConfirmed'>;

/**
 * Undefined if the session is still open, is unknown, was ended by signing out or by somebody else, or was last used
 * too long ago.
 */
export async function findEndedSession(
  { storage: { database }, now }: Dependencies,
  token: string,
): Promise<EndedSession | undefined> {
  const session = await selectRow(database, 'desk_sessions', { token_hash: tokenHash(token) });
  if (!session || isOpen(session, now()) || session.seen < timeBefore(now(), REMEMBERED_MS)) return undefined;
  const person = await holderOf(database, session);
  return person && { sessionId: session.id, ...person };
}

/** Undefined for people who may no longer use the desk. */
async function holderOf(
  database: Connection,
  { person_id }: DeskSessionRow,
): Promise<Omit<EndedSession, 'sessionId'> | undefined> {
  if (person_id === null) return { actor: LINK_HOLDER, name: LINK_HOLDER_NAME, role: 'owner' };
  const person = await selectPerson(database, person_id);
  if (person?.state !== 'active') return undefined;
  return { actor: person.id, personId: person.id, name: person.name, role: person.role };
}

/** Opens a session after a proof by passkey. */
export async function signIn(deps: Dependencies, person: Pick<PersonRow, 'id'>, at: Browser) {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    await recordAct(transaction, { ...deps, actor: person.id }, 'desk.signed-in');
    return await openSession(transaction, deps, { personId: person.id, ...at });
  });
}

/** Records a new proof by passkey or link. */
export async function confirmSession({ storage, now }: Dependencies, sessionId: string): Promise<void> {
  await updateRows(storage.database, 'desk_sessions', { id: sessionId }, { confirmed: now().toISOString() });
}

export async function endSession(deps: ActingDependencies, sessionId: string): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteRows(transaction, 'desk_sessions', { id: sessionId });
    await recordAct(transaction, deps, 'desk.signed-out');
  });
}

/** False if the session was unused for too long, or opened too long ago. */
export function isOpen({ seen, created }: Pick<DeskSessionRow, 'seen' | 'created'>, now: Date): boolean {
  // The session was opened by a clock that was ahead.
  const isFromLater = created > timeBefore(now, -CLOCKS_APART_MS);
  return seen >= timeBefore(now, IDLE_MS) && created >= timeBefore(now, WHOLE_MS) && !isFromLater;
}
