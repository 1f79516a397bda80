import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, CredentialStatusRow } from './database.ts';
import { readSiteFact, writeSiteFact } from './site-facts.ts';
import { pagesOf } from './pages.ts';
import { insertMissing, selectRows } from './rows.ts';
import { countRows } from './count-rows.ts';

/** Entries of a list: the minimum in the specification, so that one entry is hidden among many. */
export const LIST_ENTRIES = 131_072;
/** A new list begins when one is half full: until then a random place is free at the second try, on average. */
const FILLED = LIST_ENTRIES / 2;
const PAGE_SIZE = 500;

/**
 * Position of each certificate in the lists of revoked credentials. New positions are random, so that they reveal neither
 * number nor time.
 */
export async function drawCredentialStatuses(
  database: Connection,
  lookups: readonly string[],
): Promise<Map<string, CredentialStatusRow>> {
  const drawn = new Map<string, CredentialStatusRow>();
  for (let missing of pagesOf(lookups, PAGE_SIZE)) {
    for (;;) {
      for (const row of await selectStatuses(database, missing)) drawn.set(row.lookup, row);
      missing = missing.filter((lookup) => !drawn.has(lookup));
      if (missing.length === 0) break;
      await tryToDraw(database, missing);
    }
  }
  return drawn;
}

/** Skips positions that are already taken, also by a simultaneous request. */
async function tryToDraw(database: Connection, lookups: readonly string[]): Promise<void> {
  const list = await listToFill(database);
  const rows = lookups.map((lookup) => ({ lookup, list, position: randomInt(LIST_ENTRIES) }));
  await insertMissing(database, 'credential_statuses', rows);
  await writeSiteFact(database, 'statuses_drawn', randomUUID());
}

async function listToFill(database: Connection): Promise<number> {
  const last = await lastCredentialList(database);
  const count = await countRows(database.selectFrom('credential_statuses').where('list', '=', last));
  return count < FILLED ? last : last + 1;
}

/** Number of the last list; the first is 1. */
export async function lastCredentialList(database: Connection): Promise<number> {
  const { last } = await database
    .selectFrom('credential_statuses')
    .select((select) => select.fn.max('list').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 1;
}

/**
 * A value that changes with every revocation, erasure and new position, in the same transaction, on every server: data of
 * the lists read later is valid until it changes.
 */
export async function readStatusesVersion(database: Connection): Promise<string> {
  const { count, newest } = await database
    .selectFrom('certificates')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('revoked').as('newest')])
    .where('revoked', 'is not', null)
    .executeTakeFirstOrThrow();
  return [await readSiteFact(database, 'statuses_drawn'), count, newest].join(' ');
}

/**
 * Positions in a list of certificates that are revoked, replaced or erased, and the time of the last change, as the
 * certificates are now.
 */
export async function selectRevokedPositions(
  database: Connection,
  list: number,
): Promise<{ positions: number[]; since: string | null }> {
  const rows = await database
    .selectFrom('certificates')
    .innerJoin('credential_statuses', 'credential_statuses.lookup', 'certificates.lookup')
    .select(['credential_statuses.position', 'certificates.revoked'])
    .where('certificates.revoked', 'is not', null)
    // The plus sign makes SQLite use the index of the few revoked certificates instead of reading the whole list.
    .where(sql<boolean>`+credential_statuses.list = ${list}`)
    .execute();
  const times = rows.flatMap(({ revoked }) => revoked ?? []);
  return { positions: rows.map(({ position }) => position), since: times.toSorted().at(-1) ?? null };
}

async function selectStatuses(
  database: Connection,
  lookups: readonly string[],
): Promise<CredentialStatusRow[]> {
  if (lookups.length === 0) return [];
  return await selectRows(database, 'credential_statuses', { lookup: lookups });
}

/** Merges from a restored backup of the same site: credentials made since keep their places. */
export async function mergeCredentialStatuses(present: Connection, backup: Connection): Promise<void> {
  let last = '';
  for (;;) {
    const page = await present
      .selectFrom('credential_statuses')
      .selectAll()
      .where('lookup', '>', last)
      .orderBy('lookup')
      .limit(PAGE_SIZE)
      .execute();
    const end = page.at(-1);
    if (!end) return;
    last = end.lookup;
    const places = page.map(({ list, position }) => sql`(${sql.lit(list)}, ${sql.lit(position)})`);
    await backup
      .deleteFrom('credential_statuses')
      .where((where) =>
        where.or([
          where(
            'lookup',
            'in',
            page.map(({ lookup }) => lookup),
          ),
          sql<boolean>`(list, position) in (values ${sql.join(places)})`,
        ]),
      )
      .execute();
    await backup.insertInto('credential_statuses').values(page).execute();
  }
}
