import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireNewFile, writeNewFile } from '../new-file.ts';
import { requireReceived } from '../submissions/require-received.ts';

/** Writes the resume of an application to a new file, byte for byte as it was sent. Returns its size. */
export async function saveResume(deps: Dependencies, reference: string, file: string): Promise<number> {
  const application = await requireReceived(deps.storage.database, 'applications', reference);
  const content = await buffer(await deps.storage.resumeFiles.read(application.resume_key));
  if (createHash('sha256').update(content).digest('hex') !== application.resume_sha256) {
    throw new StorageUnavailable(
      `The resume of ${application.reference} was changed in the store. Restore a backup.`,
    );
  }
  await requireNewFile(file);
  await writeNewFile(file, Readable.from([content]));
  return content.length;
}
