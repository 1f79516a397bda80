import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { type BackupLine, unpackBackup } from '../../server/storage/backup-stream.ts';

export type { BackupLine };

export async function readBackup(file: string): Promise<BackupLine[]> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -1);
  return lines.map((line) => JSON.parse(line) as BackupLine);
}

export async function writeBackup(file: string, lines: BackupLine[]): Promise<void> {
  await writeFile(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
}

/** What a backup holds as the SQLite database that earlier releases backed up into. */
export async function asDatabase(file: string): Promise<string> {
  await unpackBackup(createReadStream(file).pipe(createGunzip()), `${file}.db`);
  return `${file}.db`;
}
