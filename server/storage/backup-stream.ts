import { plural } from '../../contracts/plural.ts';
import { type Page, pageWriter } from './backup-rows.ts';
import {
  addFacts,
  addResume,
  createBackupFile,
  damaged,
  dropOwnerOf,
  FILE_FORMAT,
  noBackup,
  unknownFormat,
  UnusableBackup,
} from './backup-file.ts';

/**
 * A backup is JSON Lines in gzip: facts, rows, resumes and how many there were. Written and read in one go, it takes
 * neither memory nor disk beside itself; what ends before its last line is not whole.
 */
export type BackupLine =
  | {
      backup: string;
      made: string;
      certificate_secret: string;
      store_id: string;
      /** What was done to the tables, and what of it an earlier release goes on with. */
      done: string[];
      additive: string[];
    }
  | { table: string; columns: string[]; rows: unknown[][] }
  | { resume: string; content: string }
  /** The file of what was deleted while the backup was written: an application, or a mail with what it carried. */
  | { gone: string }
  | { end: { rows: number; resumes: number } };

export const BACKUP_FORMAT = '2';

/** Longer than a resume in base64, or a page of rows. */
const LINE_MAX_BYTES = 256 * 1024 * 1024;
const NEWLINE = 10;

export function backupLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

export function rowsLine({ table, columns, rows }: Page): string {
  return backupLine({ table, columns, rows: rows.map((row) => columns.map((name) => row[name])) });
}

/** Makes the database that is restored of what a backup's gzip held; the file must not exist. */
export async function unpackBackup(content: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const lines = parsed(content);
  const first = (await lines.next().catch(() => undefined))?.value;
  if (first === undefined || !('backup' in first)) throw noBackup();
  if (first.backup !== BACKUP_FORMAT) throw unknownFormat(first.backup);
  const { made, certificate_secret, store_id, done, additive } = first;
  if (Number.isNaN(Date.parse(made))) throw damaged('it does not say when it was made');
  if (!/^[0-9a-f]{64}$/i.test(certificate_secret)) throw damaged('its certificate secret is not whole');
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
    for await (const line of lines) {
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

function rowOf(columns: string[], values: unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name, index) => [name, values[index]]));
}

async function* parsed(content: AsyncIterable<Uint8Array>): AsyncGenerator<BackupLine, undefined> {
  for await (const line of linesOf(content)) {
    try {
      yield JSON.parse(line.toString()) as BackupLine;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw damaged('one of its lines is not whole');
    }
  }
  return undefined;
}

/** Node's own reader of lines takes the U+2028 in somebody's message for the end of one. */
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
