import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireApplication } from '../submissions/show-application.ts';
import { WrongRequest } from '../wrong-request.ts';

/** Writes the resume of an application to a new file, byte for byte as it was sent. Returns its size. */
export async function saveResume(deps: Dependencies, reference: string, file: string): Promise<number> {
  const application = await requireApplication(deps, reference);
  const content = await buffer(await deps.storage.resumeFiles.read(application.resume_key));
  if (createHash('sha256').update(content).digest('hex') !== application.resume_sha256) {
    throw new StorageUnavailable(
      `The resume of ${application.reference} was changed in the store. Restore a backup.`,
    );
  }
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new WrongRequest(`${file} exists already. Give --out another name.`);
    if (code === 'ENOENT') throw new WrongRequest(`There is no folder ${path.dirname(file)}. Make it first.`);
    if (code === 'ENOSPC') await rm(file, { force: true });
    throw new WrongRequest(`${file} cannot be written (${message}). Give --out another name.`);
  }
  return content.length;
}
