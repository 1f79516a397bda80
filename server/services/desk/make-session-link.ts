import { deleteLinksBefore, insertLink } from '../../storage/desk-links.ts';
import { MINUTE_MS } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { newToken, tokenHash } from './token.ts';

const LINK_LIFE_MS = 10 * MINUTE_MS;

export interface DeskLink {
  token: string;
  expires: string;
}

/** A link that opens a session as owner, once, on the machine of whoever may run commands there. */
export async function makeSessionLink(deps: ActingDependencies): Promise<DeskLink> {
  const now = deps.now();
  const token = newToken();
  const expires = new Date(now.getTime() + LINK_LIFE_MS).toISOString();
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteLinksBefore(transaction, now.toISOString());
    await insertLink(transaction, { token_hash: tokenHash(token), person_id: null, expires });
    await recordAct(transaction, deps, 'desk.link-made');
  });
  return { token, expires };
}
