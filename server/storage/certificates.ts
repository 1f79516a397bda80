import type { CertificateRow, Connection } from './database.ts';

const PAGE_SIZE = 1_000;

export async function selectCertificate(
  database: Connection,
  lookup: string,
): Promise<CertificateRow | undefined> {
  return await database
    .selectFrom('certificates')
    .selectAll()
    .where('lookup', '=', lookup)
    .executeTakeFirst();
}

export async function selectCertificates(database: Connection, lookups: string[]): Promise<CertificateRow[]> {
  if (lookups.length === 0) return [];
  return await database.selectFrom('certificates').selectAll().where('lookup', 'in', lookups).execute();
}

export async function selectCertificatesByImportKey(
  database: Connection,
  keys: string[],
): Promise<CertificateRow[]> {
  if (keys.length === 0) return [];
  return await database.selectFrom('certificates').selectAll().where('import_key', 'in', keys).execute();
}

/** All of them in pages, by number. */
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

export async function selectCourses(database: Connection): Promise<string[]> {
  const rows = await database
    .selectFrom('certificates')
    .select('course')
    .distinct()
    .orderBy('course')
    .execute();
  return rows.map(({ course }) => course);
}

/** Those that bear one of these names and are not withdrawn, oldest first. */
export async function selectCertificatesOf(database: Connection, names: string[]): Promise<CertificateRow[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('certificates')
    .selectAll()
    .where('name', 'in', [...new Set(names)])
    .where('revoked', 'is', null)
    .orderBy('created')
    .execute();
}

export async function hasCertificates(database: Connection): Promise<boolean> {
  const row = await database.selectFrom('certificates').select('lookup').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertCertificates(
  database: Connection,
  certificates: CertificateRow[],
): Promise<void> {
  await database.insertInto('certificates').values(certificates).execute();
}

export async function updateCertificate(
  database: Connection,
  lookup: string,
  changes: Partial<Pick<CertificateRow, 'revoked' | 'revocation_reason' | 'replaced_by'>>,
): Promise<void> {
  await database.updateTable('certificates').set(changes).where('lookup', '=', lookup).execute();
}

/** For a person who asks what is kept: certificates that bear one of these names. */
export async function selectCertificatesNamed(
  database: Connection,
  names: string[],
): Promise<Pick<CertificateRow, 'number' | 'name' | 'course'>[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('certificates')
    .select(['number', 'name', 'course'])
    .where('name', 'in', names)
    .orderBy('created', 'desc')
    .execute();
}
