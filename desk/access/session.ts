import { randomUUID } from 'node:crypto';
import type { Role } from '../../contracts/roles.ts';
import type { Connection, DeskSessionRow, PersonRow } from '../../server/storage/database.ts';
import {
  deleteEndedSessions,
  deleteSession,
  insertSession,
  selectSession,
  updateSession,
} from '../../server/storage/desk-sessions.ts';
import { selectPerson } from '../../server/storage/people.ts';
import { HOUR_MS, MINUTE_MS, timeBefore } from '../../server/services/calendar.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';
import { type Actor, LINK_HOLDER, LINK_HOLDER_NAME } from '../../server/services/audit-log/actor.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { newToken, tokenHash } from './token.ts';

const IDLE_MS = 30 * MINUTE_MS;
const WHOLE_MS = 8 * HOUR_MS;
/** How often the last use is written down. */
const SEEN_EVERY_MS = MINUTE_MS;
const CONFIRMED_FOR_MS = 5 * MINUTE_MS;
const BROWSER_MAX = 40;

/** Who uses the desk in a session. */
export interface SignedIn {
  sessionId: string;
  actor: Actor;
  /** Undefined: by a link from the command line. */
  personId?: string;
  name: string;
  role: Role;
  /** Whether a passkey or a link has just proved who it is. */
  isConfirmed: boolean;
}

/** Where somebody signs in. */
export interface Browser {
  browser: string;
  /** The session that this browser had, which the new one takes the place of. */
  before?: SignedIn;
}

/** Returns the cookie's value, which is kept nowhere. */
export async function openSession(
  transaction: Connection,
  { now }: Pick<Dependencies, 'now'>,
  { personId, browser, before }: Browser & { personId: string | null },
): Promise<string> {
  const token = newToken();
  const time = now().toISOString();
  await deleteEndedSessions(transaction, limits(now()));
  if (before) await deleteSession(transaction, before.sessionId);
  await insertSession(transaction, {
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

/** Undefined when the session is unknown, over, or of somebody who may not use the desk any more. */
export async function findSession(
  deps: Dependencies,
  token: string,
  { isUse } = { isUse: true },
): Promise<SignedIn | undefined> {
  const { database } = deps.storage;
  const now = deps.now();
  const session = await selectSession(database, tokenHash(token));
  if (!session || !isOpen(session, now)) return undefined;
  const person = session.person_id === null ? undefined : await selectPerson(database, session.person_id);
  if (session.person_id !== null && person?.state !== 'active') return undefined;
  if (isUse && session.seen < timeBefore(now, SEEN_EVERY_MS))
    await updateSession(database, session.id, { seen: now.toISOString() });
  return {
    sessionId: session.id,
    actor: person?.id ?? LINK_HOLDER,
    personId: person?.id,
    name: person?.name ?? LINK_HOLDER_NAME,
    role: person?.role ?? 'owner',
    isConfirmed: session.confirmed >= timeBefore(now, CONFIRMED_FOR_MS),
  };
}

/** Opens a session for whom a passkey proved. */
export async function signIn(
  deps: Dependencies,
  person: Pick<PersonRow, 'id'>,
  at: Browser,
): Promise<string> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    await recordAct(transaction, { actor: person.id, now: deps.now }, 'desk.signed-in');
    return await openSession(transaction, deps, { personId: person.id, ...at });
  });
}

/** The person has just proved again to be there. */
export async function confirmSession({ storage, now }: Dependencies, sessionId: string): Promise<void> {
  await updateSession(storage.database, sessionId, { confirmed: now().toISOString() });
}

export async function endSession(deps: ActingDependencies, sessionId: string): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteSession(transaction, sessionId);
    await recordAct(transaction, deps, 'desk.signed-out');
  });
}

/** False when nobody used it for too long, or when it was opened too long ago; such rows go when the next one is opened. */
export function isOpen({ seen, created }: Pick<DeskSessionRow, 'seen' | 'created'>, now: Date): boolean {
  const { seenBefore, createdBefore } = limits(now);
  return seen >= seenBefore && created >= createdBefore;
}

export function limits(now: Date) {
  return { seenBefore: timeBefore(now, IDLE_MS), createdBefore: timeBefore(now, WHOLE_MS) };
}
