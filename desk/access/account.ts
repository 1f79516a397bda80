import { selectSessions } from '../../server/storage/desk-sessions.ts';
import { selectPerson } from '../../server/storage/people.ts';
import { selectPasskeys } from '../../server/storage/passkeys.ts';
import { deleteRows } from '../../server/storage/rows.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import { LINK_HOLDER } from '../../server/services/audit-log/actor.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addPasskey, type NewPasskey } from './add-passkey.ts';
import { endSessionsOf, listLinkSessions } from './people.ts';
import { isOpen, type SignedIn } from './session.ts';

export type AccountView = Awaited<ReturnType<typeof readAccount>>;

/** A person's own passkeys and sessions. A session opened by a link has neither. */
export async function readAccount(deps: ActingDependencies, signedIn: SignedIn) {
  const { storage, now } = deps;
  const { personId, sessionId, name, role } = signedIn;
  if (personId === undefined)
    return { name, role, passkeys: [], sessions: [], byLink: 0, isPerson: false, morning: undefined };
  const passkeys = await selectPasskeys(storage.database, personId);
  const sessions = (await selectSessions(storage.database, personId)).filter((session) =>
    isOpen(session, now()),
  );
  return {
    name,
    role,
    isPerson: true,
    morning: await morningOf(deps, personId),
    byLink: await countOfLinks(deps, signedIn),
    passkeys: passkeys.map(({ id, label, created, used }) => ({ id, label, created, used })),
    sessions: sessions.map(({ id, browser, created, seen }) => ({
      id,
      browser,
      created,
      seen,
      isThis: id === sessionId,
    })),
  };
}

/** Address for the morning email; undefined if there is none. */
async function morningOf({ storage, config }: ActingDependencies, personId: string) {
  if (config.morningMailAt === undefined) return undefined;
  const person = await selectPerson(storage.database, personId);
  return { email: person?.morning_mail ?? undefined, at: config.morningMailAt };
}

export async function addOwnPasskey(
  deps: ActingDependencies,
  personId: string,
  passkey: NewPasskey,
  label: string,
): Promise<void> {
  await deps.storage.database
    .transaction()
    .execute((transaction) => addPasskey(transaction, deps, personId, passkey, label));
}

export async function removeOwnPasskey(
  deps: ActingDependencies,
  { personId }: SignedIn,
  id: string,
): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    const own = personId === undefined ? [] : await selectPasskeys(transaction, personId);
    if (!own.some((passkey) => passkey.id === id)) throw new OperatorError('There is no such passkey.');
    if (own.length === 1) {
      throw new OperatorError('This is your only passkey. Register another one before you remove it.');
    }
    await deleteRows(transaction, 'passkeys', { id });
    await recordAct(transaction, deps, 'desk.passkey-removed', personId);
  });
}

export async function endOwnSession(
  deps: ActingDependencies,
  { personId }: SignedIn,
  id: string,
): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    const own = personId === undefined ? [] : await selectSessions(transaction, personId);
    if (!own.some((session) => session.id === id)) return;
    await deleteRows(transaction, 'desk_sessions', { id });
    await recordAct(transaction, deps, 'desk.sessions-ended', personId);
  });
}

/** Ends all sessions of a person except this one; for an owner also those opened by links. */
export async function endOtherSessions(deps: ActingDependencies, signedIn: SignedIn): Promise<void> {
  await endSessionsOf(deps, signedIn.actor, signedIn.sessionId);
  if ((await countOfLinks(deps, signedIn)) > 0) await endSessionsOf(deps, LINK_HOLDER);
}

/** Number of sessions by link that an owner may end; zero for a session by link itself. */
async function countOfLinks(deps: ActingDependencies, { role, personId }: SignedIn): Promise<number> {
  return role === 'owner' && personId !== undefined ? (await listLinkSessions(deps)).length : 0;
}
