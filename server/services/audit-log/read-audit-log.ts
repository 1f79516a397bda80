import type { AuditEntryRow } from '../../storage/database.ts';
import { selectPeople } from '../../storage/people.ts';
import { selectAuditEntries, VISITOR } from '../../storage/audit-log.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Actor, COMMAND_LINE, LINK_HOLDER, LINK_HOLDER_NAME, THE_SITE, VISITOR_NAME } from './actor.ts';
import { ACTS } from './acts.ts';

/** A line of the audit log for display: who did what, and to what. */
export type AuditEntry = Pick<AuditEntryRow, 'id' | 'time' | 'actor' | 'reference'> & {
  name: string;
  sentence: string;
};

const PAGE_SIZE = 50;

/** One page of 50 lines, newest first. */
export async function listAuditLog(
  deps: Dependencies,
  { before, actor }: { before?: string; actor?: Actor } = {},
) {
  const rows = await selectAuditEntries(deps.storage.database, { before, actor, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    lines: await readLines(deps, shown),
    older: rows.length > PAGE_SIZE ? shown.at(-1)?.id : undefined,
  };
}

/** Makes stored lines readable. */
export async function readLines(deps: Dependencies, rows: AuditEntryRow[]): Promise<AuditEntry[]> {
  const names = new Map((await listActors(deps)).map(({ id, name }) => [id, name]));
  return rows.map(({ id, time, actor, act, reference }) => ({
    id,
    time,
    actor,
    name: names.get(actor) ?? actor,
    // After a downgrade, the database may have actions of the later release, which are shown by their keys.
    sentence: (ACTS as Record<string, string>)[act] ?? act,
    // Ids of the firm's people are replaced by their names.
    reference: names.get(reference) ?? reference,
  }));
}

/** Everybody who can be an actor in the audit log. */
export async function listActors({ storage }: Dependencies): Promise<{ id: Actor; name: string }[]> {
  const people = await selectPeople(storage.database);
  return [
    ...people.map(({ id, name }) => ({ id, name })),
    { id: COMMAND_LINE, name: 'Command line' },
    { id: LINK_HOLDER, name: LINK_HOLDER_NAME },
    { id: THE_SITE, name: 'The site' },
    { id: VISITOR, name: VISITOR_NAME },
  ];
}

/** All lines, newest first. */
export async function* eachAct(deps: Dependencies): AsyncGenerator<AuditEntry> {
  let before: string | undefined;
  do {
    const { lines, older } = await listAuditLog(deps, { before });
    yield* lines;
    before = older;
  } while (before !== undefined);
}
