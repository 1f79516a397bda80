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
    const link = await selectLink(transaction, tokenHash(token));
    if (!link || link.person_id !== null || link.expires <= deps.now().toISOString()) return undefined;
    if (!(await deleteLink(transaction, link.token_hash))) return undefined;
    await recordAct(transaction, { actor: LINK_HOLDER, now: deps.now }, 'desk.link-used');
    return await openSession(transaction, deps, { personId: null, browser });
  });
}
