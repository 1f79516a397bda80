import { createHash } from 'node:crypto';
import { UnusableBackup } from '../../storage/backup-file.ts';
import { gunzipBackup, wholeBackup } from '../../storage/backup-stream.ts';
import type { BackupPlace } from '../data/backup-places.ts';
import { OperatorError } from '../operator-error.ts';

/** Which columns of a table name a file, and say what is in it. */
const FILES: Record<string, { owner: string; key: string; sha256: string }> = {
  applications: { owner: 'reference', key: 'resume_key', sha256: 'resume_sha256' },
  reply_attachments: { owner: 'reply_id', key: 'file_key', sha256: 'sha256' },
};

/**
 * Reads a backup that is not encrypted from a store, to its end and in constant memory: whether all that was written is
 * there, and each file is what its row says. Returns whose file is another, and how long the backup is.
 */
export async function readBack(place: BackupPlace): Promise<{ damaged: string[]; bytes: number }> {
  const files = new Map<unknown, { owner: unknown; sha256: unknown }>();
  const damaged: string[] = [];
  try {
    const bytes = await gunzipBackup(await place.read(), async (plain) => {
      for await (const line of wholeBackup(plain)) {
        if ('table' in line && line.table in FILES) {
          const { owner = '', key = '', sha256 = '' } = FILES[line.table] ?? {};
          const at = [owner, key, sha256].map((name) => line.columns.indexOf(name));
          for (const row of line.rows)
            files.set(row[at[1] ?? 0], { owner: row[at[0] ?? 0], sha256: row[at[2] ?? 0] });
        } else if ('resume' in line) {
          const found = createHash('sha256').update(Buffer.from(line.content, 'base64')).digest('hex');
          const { owner, sha256 } = files.get(line.resume) ?? {};
          if (found !== sha256) damaged.push(String(owner));
        }
      }
    });
    return { damaged, bytes };
  } catch (error) {
    if (error instanceof UnusableBackup) throw new OperatorError(`${place.name} ${error.message}`);
    throw error;
  }
}
