import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, CredentialStatusRow } from './database.ts';
import { readSiteFact, writeSiteFact } from './site-facts.ts';
import { pagesOf } from './pages.ts';
import { insertMissing, selectRows } from './rows.ts';
import { countRows } from './count-rows.ts';

/** Number of entries in a list: the minimum in the specification, so that one certificate is hidden among many. */
export const LIST_ENTRIES = 131_072;
/**
 * Number of used entries after which a new list begins. Up to half full, a random position is free at the second try on
 * average.
 */
const FILLED = LIST_ENTRIES / 2;
const PAGE_SIZE = 500;

/**
 * Position of each certificate in the lists of revoked credentials. A certificate without a position gets a random one,
 * which reveals neither its number nor its time.
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

/** Tries to give each certificate a random position. A certificate gets none if its position is already taken. */
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
 * Text that changes with every revocation, erasure and new position, in the same transaction and on every server.
 * Cached data of the lists is valid until it changes.
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
 * Positions of the certificates in a list that are revoked, replaced or erased, and the time of the last such change.
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
    // The plus sign stops SQLite from using the index of the list, which is much longer than the index of revoked
    // certificates.
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

/**
 * Adds the present positions to a backup of the same site that is being restored, so that credentials made since keep
 * theirs.
 */
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
