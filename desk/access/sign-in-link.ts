import type { Config } from '../../server/config.ts';
import { deleteLink, deleteLinksBefore } from '../../server/storage/desk-links.ts';
import { MINUTE_MS } from '../../server/services/calendar.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { isAlive, newToken, tokenHash } from './token.ts';
import type { Connection } from '../../server/storage/database.ts';
import { insertRows, selectRow } from '../../server/storage/rows.ts';
import { LINK_HOLDER } from '../../server/services/audit-log/actor.ts';
import { type Browser, openSession } from './session.ts';

const LINK_LIFE_MS = 10 * MINUTE_MS;

/** Command that prints a one-time link on the server's machine. */
export function linkCommand({ operatorCommand }: Pick<Config, 'operatorCommand'>): string {
  return `${operatorCommand} desk link`;
}

/** Makes a link that opens one session as owner, for anybody who may run commands on the server. */
export async function makeSignInLink(deps: ActingDependencies) {
  const now = deps.now();
  const token = newToken();
  const expires = new Date(now.getTime() + LINK_LIFE_MS).toISOString();
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteLinksBefore(transaction, now.toISOString());
    await insertRows(transaction, 'desk_links', { token_hash: tokenHash(token), person_id: null, expires });
    await recordAct(transaction, deps, 'desk.link-made');
  });
  return { token, expires };
}

/** Uses up the link and opens a session as owner; undefined if it is unknown, used or expired. */
export async function useSignInLink(
  deps: Dependencies,
  token: string,
  at: Browser,
): Promise<string | undefined> {
  const { database } = deps.storage;
  // The link is read first, so that wrong codes do not delay processes that write.
  if (!(await findLink(database, deps, token))) return undefined;
  return await database.transaction().execute(async (transaction) => {
    if (!(await spendLink(transaction, deps, token))) return undefined;
    await recordAct(transaction, { ...deps, actor: LINK_HOLDER }, 'desk.link-used');
    return await openSession(transaction, deps, { personId: null, ...at });
  });
}

/** A session opened by a link has no passkey, so it is confirmed with another link. */
export async function confirmByLink(deps: Dependencies, token: string): Promise<boolean> {
  return await deps.storage.database
    .transaction()
    .execute((transaction) => spendLink(transaction, deps, token));
}

async function spendLink(transaction: Connection, deps: Dependencies, token: string): Promise<boolean> {
  const link = await findLink(transaction, deps, token);
  return link !== undefined && (await deleteLink(transaction, link.token_hash));
}

async function findLink(database: Connection, { now }: Dependencies, token: string) {
  const link = await selectRow(database, 'desk_links', { token_hash: tokenHash(token) });
  return link?.person_id === null && isAlive(link.expires, now(), LINK_LIFE_MS) ? link : undefined;
}
