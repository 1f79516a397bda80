import * as v from 'valibot';
import { plural } from '../../contracts/plural.ts';
import { type Page, pageWriter } from './backup-rows.ts';
import {
  addFacts,
  addResume,
  createBackupFile,
  damaged,
  dropOwnerOf,
  FILE_FORMAT,
  misfitting,
  noBackup,
  unknownFormat,
  UnusableBackup,
} from './backup-file.ts';
import { migrations } from './migrate.ts';
import { isResumeKey } from './resume-files.ts';
import { findMisfit, hasColumn, isBackedUp } from './tables.ts';

/**
 * A backup is gzipped JSON Lines: facts, rows, resumes and their counts. It is written and read as a stream, with constant
 * memory and no temporary files. Without its last line it is incomplete.
 */
export type BackupLine =
  | {
      backup: string;
      made: string;
      certificate_secret: string;
      store_id: string;
      /** Migrations that ran, and those on which earlier releases can run. */
      done: string[];
      additive: string[];
    }
  | { table: string; columns: string[]; rows: unknown[][] }
  | { resume: string; content: string }
  /** The file belongs to something deleted while the backup was written: an application, or an email with attachments. */
  | { gone: string }
  | { end: { rows: number; resumes: number } };

export const BACKUP_FORMAT = '2';

/** Longer than any resume in base64 or page of rows. */
const LINE_MAX_BYTES = 256 * 1024 * 1024;
const NEWLINE = 10;

export function backupLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

export function rowsLine({ table, columns, rows }: Page): string {
  return backupLine({ table, columns, rows: rows.map((row) => columns.map((name) => row[name])) });
}

/** Makes a database from the uncompressed content of a backup; the file must not exist. */
export async function unpackBackup(content: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const lines = parsed(content);
  const first = (await lines.next().catch(() => undefined))?.value?.line;
  if (first === undefined || !('backup' in first)) throw noBackup();
  if (first.backup !== BACKUP_FORMAT) throw unknownFormat(first.backup);
  if (!v.is(beginning, first)) throw damaged(whatLacks(first));
  const { made, certificate_secret, store_id, done, additive } = first;
  const isWhole = rowCheckOf(done);
  const backup = await createBackupFile(file, done, additive);
  try {
    await addFacts(backup, [
      { name: 'format', value: FILE_FORMAT },
      { name: 'made', value: made },
      { name: 'certificate_secret', value: certificate_secret },
      { name: 'store_id', value: store_id },
    ]);
    const write = pageWriter(backup);
    const count = { rows: 0, resumes: 0 };
    let end: typeof count | undefined;
    for await (const { line, number } of lines) {
      const misfit = isWhole(line);
      if (misfit !== undefined) throw misfitting(`line ${number}: ${misfit}`);
      if ('table' in line) {
        count.rows += line.rows.length;
        await write({ ...line, rows: line.rows.map((row) => rowOf(line.columns, row)) });
      } else if ('resume' in line) {
        count.resumes += 1;
        await addResume(backup, line.resume, Buffer.from(line.content, 'base64'));
      } else if ('gone' in line) {
        await dropOwnerOf(backup, line.gone);
      } else if ('end' in line) {
        ({ end } = line);
      }
    }
    if (end === undefined) throw damaged('it has no end');
    if (end.rows !== count.rows || end.resumes !== count.resumes)
      throw damaged(
        `it holds ${plural(count.rows, 'row')} and ${plural(count.resumes, 'resume')} where ${end.rows} and ${end.resumes} were written`,
      );
  } finally {
    await backup.destroy();
  }
}

const migrationName = v.pipe(v.string(), v.regex(/^\d{4}-[a-z-]{1,100}$/));
const beginning = v.object({
  backup: v.string(),
  made: v.pipe(
    v.string(),
    v.check((made) => !Number.isNaN(Date.parse(made))),
  ),
  certificate_secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i)),
  store_id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{0,36}$/)),
  done: v.pipe(v.array(migrationName), v.maxLength(10_000)),
  additive: v.pipe(v.array(migrationName), v.maxLength(10_000)),
});

function whatLacks({ made, certificate_secret }: Extract<BackupLine, { backup: string }>): string {
  if (!v.is(beginning.entries.made, made)) return 'it does not say when it was made';
  if (!v.is(beginning.entries.certificate_secret, certificate_secret))
    return 'its certificate secret is incomplete';
  return 'its first line is incomplete';
}

/** Not a schema, because valibot would need its time for each cell of a million rows. */
const cells = v.custom<unknown[][]>(
  (rows) =>
    Array.isArray(rows) &&
    rows.every(
      (row) =>
        Array.isArray(row) &&
        row.every((value) => value === null || typeof value === 'string' || typeof value === 'number'),
    ),
);
const column = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,62}$/));
const resumeKey = v.custom<string>((key) => typeof key === 'string' && isResumeKey(key));
const counted = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const FOLLOWING = v.union([
  v.strictObject({ table: column, columns: v.array(column), rows: cells }),
  v.strictObject({ resume: resumeKey, content: v.string() }),
  v.strictObject({ gone: resumeKey }),
  v.strictObject({ end: v.strictObject({ rows: counted, resumes: counted }) }),
]);

/**
 * Returns a check for the lines after the first, which gives the error or undefined. A backup of an earlier release has
 * other shapes: its rows are checked after migration (`openBackupFile`). A later one may have tables and columns that are
 * ignored.
 */
function rowCheckOf(done: string[]): (line: BackupLine) => string | undefined {
  const isLater = done.some((name) => !(name in migrations));
  const isEarlier = Object.keys(migrations).some((name) => !done.includes(name));
  return (line) => {
    if (!v.is(FOLLOWING, line)) return 'it is not one that data backup writes';
    if (!('table' in line)) return undefined;
    const { table, columns, rows } = line;
    if (new Set(columns).size < columns.length) return `${table} has a column twice`;
    if (rows.some((row) => row.length !== columns.length)) return `a row of ${table} is incomplete`;
    if (isEarlier) return undefined;
    if (!isBackedUp(table)) return isLater ? undefined : `there is no table ${table}`;
    const unknown = columns.find((name) => !hasColumn(table, name));
    if (unknown !== undefined && !isLater) return `${table} has no column ${unknown}`;
    for (const row of rows) {
      const misfit = findMisfit(table, rowOf(columns, row));
      if (misfit !== undefined) return misfit;
    }
    return undefined;
  };
}

function rowOf(columns: string[], values: unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name, index) => [name, values[index]]));
}

async function* parsed(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ line: BackupLine; number: number }, undefined> {
  let number = 0;
  for await (const text of linesOf(content)) {
    number += 1;
    let line: unknown;
    try {
      line = JSON.parse(text.toString());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    if (typeof line !== 'object' || line === null) throw damaged('one of its lines is incomplete');
    yield { line: line as BackupLine, number };
  }
  return undefined;
}

/** Node's own line reader also splits at U+2028, which may be in a message. */
async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]);
      begun = [];
      bytes = 0;
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
    bytes += chunk.length - from;
    if (bytes > LINE_MAX_BYTES) throw new UnusableBackup('has a line that is too long for a backup.');
  }
  if (bytes > 0) yield Buffer.concat(begun);
}
