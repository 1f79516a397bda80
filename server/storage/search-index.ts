import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ApplicationRow, CertificateRow, Connection, EnquiryRow } from './database.ts';
import { isPostgres, withoutTimeLimit } from './postgres-dialect.ts';
import { applicationText, certificateText, enquiryText, type SearchedWord } from './search-words.ts';
import { readSiteFact, writeSiteFact } from './site-facts.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Tables with a search index. The index finds rows by the beginnings of words in their `search_text`. It is FTS5 with
 * triggers on SQLite, and a GIN index on PostgreSQL. The server makes it from the rows, so no migration and no backup
 * contains it.
 */
const SEARCHED = [
  { table: 'enquiries', key: 'reference', textOf: enquiryText },
  { table: 'applications', key: 'reference', textOf: applicationText },
  { table: 'certificates', key: 'lookup', textOf: certificateText },
] as const;
export type SearchedTable = (typeof SEARCHED)[number]['table'];

/** Version of the index and of `search-words.ts`. If it changes, the next start rebuilds the index and the words. */
const VERSION = '2';

/**
 * Largest number of matching rows that are looked up in the index and sorted. If there are more, the list is read in
 * its order and each row is compared.
 */
export const LOOKED_UP_MAX = 5_000;
const PAGE_SIZE = 200;
const INDEXED_AT_ONCE = 20_000;
const MERGED_PAGES = 500;
/** A word that no search can contain. */
const NO_WORD = '-';

const VECTOR = sql`array_to_tsvector(string_to_array(btrim(search_text), ' '))`;

/** ASCII characters other than letters and digits. They are part of words, because FTS5 shall split only at spaces. */
const PUNCTUATION = Array.from({ length: 0x5e }, (_, place) => String.fromCharCode(0x21 + place))
  .filter((character) => !/[a-z\d]/i.test(character))
  .join('');
const TOKENIZER = quoted(`ascii tokenchars ${quoted(PUNCTUATION)}`);

/** Makes the index if it is missing or has another version. An interrupted build is started again. */
export async function prepareSearchIndex(database: Connection, log: Logger): Promise<void> {
  if (await isCurrent(database)) return;
  await withoutTimeLimit(database, (connection) =>
    connection.transaction().execute(async (transaction) => {
      if (isPostgres(transaction))
        await sql`lock table site_facts in share row exclusive mode`.execute(transaction);
      if (await isCurrent(transaction)) return;
      const rows = await countRows(transaction);
      const began = performance.now();
      if (rows > 0)
        log.info(
          `the search index is being rebuilt (rows: ${rows}); if it is interrupted, the next start begins again`,
        );
      await dropSearchIndex(transaction);
      await fillSearchTexts(transaction);
      await createSearchIndex(transaction);
      await writeSiteFact(transaction, 'search_index', VERSION);
      if (rows > 0)
        log.info(`the search index was built in ${Math.ceil((performance.now() - began) / 1_000)} s`);
    }),
  );
}

/** Throws unless a server of this release has made the index. Commands use it, because they do not make the index. */
export async function requireSearchIndex(database: Connection): Promise<void> {
  if (await isCurrent(database)) return;
  throw new StorageUnavailable(
    'The search index is that of an earlier release. Start the server of this release once: it rebuilds the index.',
  );
}

async function isCurrent(database: Connection): Promise<boolean> {
  return (await readSiteFact(database, 'search_index')) === VERSION;
}

async function countRows(database: Connection): Promise<number> {
  let count = 0;
  for (const { table } of SEARCHED) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database,
    );
    count += Number(rows[0]?.count);
  }
  return count;
}

/** Makes the index for tables that have no index. */
export async function makeSearchIndex(database: Connection): Promise<void> {
  await fillSearchTexts(database);
  await createSearchIndex(database);
}

/** True if a table, an index or a trigger of this name belongs to the search index. */
export function isOfSearchIndex(name: string): boolean {
  return SEARCHED.some(({ table }) => name === `${table}_search` || name.startsWith(`${table}_search_`));
}

/** Keys of rows that match every word in one of its spellings; undefined if there are too many. */
export async function findKeys(
  database: Connection,
  table: SearchedTable,
  words: SearchedWord[],
): Promise<string[] | undefined> {
  const rows = isPostgres(database)
    ? await findByVector(database, table, words)
    : await findByFts5(database, table, words);
  return rows.length > LOOKED_UP_MAX ? undefined : rows.map(({ key }) => key);
}

function allOf(words: SearchedWord[], quote: (spelling: string) => string, or: string, and: string): string {
  return words.map((spellings) => `(${spellings.map(quote).join(or)})`).join(and);
}

async function findByFts5(database: Connection, table: SearchedTable, words: SearchedWord[]) {
  const { search, keys } = partsOf(table);
  const match = allOf(words, (spelling) => `"${spelling.replaceAll('"', '""')}"*`, ' OR ', ' AND ');
  const { rows } = await sql<{ key: string }>`
    select key from ${keys} where id in
    (select rowid from ${search} where ${search} match ${match} limit ${LOOKED_UP_MAX + 1})`.execute(
    database,
  );
  return rows;
}

async function findByVector(database: Connection, table: SearchedTable, words: SearchedWord[]) {
  const key = sql.ref(keyOf(table));
  const query = allOf(words, (spelling) => `'${spelling.replace(/['\\]/g, '$&$&')}':*`, ' | ', ' & ');
  return await database.transaction().execute(async (transaction) => {
    // The planner does not know which words occur together. With a wrong estimate it would read the whole table.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ key: string }>`
      select ${key} as key from ${sql.table(table)}
      where ${VECTOR} @@ ${query}::tsquery limit ${LOOKED_UP_MAX + 1}`.execute(transaction);
    return rows;
  });
}

/**
 * Overwrites the words of deleted rows, which remain inside the index: in FTS5 until its parts are merged, in GIN until
 * it is rebuilt. Others can read and write meanwhile.
 */
export async function overwriteDeletedWords(database: Connection): Promise<void> {
  for (const { table } of SEARCHED) {
    const { search } = partsOf(table);
    if (isPostgres(database)) {
      await dropUnfinished(database, table);
      await sql`reindex index concurrently ${search}`.execute(database);
      continue;
    }
    // FTS5 merges only if there are two parts, so this row makes sure of a second one. Deleting it twice would damage
    // the index.
    await database.transaction().execute(async (transaction) => {
      await sql`insert into ${search} (${search}, rowid, words) values ('delete', 0, ${NO_WORD})`.execute(
        transaction,
      );
      await sql`insert into ${search} (rowid, words) values (0, ${NO_WORD})`.execute(transaction);
    });
    let pages = -MERGED_PAGES;
    while ((await merge(database, table, pages)) > 1) pages = MERGED_PAGES;
  }
}

/** Drops an index whose rebuild was interrupted. PostgreSQL would keep it and write each row into it too. */
async function dropUnfinished(database: Connection, table: SearchedTable): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass and not indisvalid
      and starts_with(relname::text, ${`${table}_search_cc`})`.execute(database);
  for (const { name } of rows) await sql`drop index concurrently ${sql.ref(name)}`.execute(database);
}

/**
 * Merges parts of an FTS5 index and returns the number of changed rows. It is less than two if nothing was left to
 * merge.
 */
async function merge(database: Connection, table: SearchedTable, pages: number): Promise<number> {
  const { search } = partsOf(table);
  return await database.transaction().execute(async (transaction) => {
    const before = await countChanges(transaction);
    await sql`insert into ${search} (${search}, rank) values ('merge', ${pages})`.execute(transaction);
    return (await countChanges(transaction)) - before;
  });
}

async function countChanges(database: Connection): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(database);
  return Number(rows[0]?.changes);
}

async function dropSearchIndex(transaction: Connection): Promise<void> {
  for (const { table } of SEARCHED) {
    const { search, keys } = partsOf(table);
    if (isPostgres(transaction)) {
      await sql`drop index if exists ${search}`.execute(transaction);
      continue;
    }
    for (const event of ['insert', 'update', 'delete'])
      await sql`drop trigger if exists ${sql.ref(`${table}_search_${event}`)}`.execute(transaction);
    await sql`drop table if exists ${search}`.execute(transaction);
    await sql`drop table if exists ${keys}`.execute(transaction);
  }
}

async function createSearchIndex(transaction: Connection): Promise<void> {
  for (const { table, key } of SEARCHED) {
    if (isPostgres(transaction)) {
      const { search } = partsOf(table);
      await sql`create index ${search} on ${sql.table(table)} using gin (${VECTOR})`.execute(transaction);
    } else {
      await createFts5(transaction, table, key);
      await fillFts5(transaction, table, key);
    }
  }
}

/**
 * SQLite may renumber the rows of a table without an integer key, for example in a vacuum. The table `keys` gives them
 * fixed numbers.
 */
async function createFts5(transaction: Connection, table: SearchedTable, key: string): Promise<void> {
  const search = `${table}_search`;
  const add = `
    insert into ${search}_keys (key) values (new.${key});
    insert into ${search} (rowid, words)
      select id, new.search_text from ${search}_keys where key = new.${key};`;
  const remove = `
    insert into ${search} (${search}, rowid, words)
      select 'delete', id, old.search_text from ${search}_keys where key = old.${key};
    delete from ${search}_keys where key = old.${key};`;
  for (const statement of [
    `create table ${search}_keys (id integer primary key, key text not null unique)`,
    `create virtual table ${search} using fts5(words, content='', columnsize=0, detail=none, prefix='1 2 3 4', tokenize=${TOKENIZER})`,
    `insert into ${search} (${search}, rank) values ('secure-delete', 1)`,
    `insert into ${search} (rowid, words) values (0, '${NO_WORD}')`,
    `create trigger ${search}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${search}_update after update of search_text on ${table} begin ${remove} ${add} end`,
    `create trigger ${search}_delete after delete on ${table} begin ${remove} end`,
  ])
    await sql.raw(statement).execute(transaction);
}

async function fillFts5(transaction: Connection, table: SearchedTable, key: string): Promise<void> {
  const { search, keys } = partsOf(table);
  const rows = sql.table(table);
  await sql`insert into ${keys} (key) select ${sql.ref(key)} from ${rows}`.execute(transaction);
  const { rows: ends } = await sql<{ last: number | null }>`select max(id) as last from ${keys}`.execute(
    transaction,
  );
  const last = ends[0]?.last ?? 0;
  for (let from = 0; from < last; from += INDEXED_AT_ONCE) {
    await sql`
      insert into ${search} (rowid, words)
      select id, search_text from ${keys} join ${rows} on ${sql.ref(`${table}.${key}`)} = key
      where id > ${from} and id <= ${from + INDEXED_AT_ONCE} order by id`.execute(transaction);
  }
}

/** A row of any searched table, with all columns that search words are made from. */
type SearchedRow = EnquiryRow & ApplicationRow & CertificateRow;

/** Makes search texts that are missing or were made by an earlier release. */
async function fillSearchTexts(database: Connection): Promise<void> {
  for (const { table, key, textOf } of SEARCHED) {
    const column = sql.ref<string>(key);
    let last: string | undefined = '';
    while (last !== undefined) {
      const { rows }: { rows: SearchedRow[] } = await sql<SearchedRow>`
        select * from ${sql.table(table)} where ${column} > ${last}
        order by ${column} limit ${PAGE_SIZE}`.execute(database);
      const changed = rows.filter((row) => textOf(row) !== row.search_text);
      const change = async (transaction: Connection) => {
        for (const row of changed)
          await sql`update ${sql.table(table)} set search_text = ${textOf(row)} where ${column} = ${row[key]}`.execute(
            transaction,
          );
      };
      // Uses one transaction, because each separate commit would wait for the disk.
      if (database.isTransaction) await change(database);
      else if (changed.length > 0) await database.transaction().execute(change);
      last = rows.length === PAGE_SIZE ? rows.at(-1)?.[key] : undefined;
    }
  }
}

function keyOf(table: SearchedTable): string {
  return table === 'certificates' ? 'lookup' : 'reference';
}

function partsOf(table: SearchedTable) {
  return { search: sql.ref(`${table}_search`), keys: sql.ref(`${table}_search_keys`) };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
