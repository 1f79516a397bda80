import type { AccountView } from '../../../contracts/desk/account-view.ts';
import { deleteSession, selectSessions } from '../../storage/desk-sessions.ts';
import { deletePasskey, selectPasskeys } from '../../storage/passkeys.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { WrongRequest } from '../wrong-request.ts';
import { addPasskey, type NewPasskey } from './add-passkey.ts';
import type { SignedIn } from './session.ts';

/** A person's own passkeys and sessions. */
export async function readAccount(
  { storage }: ActingDependencies,
  { personId, sessionId, name, role }: SignedIn,
): Promise<AccountView> {
  if (personId === undefined) return { name, role, passkeys: [], sessions: [], isPerson: false };
  const passkeys = await selectPasskeys(storage.database, personId);
  const sessions = await selectSessions(storage.database, personId);
  return {
    name,
    role,
    isPerson: true,
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
    if (!own.some((passkey) => passkey.id === id)) throw new WrongRequest('There is no such passkey.');
    if (own.length === 1) {
      throw new WrongRequest('This is your only passkey: register another one before you remove it.');
    }
    await deletePasskey(transaction, id);
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
    await deleteSession(transaction, id);
    await recordAct(transaction, deps, 'desk.sessions-ended', personId);
  });
}
