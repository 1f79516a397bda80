import type { Connection, Database } from './database.ts';
import type { RowKeys } from './hanging-rows.ts';
import { pagesOf } from './pages.ts';
import { entryOf, TABLE_NAMES } from './tables.ts';
import { type Row, untyped } from './untyped.ts';

/** A stored file that a row refers to: a resume, or an attachment of an email. */
export interface NamedFile {
  /** Name for display: the reference of the submission, or the email that the file was attached to. */
  reference: string;
  key: string;
  sha256: string;
  bytes: number;
}

const WITH_FILES = TABLE_NAMES.flatMap((table) => {
  const { file, ...entry } = entryOf(table);
  return file ? [{ table, file, ...entry }] : [];
});
type TableWithFiles = (typeof WITH_FILES)[number];

function rowsOf(database: Connection, { table, file }: TableWithFiles) {
  return untyped(database).selectFrom(table).where(file.key, 'is not', null);
}

/** Queries for the keys of all files, one for each table, because the tables of an earlier release may lack one. */
export function selectFileKeys(database: Connection): Promise<string[]>[] {
  return WITH_FILES.map(async (table) =>
    (await rowsOf(database, table).select(table.file.key).execute()).map((row) =>
      String(row[table.file.key]),
    ),
  );
}

export async function selectFiles(database: Connection): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (const table of WITH_FILES) {
    const rows = await rowsOf(database, table).selectAll().execute();
    const references = await selectReferences(database, table, rows);
    files.push(...rows.map((row, index) => ({ ...fileIn(table, row), reference: references[index] ?? '' })));
  }
  return files;
}

/** Files that these rows refer to. */
export function filesIn(table: string, rows: Row[]): NamedFile[] {
  const known = WITH_FILES.find((each) => each.table === table);
  return known ? rows.filter((row) => row[known.file.key] !== null).map((row) => fileIn(known, row)) : [];
}

function fileIn({ file, of, key }: TableWithFiles, row: Row): NamedFile {
  return {
    reference: of ? `email ${String(row[of.column])}` : String(row[key]),
    key: String(row[file.key]),
    sha256: (row[file.sha256] as string | null) ?? '',
    bytes: Number(row[file.bytes]),
  };
}

/** References of the submissions that rows belong to, directly or through a parent row. */
async function selectReferences(
  database: Connection,
  { key, of }: TableWithFiles,
  rows: Row[],
): Promise<string[]> {
  const [parent] = of?.tables ?? [];
  if (!of || !parent) return rows.map((row) => String(row[key]));
  const { key: parentKey, of: above } = entryOf(parent);
  const found = new Map<unknown, string | null>();
  for (const page of pagesOf(rows.map((row) => row[of.column]))) {
    const parents = await untyped(database)
      .selectFrom(parent)
      .selectAll()
      .where(parentKey, 'in', page)
      .execute();
    for (const row of parents) found.set(row[parentKey], row[above?.column ?? parentKey] as string | null);
  }
  return rows.map((row) => found.get(row[of.column]) ?? 'an unmatched email');
}

/** Keys of the files that these rows refer to. */
export async function selectFilesOf(database: Connection, rows: RowKeys): Promise<string[]> {
  const files: string[] = [];
  for (const table of WITH_FILES)
    for (const page of pagesOf([...(rows.get(table.table) ?? [])])) {
      const found = await rowsOf(database, table).selectAll().where(table.key, 'in', page).execute();
      files.push(...found.map((row) => String(row[table.file.key])));
    }
  return files;
}

/** Finds the row that is deleted together with a file: the row that refers to the file, or its parent. */
export async function findOwner(
  database: Connection,
  file: string,
): Promise<{ table: keyof Database; key: string } | undefined> {
  for (const table of WITH_FILES) {
    const { of, key } = table;
    const row = await rowsOf(database, table)
      .select(of?.column ?? key)
      .where(table.file.key, '=', file)
      .executeTakeFirst();
    if (row) return { table: of?.tables[0] ?? table.table, key: String(row[of?.column ?? key]) };
  }
  return undefined;
}

export async function isFileInUse(database: Connection, file: string): Promise<boolean> {
  return (await findOwner(database, file)) !== undefined;
}

/** Removes files from the list of those to remove, if a restored row refers to them again. */
export async function keepFilesInUse(transaction: Connection): Promise<void> {
  for (const table of WITH_FILES)
    await untyped(transaction)
      .deleteFrom('removals')
      .where('kind', '=', 'resume')
      .where('key', 'in', rowsOf(transaction, table).select(table.file.key))
      .execute();
}

/** Total bytes of all files. */
export async function sumFileBytes(database: Connection): Promise<number> {
  let sum = 0;
  for (const table of WITH_FILES) {
    const { bytes } = await rowsOf(database, table)
      .select(({ fn }) => fn.sum(table.file.bytes).as('bytes'))
      .executeTakeFirstOrThrow();
    sum += Number(bytes ?? 0);
  }
  return sum;
}
