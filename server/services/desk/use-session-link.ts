import type { Connection } from '../../storage/database.ts';
import { deleteLink, selectLink } from '../../storage/desk-links.ts';
import type { Dependencies } from '../dependencies.ts';
import { LINK_HOLDER } from '../trail/actor.ts';
import { recordAct } from '../trail/record-act.ts';
import { openSession } from './session.ts';
import { tokenHash } from './token.ts';

/** Spends the link and opens a session as owner; undefined when it is unknown, spent or expired. */
export async function useSessionLink(
  deps: Dependencies,
  token: string,
  browser: string,
): Promise<string | undefined> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    if (!(await spendLink(transaction, deps, token))) return undefined;
    await recordAct(transaction, { actor: LINK_HOLDER, now: deps.now }, 'desk.link-used');
    return await openSession(transaction, deps, { personId: null, browser });
  });
}

/** In a session that a link opened, another link stands for the passkey that it has not. */
export async function confirmByLink(deps: Dependencies, token: string): Promise<boolean> {
  return await deps.storage.database
    .transaction()
    .execute((transaction) => spendLink(transaction, deps, token));
}

async function spendLink(transaction: Connection, { now }: Dependencies, token: string): Promise<boolean> {
  const link = await selectLink(transaction, tokenHash(token));
  if (!link || link.person_id !== null || link.expires <= now().toISOString()) return false;
  return await deleteLink(transaction, link.token_hash);
}
