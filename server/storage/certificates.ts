import { type RawBuilder, sql } from 'kysely';
import type { CertificateRow, Connection } from './database.ts';
import { forgetHolders } from './holder-mails.ts';
import { certificateText } from './search-words.ts';
import { hasRow, selectInPages, selectRows, updateRows } from './rows.ts';

const PAGE_SIZE = 1_000;

/** Revocation reason of an erased certificate. Only its number is kept. */
export const ERASED = 'erased';

export async function selectCertificates(database: Connection, lookups: string[]): Promise<CertificateRow[]> {
  return await selectRows(database, 'certificates', { lookup: lookups });
}

/** Must be the same expression as in the index of migration 0039, or the database does not use that index. */
const PLAIN = sql<string>`replace(replace(replace(replace(lookup, '/', ''), '.', ''), '_', ''), '#', '')`;

/**
 * Certificates whose numbers consist of these letters and digits, with any signs between them; at most two are needed.
 */
export async function selectByPlainNumber(database: Connection, plain: string): Promise<CertificateRow[]> {
  return await database
    .selectFrom('certificates')
    .selectAll()
    .where(PLAIN, '=', plain)
    .where(sql<boolean>`${PLAIN} <> lookup`)
    .limit(2)
    .execute();
}

export async function selectCertificatesByImportKey(database: Connection, keys: string[]) {
  return await selectRows(database, 'certificates', { import_key: keys });
}

/** All certificates by number, in pages. */
export async function* eachCertificatePage(database: Connection): AsyncGenerator<CertificateRow[]> {
  let last = '';
  for (;;) {
    const page = await database
      .selectFrom('certificates')
      .selectAll()
      .where('lookup', '>', last)
      .orderBy('lookup')
      .limit(PAGE_SIZE)
      .execute();
    if (page.length > 0) yield page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_SIZE) return;
    last = end.lookup;
  }
}

/**
 * Names of all courses, or of all classes, in order. It jumps from one name to the next in the index, because there are
 * few names among a million certificates.
 */
export async function selectNames(database: Connection, column: 'course' | 'class'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ name: string }>`
    with recursive names (name) as (
      select min(${name}) from certificates
      union all
      select (select min(${name}) from certificates where ${name} > names.name) from names where names.name is not null
    ) select name from names where name is not null`.execute(database);
  return rows.map((row) => row.name);
}

/** Keys of the certificates of a class, to search among them. */
export function keysOfClass(name: string): RawBuilder<{ key: string }> {
  return sql`select lookup as key from certificates where class = ${name}`;
}

/** Valid certificates of holders with one of these names, oldest first. */
export async function selectCertificatesOf(database: Connection, names: string[]): Promise<CertificateRow[]> {
  return await selectRows(database, 'certificates', { name: [...new Set(names)], revoked: null }, 'created');
}

export async function hasCertificates(database: Connection): Promise<boolean> {
  return await hasRow(database, 'certificates', {});
}

/** A certificate, the ones that it replaces and the ones that replace it. */
export async function selectReplacements(
  database: Connection,
  first: CertificateRow,
): Promise<CertificateRow[]> {
  const found = new Map([[first.lookup, first]]);
  let reached = [first];
  while (reached.length > 0) {
    const next = reached.flatMap(({ replaced_by }) => replaced_by ?? []);
    const rows = await database
      .selectFrom('certificates')
      .selectAll()
      .where((where) =>
        where.or([
          where('number', 'in', next.length > 0 ? next : ['']),
          where(
            'replaced_by',
            'in',
            reached.map(({ number }) => number),
          ),
        ]),
      )
      .execute();
    reached = rows.filter(({ lookup }) => !found.has(lookup));
    for (const row of reached) found.set(row.lookup, row);
  }
  return [...found.values()];
}

/** Erases these certificates. Their numbers stay reserved, with the time of erasure. */
export async function emptyCertificates(
  database: Connection,
  certificates: Pick<CertificateRow, 'lookup' | 'number'>[],
  time: string,
): Promise<void> {
  for (const { lookup, number } of certificates) {
    const nothing = { name: '', course: '', class: null };
    const changes = { expires: null, import_key: null, paper: null, replaced_by: null, revoked: time };
    const search_text = certificateText({ lookup, number, ...nothing });
    const emptied = { ...nothing, ...changes, revocation_reason: ERASED, search_text };
    await updateRows(database, 'certificates', { lookup }, emptied);
  }
  await forgetHolders(
    database,
    certificates.map(({ lookup }) => lookup),
    time,
  );
}

/** The numbers among these whose certificates replaced another one. */
export async function selectReplacing(database: Connection, numbers: readonly string[]): Promise<string[]> {
  const rows = await selectInPages(database, 'certificates', 'replaced_by', numbers);
  return rows.flatMap(({ replaced_by }) => replaced_by ?? []);
}

export interface ClassFigures {
  certificates: number;
  /** Number of certificates that are valid today. */
  valid: number;
  expired: number;
  revoked: number;
  /** First and last date of issue. */
  from: string;
  to: string;
}

/** All classes, or those with these names, newest first, each with the number of its certificates. */
export async function selectClasses(
  database: Connection,
  names?: string[],
): Promise<{ name: string; certificates: number; newest: string }[]> {
  if (names?.length === 0) return [];
  const rows = await database
    .selectFrom('certificates')
    .select(({ fn }) => ['class', fn.countAll().as('certificates'), fn.max('created').as('newest')])
    .where('class', 'is not', null)
    .$if(names !== undefined, (query) => query.where('class', 'in', names ?? []))
    .groupBy('class')
    .orderBy('newest', 'desc')
    .execute();
  return rows.map(({ class: name, certificates, newest }) => ({
    name: name ?? '',
    certificates: Number(certificates),
    newest,
  }));
}

/** Classes of the newest certificates. Counting the certificates of all classes would read every certificate. */
export async function selectNewestClasses(database: Connection, among: number): Promise<string[]> {
  const rows = await database
    .selectFrom('certificates')
    .select('class')
    .orderBy('created', 'desc')
    .limit(among)
    .execute();
  return [...new Set(rows.flatMap(({ class: name }) => name ?? []))];
}

export async function selectClassFigures(
  database: Connection,
  name: string,
  today: string,
): Promise<ClassFigures> {
  const isExpired = sql`revoked is null and expires is not null and expires < ${today}`;
  const row = await database
    .selectFrom('certificates')
    .select(({ fn }) => [
      fn.countAll().as('certificates'),
      fn.count('revoked').as('revoked'),
      sql<number>`coalesce(sum(case when ${isExpired} then 1 else 0 end), 0)`.as('expired'),
      fn.min('issued').as('from'),
      fn.max('issued').as('to'),
    ])
    .where('class', '=', name)
    .executeTakeFirstOrThrow();
  const [certificates, revoked, expired] = [row.certificates, row.revoked, row.expired].map(Number) as [
    number,
    number,
    number,
  ];
  const valid = certificates - revoked - expired;
  return { certificates, valid, expired, revoked, from: row.from ?? '', to: row.to ?? '' };
}

/** Certificates of a class, oldest first. With `since`, only those stored since then. */
export async function selectOfClass(
  database: Connection,
  name: string,
  { since, limit }: { since?: string; limit?: number },
): Promise<CertificateRow[]> {
  return await database
    .selectFrom('certificates')
    .selectAll()
    .where('class', '=', name)
    .$if(since !== undefined, (query) => query.where('created', '>=', since ?? ''))
    .orderBy('created')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Moves certificates to another class. Updates their search words too, because these include the name of the class. */
export async function updateClass(
  database: Connection,
  rows: readonly CertificateRow[],
  name: string | null,
): Promise<void> {
  for (const row of rows) {
    const changes = { class: name, search_text: certificateText({ ...row, class: name }) };
    await updateRows(database, 'certificates', { lookup: row.lookup }, changes);
  }
}

/**
 * Certificates of holders with one of these names, all or only the newest ones, for a person who asks about their data.
 */
export async function selectCertificatesNamed(
  database: Connection,
  names: string[],
  limit?: number,
): Promise<Pick<CertificateRow, 'number' | 'name' | 'course'>[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('certificates')
    .select(['number', 'name', 'course'])
    .where('name', 'in', names)
    .orderBy('created', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}
